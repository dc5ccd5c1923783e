"""Scripts of a page run by Node.js without a page: for checks that need no browser, and are soon done.

There is as much of a document as the painters use: elements with attributes. Lettering is measured roughly.
"""

import json
import re
import shutil
import subprocess
from typing import Any

import pytest

from tests.helpers.patience import ON_A_BUSY_MACHINE

NODE = shutil.which("node")

needs_node = pytest.mark.skipif(
    NODE is None, reason="no node: the scripts of pages were not run without a browser"
)

DOCUMENT = r"""
"use strict";
globalThis.window = globalThis;
class Part {
  constructor(name) {
    [this.localName, this.kept, this.parts] = [name, new Map(), []];
  }
  setAttribute(key, value) { this.kept.set(key, String(value)); }
  getAttribute(key) { return this.kept.get(key) ?? null; }
  append(...parts) { this.parts.push(...parts); }
  get children() { return this.parts.filter((part) => part instanceof Part); }
  get textContent() { return this.all((part) => part.textContent); }
  get outerHTML() {
    const kept = [...this.kept].map(([key, value]) => ` ${key}="${value}"`).join('');
    return `<${this.localName}${kept}>${this.all((part) => part.outerHTML)}</${this.localName}>`;
  }
  all(told) { return this.parts.map((part) => (part instanceof Part ? told(part) : String(part))).join(''); }
  querySelectorAll(wanted) {
    const below = this.children.flatMap((part) => [part, ...part.querySelectorAll('*')]);
    const names = wanted.split(', ');
    return wanted === '*' ? below : below.filter(({ localName }) => names.includes(localName));
  }
}
const pen = {
  font: '',
  measureText(text) {
    const size = parseFloat(/[\d.]+(?=px)/.exec(this.font)[0]);
    return { width: 0.5 * size * [...text].length };
  },
};
globalThis.document = {
  body: new Part('body'),
  createElement: (name) => (name === 'canvas' ? { getContext: () => pen } : new Part(name)),
  createElementNS: (_, name) => new Part(name),
  importNode: (part) => part,
  querySelector: () => ({ textContent: DATA }),
};
globalThis.DOMParser = class { parseFromString() { return { documentElement: new Part('svg') }; } };
"""


def evaluated(page: str, expression: str, before: str = "") -> Any:
    """The value of a JavaScript expression beside the scripts of that page, but for the page's own."""
    (data,) = re.findall(r'<script id="data" type="text/plain">([^<]*)</script>', page)
    (scripts,) = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    ours, shell, _ = scripts.partition("// The page around the table")
    assert shell
    program = "\n".join(
        (
            DOCUMENT.replace("DATA", json.dumps(data)),
            ours,
            "Book.drawing.keep(Book.data.read(document.querySelector('#data').textContent).art);",
            before,
            f"Promise.resolve({expression}).then((value) => console.log(JSON.stringify(value)));",
        )
    )
    done = subprocess.run(
        [str(NODE), "-"], input=program, capture_output=True, text=True, timeout=ON_A_BUSY_MACHINE
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)
