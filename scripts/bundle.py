"""Make installers for people without Python: ``python3 scripts/bundle.py``.

The game is put into the folder ``dist/tremor`` with PyInstaller, for the
system this runs on. On Linux a Debian package and an archive are made of it,
on Windows an installer by NSIS, on macOS the application. ``--folder`` stops
after the folder. What was tried and what was not stands in docs/PACKAGING.md.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

import _env

sys.path.insert(0, str(_env.ROOT))
from tremor_gui import __version__

PACKAGING: Final = _env.ROOT / "packaging"
BUILD: Final = _env.ROOT / "build"
DIST: Final = _env.ROOT / "dist"
FOLDER: Final = DIST / "tremor"
MACHINES: Final = {"x86_64": "amd64", "aarch64": "arm64"}
"""What Debian calls a machine."""
_CONTROL: Final = """\
Package: tremor
Version: {version}
Architecture: {machine}
Maintainer: The Tremor team <tremor@localhost>
Installed-Size: {kilobytes}
Section: games
Priority: optional
Depends: libc6 (>= 2.35), libgcc-s1, libstdc++6 (>= 11),
 libx11-6, libxext6, libxcursor1, libxi6, libxrandr2, libxss1, libxfixes3
Recommends: libasound2 | libasound2t64, libgl1
Description: board game of disasters and habitats
 Two to four animals race across a board of disaster tiles to their last
 habitat, at one screen or against bots.
"""


def run(*command: str | Path) -> None:
    """Run a command, or leave with a sentence if it fails."""
    try:
        done = subprocess.run([*map(str, command)], cwd=_env.ROOT, check=False)
    except FileNotFoundError:
        sys.exit(f"{command[0]} is not installed, and without it this installer cannot be made.")
    if done.returncode:
        sys.exit(f"{Path(command[0]).name} failed, for the reason given above.")


def build_folder() -> None:
    """Put the game and all it needs into a folder."""
    python = _env.prepare("bundle")
    run(python, _env.ROOT / "scripts" / "pack_assets.py", BUILD / "assets")
    places = ("--distpath", DIST, "--workpath", BUILD / "pyinstaller")
    run(python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, PACKAGING / "tremor.spec")


def size_of(folder: Path) -> int:
    """Return the bytes in the files of a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def build_archive(machine: str) -> Path:
    """Put the folder into a compressed archive that is unpacked and started."""
    archive = DIST / f"tremor-{__version__}-linux-{machine}.tar.xz"
    with tarfile.open(archive, "w:xz") as tar:
        tar.add(FOLDER, f"tremor-{__version__}", filter=_by_root)
    return archive


def _by_root(info: tarfile.TarInfo) -> tarfile.TarInfo:
    info.uid = info.gid = 0
    info.uname = info.gname = "root"
    return info


def build_debian(machine: str) -> Path:
    """Make a package for Debian and its relatives."""
    tree = BUILD / "debian"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(FOLDER, tree / "opt" / "tremor", symlinks=True)
    for source, target in (
        (PACKAGING / "tremor.desktop", "usr/share/applications/tremor.desktop"),
        (_env.ROOT / "assets" / "logo" / "icon.png", "usr/share/icons/hicolor/512x512/apps/tremor.png"),
        (_env.ROOT / "LICENSE", "usr/share/doc/tremor/copyright"),
    ):
        (tree / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, tree / target)
    (tree / "usr" / "bin").mkdir(parents=True)
    (tree / "usr" / "bin" / "tremor").symlink_to("/opt/tremor/tremor")
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir()
    kilobytes = size_of(tree) // 1024
    control.write_text(_CONTROL.format(version=__version__, machine=machine, kilobytes=kilobytes), "utf-8")
    package = DIST / f"tremor_{__version__}_{machine}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, package)
    return package


def main() -> None:
    """Build everything for this system, and say where it lies and how large it is."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--folder", action="store_true", help="only put the game into a folder")
    given = parser.parse_args()
    build_folder()
    print(f"{FOLDER.relative_to(_env.ROOT)}: {size_of(FOLDER) / 1e6:.1f} MB", flush=True)
    if given.folder:
        return
    made: list[Path] = []
    if sys.platform == "linux":
        machine = os.uname().machine
        made = [build_archive(machine), build_debian(MACHINES.get(machine, machine))]
    elif os.name == "nt":
        run("makensis", f"/DVERSION={__version__}", PACKAGING / "tremor.nsi")
        made = [DIST / f"tremor-{__version__}-setup.exe"]
    for path in made:
        print(f"{path.relative_to(_env.ROOT)}: {path.stat().st_size / 1e6:.1f} MB", flush=True)


if __name__ == "__main__":
    main()
