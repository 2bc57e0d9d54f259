"""The unit cache: private to its user, whole files only, and cleaned of what nobody uses."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ghostyard.core.compiling import unit_cache
from ghostyard.core.compiling.unit_cache import DAY, HOUR, UnitCache, clean, why_not_private


def test_the_folder_and_its_parts_are_made_for_their_owner_alone(tmp_path: Path):
    assert unit_cache._opened(tmp_path / "a" / "b", is_ours=False) == ""
    for folder in (tmp_path / "a" / "b", tmp_path / "a" / "b" / "units"):
        assert folder.stat().st_mode & 0o777 == 0o700


def test_our_own_folder_is_closed_for_others_and_a_given_one_is_left_as_it_is(tmp_path: Path):
    tmp_path.chmod(0o775)
    assert "written by others" in unit_cache._opened(tmp_path, is_ours=False)
    assert tmp_path.stat().st_mode & 0o777 == 0o775
    assert unit_cache._opened(tmp_path, is_ours=True) == ""
    assert tmp_path.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("mode", [0o770, 0o777, 0o702])
def test_a_folder_that_others_could_write_is_refused(tmp_path: Path, mode: int):
    tmp_path.chmod(mode)
    assert "written by others" in why_not_private(tmp_path)


def test_a_part_that_others_could_write_is_refused(tmp_path: Path):
    (tmp_path / "units").mkdir()
    (tmp_path / "units").chmod(0o777)
    assert "written by others" in unit_cache._opened(tmp_path, is_ours=True)


def test_a_folder_that_others_could_swap_is_refused(tmp_path: Path):
    (tmp_path / "open" / "cache").mkdir(parents=True)
    (tmp_path / "open").chmod(0o777)
    assert "replaced by others" in why_not_private(tmp_path / "open" / "cache")


def test_a_link_is_not_followed(tmp_path: Path):
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    assert "not a folder" in why_not_private(tmp_path / "link")


@pytest.mark.skipif(os.getuid() != 0, reason="only root can give a folder away")
def test_a_folder_of_somebody_else_is_refused(tmp_path: Path):
    os.chown(tmp_path, 12345, 12345)
    assert "belongs to somebody else" in unit_cache._opened(tmp_path, is_ours=True)


def test_without_a_private_folder_rules_are_compiled_in_a_temporary_one(tmp_path: Path):
    tmp_path.chmod(0o777)
    code = """
from ghostyard.core.compiling.unit_cache import cache_folder
from ghostyard.core.rule import rule
import os, stat
@rule
def three(): return 3
assert three() == 3
folder = cache_folder()
assert stat.S_IMODE(folder.stat().st_mode) == 0o700 and list(folder.rglob("*.entry"))
assert os.environ["GHOSTYARD_CACHE"] == str(folder)  # for the programs that this one starts
print(folder)
"""
    settings = os.environ | {"GHOSTYARD_CACHE": str(tmp_path), "GHOSTYARD_COMPILE": "", "GHOSTYARD_INTERPRET": ""}
    done = subprocess.run([sys.executable, "-c", code], env=settings, capture_output=True, text=True, check=True)
    assert "written by others" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
    assert not Path(done.stdout.strip()).exists()


def test_a_file_is_written_whole_and_read_again(tmp_path: Path):
    cache = UnitCache(tmp_path)
    assert cache.read("a") is None
    cache.write("a", b"code")
    assert cache.read("a") == b"code"
    assert [path.name for path in cache.folder.iterdir()] == ["a"]


def test_a_disk_that_is_full_stops_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    (tmp_path / "units").write_text("a file where the folder should be")
    UnitCache(tmp_path / "units").write("a", b"code")
    assert "could not be written" in caplog.text


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\x80\x05"])
def test_a_broken_file_is_compiled_again(tmp_path: Path, content: bytes):
    code = "from ghostyard.core.rule import rule\n@rule\ndef three(): return 3\nprint(three())"
    settings = os.environ | {"GHOSTYARD_CACHE": str(tmp_path), "GHOSTYARD_COMPILE": "fast", "GHOSTYARD_INTERPRET": ""}
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", code], env=settings, capture_output=True, text=True, check=True)
        assert done.stdout == "3\n"
        kept = list((tmp_path / "units").glob("*.*"))
        assert kept
        for path in kept:
            path.write_bytes(content)


def test_when_a_shared_object_is_gone_all_that_calls_it_is_made_again(tmp_path: Path):
    code = """
from ghostyard.core.compiling import fast, self_check
print(self_check._answers(fast.FastBackend(1)) == self_check._answers(None))
"""
    settings = os.environ | {"GHOSTYARD_CACHE": str(tmp_path)}
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", code], env=settings, capture_output=True, text=True, check=True)
        assert done.stdout == "True\n"
        gone = list((tmp_path / "units").glob("*.shared"))
        assert gone
        assert list((tmp_path / "units").glob("*.entry"))
        for path in gone:
            path.unlink()


def aged(path: Path, seconds: float, size: int = 1) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"x" * size)
    os.utime(path, (time.time() - seconds,) * 2)
    return path


def test_what_was_not_used_for_long_is_removed(tmp_path: Path):
    old, new = aged(tmp_path / "units" / "old", 40 * DAY), aged(tmp_path / "units" / "new", 3 * DAY)
    deep = aged(tmp_path / "plain" / "rule-1" / "file", 40 * DAY)
    os.utime(deep.parent, (0, 0))
    clean(tmp_path)
    assert [path.exists() for path in (old, new, deep, deep.parent)] == [False, True, False, False]


def test_when_there_is_too_much_the_longest_unused_goes_but_nothing_that_somebody_works_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(unit_cache, "MOST_BYTES", 250)
    files = [aged(tmp_path / name, age, 100) for name, age in (("a", 5 * HOUR), ("b", 3 * HOUR), ("c", 2), ("d", 1))]
    clean(tmp_path)
    assert [path.exists() for path in files] == [False, False, True, True]


def test_reading_counts_as_use(tmp_path: Path):
    read = aged(tmp_path / "read", 40 * DAY)
    UnitCache(tmp_path).read("read")
    clean(tmp_path)
    assert read.exists()


def test_folders_of_earlier_versions_are_removed(tmp_path: Path):
    for name, age in (("rules-0123456789abcdef", 2 * DAY), ("rules-fedcba9876543210", HOUR)):
        aged(tmp_path / name / "file", age)
        os.utime(tmp_path / name, (time.time() - age,) * 2)
    clean(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["rules-fedcba9876543210"]
