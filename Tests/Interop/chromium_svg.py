"""Opens SVG files in Chromium and tells what is wrong with them, one line each.

Arguments: SVG files. Needs Debian's chromium-driver and python3-selenium. Exit status 0: every file
is an SVG document whose texts stand on the canvas and do not meet.
"""

import json
import pathlib
import sys

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

CHECK = """
const root = document.documentElement, canvas = root.getBoundingClientRect();
const texts = [...document.querySelectorAll('text')].filter(text => text.textContent.trim());
const boxes = texts.map(text => [text.getBoundingClientRect(), text.textContent]);
const outside = boxes.filter(([box]) =>
  box.left < canvas.left - 1 || box.right > canvas.right + 1 ||
  box.top < canvas.top - 1 || box.bottom > canvas.bottom + 1);
const meeting = [];
// Boxes are as high as the font's line; letters that do not meet may share up to 5 pixels of it.
boxes.forEach(([a, first], place) => boxes.slice(place + 1).forEach(([b, second]) => {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width > 1 && height > 5) meeting.push([first, second]);
}));
return {
  element: root.tagName,
  errors: document.querySelectorAll('parsererror').length,
  texts: texts.length,
  outside: outside.map(([, text]) => text),
  meeting: meeting,
};
"""

options = Options()
for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1400,2200"]:
    options.add_argument(argument)
driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
failed = 0
try:
    for name in sys.argv[1:]:
        driver.get(pathlib.Path(name).resolve().as_uri())
        seen = driver.execute_script(CHECK)
        is_right = seen["element"] == "svg" and seen["errors"] == 0 and seen["texts"] > 0
        if not is_right or seen["outside"] or seen["meeting"]:
            failed += 1
            print(f"{name}: {json.dumps(seen, ensure_ascii=False)}")
finally:
    driver.quit()
print(f"{len(sys.argv) - 1 - failed} of {len(sys.argv) - 1} files are right")
sys.exit(1 if failed else 0)
