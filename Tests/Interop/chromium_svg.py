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
// Boxes are as high as the font's line; letters that do not meet may share up to 5 pixels of it. A
// slanted text has a slanted box.
const corners = texts.map(text => {
  const box = text.getBBox(), matrix = text.getCTM();
  const [left, right] = [box.x + 0.5, box.x + box.width - 0.5];
  const [top, bottom] = [box.y + 2.5, box.y + box.height - 2.5];
  return [[left, top], [right, top], [right, bottom], [left, bottom]].map(([x, y]) =>
    [matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f]);
});
// Two boxes are apart if a line along a side of one of them is between them.
const areApart = (one, other) => [one, other].some(box => [0, 1].some(side => {
  const [x, y] = [box[side + 1][0] - box[side][0], box[side + 1][1] - box[side][1]];
  const spans = [one, other].map(points => points.map(point => point[0] * x + point[1] * y));
  return Math.max(...spans[0]) <= Math.min(...spans[1])
    || Math.max(...spans[1]) <= Math.min(...spans[0]);
}));
texts.forEach((first, place) => texts.slice(place + 1).forEach((second, distance) => {
  if (!areApart(corners[place], corners[place + 1 + distance])) {
    meeting.push([first.textContent, second.textContent]);
  }
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
