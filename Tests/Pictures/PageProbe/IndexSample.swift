import Findings
import TestIndex
import TraceModel

/// A page of tests with results of every kind, and with texts that try to be code or to be wide.
enum IndexSample {
  private static let attack = "</script><img src=x onerror=attacked=1>\u{202E}<!--"
  private static let wide = String(repeating: "W", count: 900)

  /// Writes the page.
  ///
  /// - Parameter folder: An existing folder; the first failure links to `page.html` in it.
  /// - Throws: An error if the page cannot be written.
  static func write(in folder: String) throws {
    let index = try TestIndex(in: folder, run: "sample", other: .replaced)
    for number in 0..<60 { try index.append(record(.passed, "passes(\(number))")) }
    var failed = record(.failed, "adds()")
    failed.problems = [
      .init("expectState(of:is:) failed: appeared is not hidden", location: "Shop/Tests.swift:20"),
      .init(wide), .init(attack),
    ]
    failed.findings = Severity.allCases.map(finding)
    failed.page = "page.html"
    try index.append(failed)
    for title in [attack, wide] {
      var other = record(.failed, title)
      other.problems = [.init(title)]
      other.page = "missing #1?.html"
      try index.append(other)
    }
    try index.append(record(.began, "hangs()"))
    var reported = record(.passed, "warns()")
    reported.findings = [finding(.warning)]
    try index.append(reported)
    var cut = record(.recorded, "program")
    cut.notes = ["the program died at 5 ms"]
    try index.append(cut)
  }

  private static func record(_ event: IndexRecord.Event, _ name: String) -> IndexRecord {
    var record = IndexRecord(event, trace: "ShopTests/\(name.count)-\(name.prefix(30)).json")
    record.title = "ShopTests/\(name)"
    record.location = "Shop/Tests.swift:12"
    record.events = 1234
    return record
  }

  private static func finding(_ severity: Severity) -> Finding {
    Finding(
      rule: 209,
      name: "did-appear-repeated",
      severity: severity,
      object: FindingObject(id: SubjectID(process: 1, number: 3), className: "CartViewController"),
      message: "viewDidAppear was received twice",
      evidence: []
    )
  }
}
