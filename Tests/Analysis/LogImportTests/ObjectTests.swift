import LogImport
import Testing
import TraceModel

struct `Classes without a pointer` {
  private func subjects(_ log: String) throws -> [String] {
    var importer = LogImporter(title: "log", bytes: Array(log.utf8))
    return try importer.rest().compactMap { event in
      switch event.kind {
      case .begin: "\(event.subject.number) \(importer.names[event.name])"
      case .death: "\(event.subject.number) death"
      default: nil
      }
    }
  }

  @Test func `a class refers to its only object`() throws {
    let log = """
      <App.HomeVC: 0x1> viewDidLoad
      <App.DetailVC: 0x2> viewDidLoad
      HomeVC viewWillAppear
      HomeVC dealloc
      """
    #expect(
      try subjects(log) == [
        "1 viewDidLoad", "2 viewDidLoad", "1 viewWillAppear", "1 deinit", "1 death",
      ]
    )
  }

  @Test func `a class does not refer to one of two objects`() throws {
    let log = "<App.HomeVC: 0x1> viewDidLoad\n<App.HomeVC: 0x2> viewDidLoad\nHomeVC dealloc"
    #expect(
      try subjects(log) == ["1 viewDidLoad", "2 viewDidLoad", "3 deinit", "3 death"]
    )
  }

  @Test func `a class refers to the remaining one of two objects`() throws {
    let log = """
      <App.HomeVC: 0x1> viewDidLoad
      <App.HomeVC: 0x2> viewDidLoad
      <App.HomeVC: 0x1> deinit
      other
      other
      HomeVC dealloc
      """
    #expect(try subjects(log).suffix(2) == ["2 deinit", "2 death"])
  }

  @Test func `a class that begins is a new object`() throws {
    let log = "<App.HomeVC: 0x1> viewDidAppear\nHomeVC viewDidLoad\nHomeVC viewWillAppear"
    #expect(try subjects(log) == ["1 viewDidAppear", "2 viewDidLoad", "2 viewWillAppear"])
  }

  @Test func `a reused address is a new object`() throws {
    let log =
      "<App.HomeVC: 0x1> viewDidLoad\n<App.DetailVC: 0x1> viewDidLoad\nHomeVC viewWillAppear"
    #expect(try subjects(log) == ["1 viewDidLoad", "2 viewDidLoad", "3 viewWillAppear"])
  }
}
