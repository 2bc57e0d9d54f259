"""The files for hosts: they can be read, and what they name exists."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest

from ghostyard.cli import app
from ghostyard.table import metrics, pages
from ghostyard.table.settings import Settings

REPOSITORY = Path(__file__).parents[2]
FILES = {path.name: path.read_text() for path in sorted((REPOSITORY / "deploy").iterdir())}
HOSTING = (REPOSITORY / "docs" / "hosting.md").read_text()
ELSEWHERE = {"CACHE", "DOMAIN"}  # of the compiler, and of compose.yaml itself


def test_every_variable_is_a_setting():
    known = {field.name.upper() for field in fields(Settings)} | ELSEWHERE
    named = {name for text in (*FILES.values(), HOSTING) for name in re.findall(r"GHOSTYARD_([A-Z_]+)", text)}
    assert named
    assert named <= known


@pytest.mark.parametrize("name", ["compose.yaml", "kubernetes.yaml"])
def test_backups_are_written_by_a_command_that_there_is(name: str):
    assert "ghostyard backup " in FILES[name]
    assert "backup" in {command.name for command in app.registered_commands}


def test_caddy_knows_every_node_by_its_name():
    replicas = int(re.findall(r"replicas: (\d+)", FILES["compose.yaml"])[0])
    assert re.findall(r"ghostyard-node-(\d):8000", FILES["Caddyfile"]) == [str(n + 1) for n in range(replicas)]


def test_a_visitor_is_not_believed_about_addresses():
    door = FILES["haproxy.cfg"].partition("frontend door")[2].partition("backend")[0]
    assert "http-request del-header X-Forwarded-For" in door


def test_every_probe_is_a_page():
    paths = {route.path for route in pages.ROUTES}
    named = {path for text in FILES.values() for path in re.findall(r"/[a-z]+z\b", text)}
    assert {"/livez", "/readyz"} <= named <= paths


def test_every_panel_asks_for_a_metric_that_there_is():
    page = metrics.page().decode()
    panels = json.loads(FILES["grafana.json"])["panels"]
    asked = {name for panel in panels for name in re.findall(r"ghostyard_\w+", panel["targets"][0]["expr"])}
    there = set(re.findall(r"^# TYPE (ghostyard_\w+)", page, re.MULTILINE))
    assert {name.removesuffix("_bucket") for name in asked} <= there, asked - there


def test_the_files_that_the_page_for_hosts_names_are_there():
    for path in re.findall(r"\]\(([^)#]+)\)", HOSTING):
        assert (REPOSITORY / "docs" / path).exists(), path
