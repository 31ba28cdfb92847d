import LogImport
import Testing
import TraceModel

/// Lines in which a logger prints the place in source code before the message of the app.
struct `Places in source code before a message` {
  @Test(arguments: [
    "2024-05-05 10:00:06:500 HomeVC.viewDidLoad():42 - loading the rows now",
    "10:00:06.500 💚 DEBUG HomeVC.viewDidLoad():42 - loading the rows now",
    "10:00:06.500 DEBUG HomeVC.viewDidLoad():42 - not shown yet",
    "10:00:06.500 DEBUG HomeVC.viewDidLoad() - loading the rows",
    "2020-01-02 12:30:01.252 [HomeVC viewDidLoad] [Line 51] some text here",
    "2020-01-02 12:30:01.252 App[1:2] -[HomeVC viewDidLoad] [Line 51] some text here",
    "2020-01-02 12:30:01.252 App[1:2] -[HomeVC viewDidLoad] rows 3 of 5",
    "-[HomeVC viewDidLoad] [Line 51] some text here", "-[HomeVC viewDidLoad]:51 some text here",
    "2017-09-09 10:10:10.101 [Debug] [main] [HomeVC.swift:24] viewDidLoad() > rows loaded",
    "[Debug] [HomeVC.swift:24] viewDidLoad() > showing things",
    "2024-01-01 10:00:00 [DEBUG] HomeVC.swift:24 viewDidLoad() rows loaded: 5",
    "[DEBUG][HomeVC.swift:24][viewDidLoad()] rows loaded: 5",
    "[2024-01-01 10:00:00] [HomeVC] [viewDidLoad] [24] rows loaded",
    "(HomeVC.m:45) -[HomeVC viewDidLoad] rows loaded", "[HomeVC.m:45 viewDidLoad] rows loaded",
    "HomeVC.m:45 -[HomeVC viewDidLoad] rows loaded",
    "DEBUG|HomeVC.swift|viewDidLoad()|45|rows loaded",
    "INFO  [2024-05-05 10:00:06] HomeVC.swift viewDidLoad() [Line 12]: rows loaded",
    "[11:22:33.444] 🟢 HomeVC.viewDidLoad() [main] rows loaded",
    "HomeVC.viewDidLoad() [HomeVC.swift:12] child <Shop.CartVC: 0x1>",
  ])
  func `the method is the callback`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == ["HomeVC viewDidLoad"])
  }

  @Test(arguments: [
    "HomeVC.swift:12: override func viewDidLoad() {",
    "HomeVC.swift:40:        viewWillAppear(true)",
    "HomeVC.swift:12: // viewDidLoad is called once",
    "HomeVC.swift:12:8: warning: viewDidLoad() is slow",
    "HomeVC.viewDidLoad() - called once the view is loaded", "viewDidLoad (1) is called before (2)",
    "2020-01-02 12:30:01.252 App[1:2] -[HomeVC viewWillAppear:]: message sent to deallocated instance 0x6",
    "-[HomeVC viewDidLoad] sets the title", "vc.viewDidLoad():12 - once",
    "HomeVC.swift:27 viewDidLoad() {",
  ])
  func `source code, reports of tools and sentences are not`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }

  @Test func `a message that a closure prints later is no second call`() throws {
    let log = """
      10:00:00.000 DEBUG HomeVC.viewDidLoad():10 - begin of it all
      10:00:00.100 DEBUG HomeVC.viewWillAppear(_:):20 - showing
      10:00:00.500 DEBUG HomeVC.viewDidAppear(_:):30 - shown
      10:00:04.000 DEBUG HomeVC.viewDidLoad():14 - response 200
      10:00:05.000 DEBUG HomeVC.viewWillAppear(_:):23 - reloaded rows
      """
    #expect(
      try Listing.callbacks(Array(log.utf8), echoes: false)
        == ["HomeVC viewDidLoad", "HomeVC viewWillAppear", "HomeVC viewDidAppear"]
    )
  }

  @Test func `a line without a message is the call that a message reported before`() throws {
    let log = """
      10:00:00.100 DEBUG HomeVC.viewDidAppear(_:):30 - showing 3 rows
      10:00:00.300 HomeVC viewDidAppear
      10:00:00.400 HomeVC viewDidAppear
      """
    let calls = try Listing.callbacks(Array(log.utf8), echoes: false)
    #expect(calls == ["HomeVC viewDidAppear", "HomeVC viewDidAppear"])
  }

  @Test(arguments: [
    (
      "[HomeViewController] viewDidLoad <Shop.NavViewController: 0x1>",
      "HomeViewController viewDidLoad"
    ),
    (
      "[BaseViewController] viewDidLoad <Shop.HomeViewController: 0x1>",
      "HomeViewController(0x1) viewDidLoad"
    ),
    (
      "-[ViewController viewDidLoad] <HomeViewController: 0x1>",
      "HomeViewController(0x1) viewDidLoad"
    ),
  ])
  func `the receiver is the class that the line names first, unless it is a base class`(
    line: String,
    event: String
  ) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == [event])
  }
}

