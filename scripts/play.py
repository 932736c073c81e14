"""Open the game: ``python3 scripts/play.py [arguments of the command tremor]``."""

import os
import subprocess
import sys

import _env


def main() -> None:
    """Hand over to the game in the project's environment, made on the first start."""
    python = _env.prepare()
    # -P: the folder somebody happens to stand in must not lend the game its modules.
    command = [python, "-P", "-m", "tremor_gui", *sys.argv[1:]]
    inherited = os.environ.get("PYTHONPATH")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, [str(_env.ROOT), inherited]))}
    if os.name == "nt":  # there, exec would let the shell go on before the game has ended
        sys.exit(subprocess.run(command, env=environment, check=False).returncode)
    os.execve(python, command, environment)


if __name__ == "__main__":
    main()
