"""Checks of the edges of what a page draws: names in the timeline, and frames in their window."""

import time

from pace import PACE

# Draws the timeline again and returns the texts that begin or end outside of its canvas.
CUT = """
const done = arguments[arguments.length - 1];
const canvas = document.getElementById('lanes');
const kind = CanvasRenderingContext2D.prototype, draw = kind.fillText;
const cut = new Set();
let count = 0;
kind.fillText = function (text, x, y) {
  if (this.canvas === canvas && this.textAlign === 'start') {
    const { a, e } = this.getTransform();
    const left = x + e / a, right = left + this.measureText(text).width;
    count++;
    if (left < 0 || right > canvas.clientWidth + 0.5) cut.add(text);
  }
  draw.call(this, text, x, y);
};
document.getElementById(arguments[0]).click();
requestAnimationFrame(() => requestAnimationFrame(() => {
  kind.fillText = draw;
  done({ count, cut: [...cut] });
}));
"""
# The frames that are not inside the frame of their window, as [title, y, height].
OUTSIDE = """
return [...document.querySelectorAll('#frames svg')].flatMap(picture => {
  const [window, ...rest] = [...picture.querySelectorAll('rect')].map(shape => ({
    title: shape.textContent, y: Number(shape.getAttribute('y')),
    height: Number(shape.getAttribute('height')),
  }));
  return rest.filter(({ y, height }) => y < window.y - 0.5
    || y + height > window.y + window.height + 0.5).map(Object.values);
});
"""


def check_edges(driver, open_page, address, expect):
    """Draws the names of marks at the edges, and the rows of a scrolled table in their window."""
    open_page(driver, address)
    for width in [1280, 1000, 700]:
        size = {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False}
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        time.sleep(PACE * 0.3)
        for button in ["fit", "zoom-in", "zoom-out"]:
            found = driver.execute_async_script(CUT, button)
            expect(f"texts of the timeline are whole after {button}, {width} wide",
                   found["count"] > 0 and not found["cut"], found)
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    driver.find_element("id", "frames-tab").click()
    time.sleep(PACE * 0.2)
    frames = len(driver.find_elements("css selector", "#frames rect"))
    outside = driver.execute_script(OUTSIDE)
    expect("frames are drawn inside their window", frames > 1 and not outside, outside)
