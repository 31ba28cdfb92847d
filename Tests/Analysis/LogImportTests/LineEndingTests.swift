import LogImport
import Testing
import TraceModel

struct `Line terminators` {
  private func places(_ log: String, chunk: Int) throws -> [String] {
    var rest = Array(log.utf8)[...]
    var importer = LogImporter(title: "log") {
      defer { rest = rest.dropFirst(chunk) }
      return Array(rest.prefix(chunk))
    }
    return try importer.rest().filter { $0.kind == .begin }.map { "\($0.line)@\($0.byte)" }
  }

  @Test(arguments: [1, 2, 3, 7, .max])
  func `each CR ends a line if the first line ends in CR`(chunk: Int) throws {
    let log = "vc1 viewDidLoad\rhello\r\rvc1 viewWillAppear\rvc1 viewDidAppear"
    #expect(try places(log, chunk: chunk) == ["1@0", "4@23", "5@42"])
  }

  @Test(arguments: [1, 2, 3, 7, .max])
  func `mixed terminators are accepted after a line that ends in CR`(chunk: Int) throws {
    let log = "vc1 viewDidLoad\rvc1 viewWillAppear\r\nvc1 viewDidAppear\nvc1 viewWillDisappear\r"
    #expect(try places(log, chunk: chunk) == ["1@0", "2@16", "3@36", "4@54"])
  }

  @Test(arguments: [1, 2, 3, 7, .max])
  func `only LF ends a line if the first line ends in LF`(chunk: Int) throws {
    let log = "vc1 viewDidLoad\r\n10 %\r20 %\rvc1 viewWillAppear\nvc1 viewDidAppear\r\n"
    #expect(try places(log, chunk: chunk) == ["1@0", "3@46"])
  }

  @Test(arguments: [1, .max])
  func `a log of one or two CRs is read`(chunk: Int) throws {
    #expect(try places("vc1 viewDidLoad\r", chunk: chunk) == ["1@0"])
    #expect(try places("\r\rvc1 viewDidLoad\r\r", chunk: chunk) == ["3@2"])
  }
}
