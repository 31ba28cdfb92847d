import LogImport
import Testing
import TraceModel

struct `Callbacks that two loggers report` {
  /// The lines of the begins; those of echoes in parentheses.
  private func lines(_ log: String) throws -> [String] {
    var importer = LogImporter(title: "log", bytes: Array(log.utf8))
    return try importer.rest().filter { $0.kind == .begin }.map { event in
      event.flags.contains(.echo) ? "(\(event.line))" : "\(event.line)"
    }
  }

  private static let stamp = "2024-03-09 12:00:00.10"
  private static let app = "App[1:2]"

  @Test(arguments: [
    // `print` and `NSLog` of the same text.
    "vc1 viewDidLoad\n\(stamp)1 \(app) vc1 viewDidLoad",
    "viewDidLoad\n\(stamp)1 \(app) viewDidLoad",
    // An engine and the application's delegate.
    "-> applicationDidBecomeActive()\n\(stamp)1 \(app) -[AppController applicationDidBecomeActive:]",
    // A base class and its subclass.
    "\(stamp)1 \(app) <App.Home: 0x1> -[Base viewDidLoad]\n\(stamp)4 \(app) <App.Home: 0x1> -[Home viewDidLoad]",
    "Home ---> -[BaseViewController viewDidLoad]\nHome ---> -[Home viewDidLoad]",
    // Two ways to name one object.
    "<App.HomeViewController: 0x1> viewDidLoad()\n-[HomeViewController viewDidLoad]",
  ])
  func `the second report is an echo`(log: String) throws {
    #expect(try lines(log) == ["1", "(2)"])
  }

  @Test(arguments: [
    // One logger reports twice: the callback may have been called twice.
    "vc1 viewDidLoad\nvc1 viewDidLoad",
    "\(stamp)1 \(app) -[Home viewDidAppear:]\n\(stamp)1 \(app) -[Home viewDidAppear:]",
    // The reports are too far apart.
    "\(stamp)1 \(app) <App.Home: 0x1> -[Base viewDidLoad]\n\(stamp)9 \(app) <App.Home: 0x1> -[Home viewDidLoad]",
    "vc1 viewDidLoad\n\n\n\n\(stamp)1 \(app) vc1 viewDidLoad",
    // The objects are different.
    "<App.Home: 0x1> viewWillAppear(_:)\n-[DetailViewController viewWillAppear:]",
    "viewWillAppear(_:)\n-[DetailViewController viewWillAppear:]",
    "vc1 viewWillAppear\n\(stamp)1 \(app) vc2 viewWillAppear",
    // The processes are different.
    "\(stamp)1 App[1:2] vc1 viewDidLoad\n\(stamp)1 App[3:2] -[Home viewDidLoad]",
  ])
  func `two possible callbacks are not an echo`(log: String) throws {
    #expect(try lines(log).allSatisfy { !$0.hasPrefix("(") })
  }

  @Test func `an object with echoes has one birth and one death`() throws {
    let log = """
      <App.HomeViewController: 0x1> viewDidLoad()
      -[HomeViewController viewDidLoad]
      <App.HomeViewController: 0x1> deinit
      -[HomeViewController dealloc]
      """
    var importer = LogImporter(title: "log", bytes: Array(log.utf8))
    let events = try importer.rest()
    #expect(events.count { $0.kind == .birth } == 1)
    #expect(events.count { $0.kind == .death } == 1)
    #expect(importer.statistics.echoes == 2)
  }
}
