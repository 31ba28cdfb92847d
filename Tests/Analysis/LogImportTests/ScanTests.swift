import LogImport
import Testing
import TraceModel

struct `First pass over a log` {
  @Test func `a first pass finds the observed callbacks, the clock and the counts`() {
    let log = """
      vc1 viewDidAppear
      2015-10-29 17:32:30.801 App[1:2] vc1 viewDidLoad

      vc1 viewDidAppear
      hello
      // in viewDidLoad we load the view
      """
    let scan = LogImporter.scan(bytes: Array(log.utf8))
    #expect(scan.observed == ["viewDidLoad", "viewDidAppear"])
    #expect(scan.clock == .wall)
    #expect(scan.statistics.lines == 6)
    #expect(scan.statistics.blank == 1)
    #expect(scan.statistics.understood == 3)
    #expect(scan.statistics.untimed == 2)
    #expect(scan.statistics.mentions == 1)
    #expect(scan.statistics.ignored == 2)
  }

  @Test func `the header is complete before the first event after a scan`() throws {
    let log = Array("vc1 viewDidAppear\nvc1 viewDidLoad".utf8)
    let options = LogImportOptions(observes: LogImporter.scan(bytes: log).observed)
    var importer = LogImporter(title: "log", options: options, bytes: log)
    _ = try importer.next()
    #expect(importer.header.observed == ["viewDidLoad", "viewDidAppear"])
  }

  @Test func `the clock is known before the first timed line`() throws {
    let log = Array("vc1 viewDidLoad\n2015-10-29 17:32:30.801 App[1:2] vc1 viewWillAppear".utf8)
    let scan = LogImporter.scan(bytes: log)
    #expect(scan.epoch == 1_446_139_950_801_000_000 - 1_000)
    var importer = LogImporter(title: "log", options: LogImportOptions(scan: scan), bytes: log)
    #expect(importer.header.clock == .wall)
    #expect(importer.header.epoch == scan.epoch)
    _ = try importer.rest()
    #expect(importer.header.epoch == scan.epoch)
  }

  @Test func `in a pipe the observed callbacks grow with the log`() throws {
    var importer = LogImporter(
      title: "log",
      bytes: Array("vc1 viewDidAppear\nvc1 viewDidLoad".utf8)
    )
    _ = try importer.next()
    #expect(importer.header.observed == ["viewDidAppear"])
    _ = try importer.rest()
    #expect(importer.header.observed == ["viewDidLoad", "viewDidAppear"])
  }
}

struct `Input format` {
  @Test(arguments: [
    "[\n{\"ph\":\"M\",\"pid\":1,\"name\":\"lifeline\"},", "[{\"name\":\"x\",\"ph\":\"B\"}]",
    "{\"traceEvents\":[]}", "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[]}", "[]", "[\n", " [ {",
    "\u{FEFF}[{\"ph\":\"B\"}]",
  ])
  func `JSON arrays and objects are traces`(text: String) {
    #expect(InputFormat.detect(Array(text.utf8)) == .trace)
  }

  @Test(arguments: [
    "", "viewDidLoad", "[Subsystems] Discovering subsystems", "{{0, 0}, {320, 480}}",
    "[cell 6]:Time=5770791 ns", "2015-10-29 17:32:30.801 App[1:2] vc1 viewDidLoad",
    "{\"timestamp\":\"2026-09-22\",\"eventMessage\":\"View\"}",
    "[{\n  \"timezoneName\" : \"\",\n  \"eventMessage\" : \"x\"", "-> applicationDidBecomeActive()",
    "[MyVC] viewDidLoad",
  ])
  func `all other text is a log`(text: String) {
    #expect(InputFormat.detect(Array(text.utf8)) == .log)
  }
}
