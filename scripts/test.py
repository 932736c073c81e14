"""Check everything: ``python3 scripts/test.py``, or only some tests: ``python3 scripts/test.py -k name``.

Arguments are pytest's, read from the top of the repository. Without any, the
tests are shared out to all cores, but for those that measure time.
"""

import subprocess
import sys

import _env

SOURCES = ("tremor_gui", "scripts", "tests")
CHECKS = (
    ("ruff", "check", "--output-format", "concise", *SOURCES),
    ("ruff", "format", "--check", "--output-format", "concise", *SOURCES),
    ("mypy", *SOURCES),
    ("pytest", "-m", "not alone", "-n", "auto", "--dist", "worksteal", "-q"),
    ("pytest", "-m", "alone"),
)


def main() -> None:
    """Run every check to its end and leave with 1 if any of them failed."""
    python = _env.prepare("test", "arena")

    def passes(*module_and_arguments: str) -> bool:
        print("$", *module_and_arguments, flush=True)
        command = [python, "-m", *module_and_arguments]
        return subprocess.run(command, cwd=_env.ROOT, check=False).returncode == 0

    arguments = sys.argv[1:]
    checks = [("pytest", *arguments)] if arguments else CHECKS
    failed = [check for check in checks if not passes(*check)]
    for check in failed:
        print("FAILED:", *check, flush=True)
    if failed:
        sys.exit(1)


if __name__ == "__main__":
    main()
