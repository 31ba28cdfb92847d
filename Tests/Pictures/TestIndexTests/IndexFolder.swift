import Findings
import Foundation
import TestIndex
import Testing
import TraceModel

/// A temporary folder with a page of tests.
struct IndexFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "lifeline-index-\(UInt64.random(in: 0...UInt64.max))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  var file: URL { url.appending(path: "index.html") }

  func index(
    _ run: String = "one",
    other: TestIndex.Existing = .replaced
  ) throws -> TestIndex {
    try TestIndex(in: url.path, run: run, other: other)
  }

  var text: String {
    get throws { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
  }

  /// The records of the page, parsed independently of the writer.
  var records: [[String: Any]] {
    get throws {
      let opening = "<script type=\"application/json\">", closing = "</script>"
      return try text.split(separator: "\n").filter { $0.hasPrefix(opening) }.map { line in
        #expect(line.hasSuffix(closing))
        let json = line.dropFirst(opening.count).dropLast(closing.count)
        #expect(!json.contains("<"))
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
        return try #require(object as? [String: Any])
      }
    }
  }

  /// The traces of the records, in order.
  var traces: [String] {
    get throws { try records.compactMap { $0["trace"] as? String } }
  }
}

extension IndexRecord {
  /// A record of a test.
  static func test(_ event: Event, _ title: String) -> IndexRecord {
    var record = IndexRecord(event, trace: "Shop/\(title).json")
    record.title = "Shop/\(title)"
    record.location = "Shop/ShopTests.swift:12"
    record.events = 40
    return record
  }
}

extension Finding {
  /// A finding about a controller.
  static func example(
    _ severity: Severity,
    className: String = "CartViewController",
    message: String = "viewDidAppear was received twice"
  ) -> Finding {
    Finding(
      rule: 209,
      name: "did-appear-repeated",
      severity: severity,
      object: FindingObject(id: SubjectID(process: 1, number: 3), className: className),
      message: message,
      evidence: []
    )
  }
}