/// Objects that loggers write on one line.
struct `JSON of loggers` {
  @Test(arguments: [
    #"{"level":30,"time":1700000000000,"pid":12,"hostname":"x","msg":"HomeVC viewDidLoad"}"#,
    #"{"name":"app","pid":12,"level":30,"msg":"HomeVC viewDidLoad","time":"2024-01-01T10:00:00.000Z","v":0}"#,
    #"{"message":"viewDidLoad","class":"HomeVC","timestamp":"2024-01-01T10:00:00.000Z"}"#,
    #"{"ts":1700000000.123,"lvl":"debug","text":"HomeVC: viewDidLoad"}"#,
    #"{"level":"debug","function":"viewDidLoad()","file":"HomeVC.swift","line":12,"message":"rows loaded"}"#,
    #"{"method":"viewDidLoad()","class":"HomeVC","message":"rows loaded","extra":{"a":[1,2]}},"#,
    #"{"message":"HomeVC viewDidLoad","function":"log(_:)","file":"Logger.swift","line":3}"#,
  ])
  func `the message is read`(line: String) throws {
    let log = line + "\n" + line.replacing("HomeVC", with: "CartVC")
    #expect(InputFormat.detect(Array(log.utf8)) == .log)
    #expect(try Listing.callbacks(Array(log.utf8)) == ["HomeVC viewDidLoad", "CartVC viewDidLoad"])
  }

  @Test func `the time is read`() throws {
    let log = """
      {"time":1700000000000,"msg":"HomeVC viewDidLoad"}
      {"time":1700000000250,"msg":"HomeVC viewWillAppear"}
      """
    var importer = LogImporter(title: "log", bytes: Array(log.utf8))
    let events = try importer.rest()
    #expect(importer.header.epoch == 1_700_000_000_000_000_000)
    #expect(events.last?.time.nanoseconds == 250_000_000)
  }

  @Test(arguments: [
    #"{"a":{"message":"HomeVC viewDidLoad"}}"#, #"{"message":5}"#,
    #"{"message":"HomeVC viewDidLoad""#,
    #"{"message":"HomeVC viewDidLoad"} trailing"#, "{}", #"{"time":1e999,"message":"x"}"#,
  ])
  func `other objects are text`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }

  @Test func `objects of a trace are a trace`() {
    let trace = #"{"ph":"B","name":"HomeVC.viewDidLoad","ts":1,"args":{"message":"x"}}"# + "\n"
    #expect(InputFormat.detect(Array(trace.utf8)) == .trace)
  }
}

/// Characters that are neither text nor space.
struct `Invisible characters` {
  @Test(arguments: [
    "Home\u{0}VC viewDidLoad", "Ho\u{1}meVC viewDidLoad", "\u{0}HomeVC viewDidLoad\u{0}",
    "HomeVC viewDid\u{0}Load", "HomeVC\u{200B} viewDidLoad", "\u{202A}HomeVC viewDidLoad\u{202C}",
    "Home\u{AD}VC viewDidLoad", "Home\u{85}VC viewDidLoad", "HomeVC\u{7F} viewDidLoad",
    "10:00:00.000 Home\u{8}VC viewDidLoad", "HomeVC\u{1F}viewDidLoad",
  ])
  func `a name is read without them`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == ["HomeVC viewDidLoad"])
  }
}
