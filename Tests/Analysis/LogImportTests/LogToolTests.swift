import LogImport
import Testing
import TraceModel

/// The layouts of Apple's tools and of device syslogs.
struct `Logs of tools` {
  private func begins(_ log: String) throws -> [TraceEvent] {
    let bytes = Array(log.utf8)
    let options = LogImportOptions(scan: LogImporter.scan(bytes: bytes))
    var importer = LogImporter(title: "log", options: options, bytes: bytes)
    return try importer.rest().filter { $0.kind == .begin }
  }

  private static let stamp = "2024-10-07 17:27:14.563742+0900"
  private static let home = "HomeViewController viewDidLoad"

  @Test(arguments: [
    "\(stamp) 0x12365d   Debug       0x0                  47876  0    App: (App) [a.b:c] \(home)",
    "\(stamp) 0x12365d   Default     0x0                  47876  0    App: \(home)",
    "\(stamp) 0x12365d   Info        0x1f2a               47876       My App: (Lib) \(home)",
    "\(stamp) 0x12365d   Fault       0x0                  47876  14   App: [a.b:User Defaults] \(home)",
    "\(stamp)  localhost App[47876]: (UIKitCore) [a.b:c] \(home)",
    "\(stamp)  Annas-Mac App[47876]: \(home)",
    "2023-12-07 17:09:20.256 Df App[32556:bdad678] [a.b:c] \(home)",
    "2023-12-07 17:09:20.256 E  App[32556:bdad678] \(home)",
    "2023-12-07 17:09:20.256 Er My App[32556:bdad678] (Lib) [a:b] \(home)",
    "May  1 10:00:00 iPhone App(UIKitCore)[123] <Notice>: \(home)",
    "May  1 10:00:00 iPhone App[123]: \(home)",
    "May 11 10:00:00.123456 App(App.debug.dylib)[123] <Debug>: \(home)",
    "{\"timestamp\":\"\(stamp)\",\"eventMessage\":\"\(home)\"}",
    "{\"eventMessage\" : \"\(home)\", \"processID\" : 7, \"timestamp\" : \"\(stamp)\"},",
    "[{\"eventMessage\":\"\(home)\",\"timestamp\":\"\(stamp)\"}]",
  ])
  func `the message of each style is read`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == [Self.home])
    #expect(try begins(line).allSatisfy { !$0.flags.contains(.untimed) })
  }

  @Test(arguments: [
    "\(stamp) 0x1  Activity    0x5f02  5120  0  App: (UIKitCore) viewDidLoad",
    "\(stamp) 0x1  Signpost    0x5f02  5120  0  App: (UIKitCore) viewDidLoad",
    "2023-12-07 17:09:20.256 A  App[1:2] (UIKitCore) viewDidLoad",
    "{\"eventType\":\"activityCreateEvent\",\"eventMessage\":\"viewDidLoad\"}",
    "{\"eventType\":\"signpostEvent\",\"eventMessage\":\"viewDidLoad\"}",
  ])
  func `activities and signposts report no callback`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }

  @Test func `a line without a prefix continues the record`() throws {
    let log = """
      2023-12-07 17:09:20.256 Df App[1:a] Home
      \tHomeViewController viewDidLoad
      2023-12-07 17:09:21.256 Df App[1:b] HomeViewController viewWillAppear
      """
    let begins = try begins(log)
    #expect(begins.map(\.time.nanoseconds) == [0, 1_000_000_000])
    #expect(begins.map(\.thread) == [1, 2])
    #expect(begins.allSatisfy { !$0.flags.contains(.untimed) })
  }

  @Test func `processes and threads in JSON are distinguished by number`() throws {
    let log = """
      {"processID":9,"threadID":1,"eventMessage":"vc1 viewDidLoad"}
      {"processID":9,"threadID":2,"eventMessage":"vc1 viewWillAppear"}
      {"processID":8,"threadID":1,"eventMessage":"vc1 viewDidLoad"}
      """
    let begins = try begins(log)
    #expect(begins.map(\.process) == [1, 1, 2])
    #expect(begins.map(\.thread) == [1, 2, 1])
  }

  @Test func `the escapes of JSON are decoded`() throws {
    let message = #"\ud83c\udfe0 \u9996\u9875\tviewDidLoad\nvc2 viewDidLoad \ud83c"#
    let log = #"{"eventMessage":"\#(message)"}"#
    #expect(try Listing.callbacks(Array(log.utf8)) == ["首页 viewDidLoad", "vc2 viewDidLoad"])
  }

  @Test func `an event of pretty-printed JSON is located at its message`() throws {
    let log = """
      [{
        "timezoneName" : "",
        "backtrace" : { "frames" : [ { "imageOffset" : 1 } ] },
        "eventMessage" : "vc1 viewDidLoad",
        "timestamp" : "2024-11-03 08:15:02.104211+0100"
      },{
        "eventMessage" : "vc1 viewWillAppear",
        "timestamp" : "2024-11-03 08:15:03.104211+0100"
      }
      ]
      """
    let begins = try begins(log)
    #expect(begins.map(\.line) == [4, 7])
    #expect(begins.map(\.time.nanoseconds) == [0, 1_000_000_000])
  }

  @Test func `braces in other text are text`() throws {
    let log = """
      {
        vc1 viewDidLoad
      {
        "key" : "value"
      }
      vc1 viewWillAppear
      """
    #expect(
      try Listing.callbacks(Array(log.utf8)) == ["vc1 viewDidLoad", "vc1 viewWillAppear"]
    )
  }

  @Test func `lost messages are counted`() throws {
    let log = """
      {"eventMessage":"vc1 viewDidLoad"}
      {"eventType":"lossEvent","lossCount":12}
      {"eventType":"lossEvent","lossCount":1e400}
      """
    var importer = LogImporter(title: "log", bytes: Array(log.utf8))
    _ = try importer.rest()
    #expect(importer.statistics.lost == 12)
    #expect(
      importer.problems.first
        == TraceProblem(
          .warning,
          code: "messages-lost",
          message: "the log says that 12 messages were lost",
          line: 2,
          byte: 35,
          count: 12
        )
    )
  }

  @Test func `dates without a year continue after New Year`() throws {
    let log = """
      Dec 31 23:59:59 iPhone App[1]: vc1 viewDidLoad
      Jan  1 00:00:01 iPhone App[1]: vc1 viewWillAppear
      """
    #expect(try begins(log).map(\.time.nanoseconds) == [0, 2_000_000_000])
    #expect(LogImporter.scan(bytes: Array(log.utf8)).epoch == 0)
  }

  @Test func `the time zone of the log is kept`() throws {
    let log = "2024-10-07 17:27:14.563742+0930 App[1:2] vc1 viewDidLoad"
    #expect(LogImporter.scan(bytes: Array(log.utf8)).zone == 34_200)
    var importer = LogImporter(title: "log", bytes: Array(log.utf8))
    _ = try importer.rest()
    #expect(importer.header.zone == 34_200)
  }

  @Test func `times after messages of Xcode are read from files and pipes`() throws {
    let log = """
      vc1 viewDidLoad
      Type: Notice | Timestamp: 2025-08-22 10:41:14.000000+09:00 | Process: App | TID: 0xf7
      vc1 viewWillAppear
      Type: stdio
      vc1 viewDidAppear
      Type: Notice | Timestamp: 2025-08-22 10:41:15.000000+09:00 | Process: App | TID: 0xf8
      """
    let file = try begins(log)
    #expect(file.map { $0.flags.contains(.untimed) } == [false, true, false])
    #expect(file.map(\.time.nanoseconds) == [0, 1_000, 1_000_000_000])
    // The first message was returned before its metadata was read.
    var pipe = LogImporter(title: "log", bytes: Array(log.utf8))
    let begins = try pipe.rest().filter { $0.kind == .begin }
    #expect(begins.map { $0.flags.contains(.untimed) } == [true, true, false])
  }
}

