import LogImport
import Testing
import TraceModel

/// Names of objects that have ended.
struct `Ended objects` {
  /// The number of names after a log with many labels, classes and messages.
  private func names(labels: Int, forgets: Bool) throws -> Int {
    var options = LogImportOptions()
    options.forgetsEnded = forgets
    var number = 0
    var importer = LogImporter(title: "log", options: options) {
      guard number < labels else { return nil }
      number += 1
      let text = """
        vc\(number) viewDidLoad
        <App.Page\(number): 0x\(number)> viewDidLoad
        Unbalanced calls to begin/end appearance transitions for <App.Page\(number): 0x\(number)>.
        vc\(number) deinit
        <App.Page\(number): 0x\(number)> deinit

        """
      return Array(text.utf8)
    }
    while try importer.next() != nil {}
    return importer.names.count
  }

  @Test func `names are released if the options allow it`() throws {
    #expect(try names(labels: 10, forgets: true) == names(labels: 1000, forgets: true))
  }

  @Test func `names are kept by default`() throws {
    #expect(try names(labels: 1000, forgets: false) > names(labels: 10, forgets: false) + 900)
  }

  @Test func `names are valid until the next event is read`() throws {
    var options = LogImportOptions()
    options.forgetsEnded = true
    let log = "vc1 viewDidLoad\nvc1 deinit\nvc2 viewDidLoad\nvc1 viewDidLoad\nvc2 deinit"
    var importer = LogImporter(title: "log", options: options, bytes: Array(log.utf8))
    var texts: [String] = []
    while let event = try importer.next() {
      if event.kind != .end { texts.append("\(event.kind) \(importer.names[event.name])") }
    }
    #expect(
      texts == [
        "birth vc1", "begin viewDidLoad", "begin deinit", "death vc1", "birth vc2",
        "begin viewDidLoad", "birth vc1", "begin viewDidLoad", "begin deinit", "death vc2",
      ]
    )
  }
}
