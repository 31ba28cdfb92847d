"""Measures the page of a large trace: time until ready, frames while panning and zooming, heap.

The limits of times hold on a machine that does nothing else: if frames without work are late too,
the times are printed but not judged.
"""

import os
import pathlib
import time

# Pans and zooms by wheel events for a number of frames; returns the intervals of the frames, the
# time of the page's own painting, and how many pixels of the last frame differ from the first row's
# background.
FRAMES = """
const done = arguments[arguments.length - 1];
const [frames, zooms] = arguments;
const target = document.getElementById('scroller');
const canvas = document.getElementById('lanes');
const copy = Object.assign(document.createElement('canvas'), { width: 600, height: 400 })
  .getContext('2d', { willReadFrequently: true });
const box = target.getBoundingClientRect();
const intervals = [];
let drawn = 0, least = Infinity;
let before = performance.now(), number = 0;
function wheel(init) {
  target.dispatchEvent(new WheelEvent('wheel', {
    bubbles: true, cancelable: true, clientX: box.left + box.width * 0.6,
    clientY: box.top + box.height / 2, ...init,
  }));
}
function frame(now) {
  const time = performance.now();
  if (number > 0) intervals.push(time - before);
  before = time;
  if (number % 20 === 10) {
    copy.drawImage(canvas, canvas.width * 0.25, 40, 600, 400, 0, 0, 600, 400);
    const { data } = copy.getImageData(0, 0, 600, 400);
    let count = 0;
    for (let i = 0; i < data.length; i += 4) {
      if (data[i] !== data[0] || data[i + 1] !== data[1] || data[i + 2] !== data[2]) count++;
    }
    least = Math.min(least, count);
    drawn += count;
    before = performance.now();
  }
  if (++number > frames) {
    intervals.sort((a, b) => a - b);
    const at = part => intervals[Math.min(intervals.length - 1, Math.floor(part * intervals.length))];
    done({ p50: at(0.5), p95: at(0.95), worst: at(1), drawn, least });
    return;
  }
  if (zooms === null) { requestAnimationFrame(frame); return; }
  if (zooms && number % 2) wheel({ ctrlKey: true, deltaY: number % 80 < 40 ? -25 : 25 });
  else wheel({ shiftKey: true, deltaY: number % 120 < 60 ? 37 : -37 });
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);
"""


def main_thread_time(driver):
    """The processor time of the main thread in milliseconds, which a busy machine does not extend."""
    metrics = driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
    return 1000 * next(metric["value"] for metric in metrics if metric["name"] == "ThreadTime")


def measure(driver, page, open_page, expect):
    """Opens a page, prints its measures and checks the limits of a trace of a million events."""
    address = pathlib.Path(page).resolve().as_uri()
    driver.set_script_timeout(120)
    size = {"width": 1600, "height": 1100, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    driver.get("about:blank")
    driver.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})
    before = main_thread_time(driver)
    started = time.time()
    open_page(driver, address)
    elapsed = time.time() - started
    used = main_thread_time(driver) - before
    ready = float(driver.execute_script("return document.body.dataset.ready"))
    driver.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
    heap = driver.execute_script("return performance.memory.usedJSHeapSize") / 1e6
    facts = driver.find_element("id", "facts").text
    megabytes = pathlib.Path(page).stat().st_size / 1e6
    print(f"{page}: {facts}")
    print(f"  file {megabytes:.2f} MB, ready {ready:.0f} ms (opened in {elapsed:.2f} s,"
          f" {used:.0f} ms of the main thread), heap {heap:.0f} MB")
    expect("the file has at most 8 MB", megabytes <= 8, megabytes)
    idle = driver.execute_async_script(FRAMES, 120, None)
    isQuiet = idle["p95"] <= 18.5 and os.getloadavg()[0] < 2.5
    print(
        f"  without work: frame p95 {idle['p95']:.1f}, worst {idle['worst']:.1f} ms; load"
        f" {os.getloadavg()[0]:.1f}{'' if isQuiet else ': the machine is busy, times are not judged'}"
    )
    expect("the page is ready within a second", ready <= 1000 or not isQuiet, ready)
    expect("the page uses at most a second of processor time to open", used <= 1000, used)
    expect("the heap has at most 150 MB", heap <= 150, heap)
    for title, setup, zooms in [
        ("panning, all in view", "document.getElementById('fit').click()", False),
        ("panning and zooming", "document.getElementById('fit').click()", True),
        ("expanded", "document.getElementById('expand').click()", True),
        ("linear", "const a = document.getElementById('axis'); a.value = 'linear';"
         "a.dispatchEvent(new Event('change'))", True),
    ]:
        driver.execute_script(setup)
        time.sleep(0.6)
        before = main_thread_time(driver)
        found = driver.execute_async_script(FRAMES, 240, zooms)
        each = (main_thread_time(driver) - before) / 240
        print(
            f"  {title}: frame p50 {found['p50']:.1f}, p95 {found['p95']:.1f},"
            f" worst {found['worst']:.1f} ms; {each:.1f} ms of the main thread each;"
            f" at least {found['least']} pixels drawn"
        )
        expect(f"{title}: p95 of frames is at most 33 ms", found["p95"] <= 34 or not isQuiet, found)
        expect(f"{title}: no frame takes more than 100 ms", found["worst"] <= 100 or not isQuiet, found)
        expect(f"{title}: a frame needs at most 16 ms of the main thread", each <= 16, each)
        expect(f"{title}: something is drawn", found["least"] > 2000, found)
    measure_search(driver)
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def measure_search(driver):
    """Prints the time of a search, of sorting and of moving the moment."""
    driver.find_element("id", "events-tab").click()
    script = """
      const done = arguments[arguments.length - 1];
      const time = act => { const start = performance.now(); act(); return performance.now() - start; };
      const sort = name => document.querySelector(`[data-column=${name}] button`).click();
      const result = { duration: time(() => sort('duration')), object: time(() => sort('object')) };
      result.time = time(() => sort('time'));
      const part = document.getElementById('part');
      part.value = 'calls';
      result.filter = time(() => part.dispatchEvent(new Event('change')));
      part.value = 'all';
      part.dispatchEvent(new Event('change'));
      location.hash = '#event=900000';
      setTimeout(() => {
        const start = performance.now();
        location.hash = '#event=100';
        const until = setInterval(() => {
          if (!document.getElementById('moment').textContent.startsWith('After event 100 ')) return;
          clearInterval(until);
          result.jump = performance.now() - start;
          done(result);
        }, 1);
      }, 800);
    """
    times = driver.execute_async_script(script)
    print("  " + ", ".join(f"{name} {value:.0f} ms" for name, value in times.items()))
