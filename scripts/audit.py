"""Ask whether any package that is locked is known to be unsafe: ``python scripts/audit.py``.

Leaves with 1 if one is, and with 2 if nobody could be asked about some: then
nothing is known of them, which is not the same as that they are safe.
"""

import json
import subprocess
import sys
from typing import Any, Final

import _env
from build_locks import NAMES

SERVICES: Final = ("pypi", "osv")
"""Who keeps lists of what is unsafe, in the order in which they are asked."""


def report(python: str, lock: str, service: str) -> list[dict[str, Any]]:
    """Return what a service says of each package of a lock, or nothing if it cannot be reached."""
    command = [python, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--format", "json"]
    command += ["--progress-spinner", "off", "--vulnerability-service", service]
    command += ["--requirement", str(_env.ROOT / _env.LOCKS / f"{lock}.txt")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        found: list[dict[str, Any]] = json.loads(done.stdout)["dependencies"]
    except (ValueError, LookupError):
        return []
    return [package for package in found if "skip_reason" not in package]


def main() -> None:
    """Print what is known to be unsafe, and of how many packages nothing is known."""
    python = _env.prepare("audit")
    locked, told, unsafe = set[str](), set[str](), set[str]()
    for lock in NAMES:
        lines = _env.pinned(_env.ROOT / _env.LOCKS / f"{lock}.txt")
        # What is needed on other systems only is left out here; a run there asks about it.
        names = {line.partition("==")[0] for line in lines if ";" not in line}
        locked |= names
        for service in SERVICES:
            if names <= told:
                break
            for package in report(python, lock, service):
                told.add(package["name"])
                unsafe |= {
                    f"{package['name']} {package['version']}: {flaw['id']}, mended in "
                    f"{', '.join(flaw['fix_versions']) or 'no version'}"
                    for flaw in package["vulns"]
                }
    for line in sorted(unsafe):
        print(line)
    unknown = sorted(locked - told)
    print(f"{len(told)} packages were asked about, and {len(unsafe)} flaws are known.")
    if unknown:
        print(f"No service could be asked about {len(unknown)}: {', '.join(unknown)}.")
    if unsafe or unknown:
        sys.exit(1 if unsafe else 2)


if __name__ == "__main__":
    main()