struct `Runs in one log` {
  private func processes(_ log: String) throws -> [UInt32] {
    var importer = LogImporter(title: "log", bytes: Array(log.utf8))
    return try importer.rest().filter { $0.kind == .begin }.map(\.process)
  }

  @Test(arguments: [
    "Test Case '-[AppTests.HomeTests testIt]' started.",
    "Test Case 'HomeTests.testIt' started at x",
    "Program ended with exit code: 0", "Message from debugger: Terminated due to signal 9",
    "Message from debugger: killed",
  ])
  func `a new run begins after a mark`(mark: String) throws {
    #expect(try processes("vc1 viewDidLoad\n\(mark)\nvc1 viewDidLoad") == [1, 2])
    let line = "2017-12-06 14:36:09.954 App[1:2] vc1 viewDidLoad"
    #expect(try processes("\(line)\n\(mark)\n\(line)\n\(line)") == [1, 2, 2])
  }

  @Test func `the end of a test does not begin a run`() throws {
    let log = "vc1 viewDidLoad\nTest Case '-[A b]' passed (0.1 seconds).\nvc1 viewWillAppear"
    #expect(try processes(log) == [1, 1])
  }

  @Test func `a mark before the first event does not begin a run`() throws {
    #expect(try processes("Test Case '-[A b]' started.\nvc1 viewDidLoad") == [1])
  }
}
