import LogImport
import TestSupport
import Testing
import TraceModel

/// Logs that were labeled by reading before the importer read them.
struct `Logs that nobody had seen` {
  @Test func `the labels cover enough logs and events`() throws {
    let logs = try UnseenLog.names.map(UnseenLog.init)
    #expect(logs.count >= 40)
    #expect(logs.reduce(0) { $0 + $1.labels.count { !$0.isOptional } } >= 390)
    #expect(logs.count { $0.labels.isEmpty } >= 3)
  }

  @Test(arguments: UnseenLog.names)
  func `no event is invented`(name: String) throws {
    #expect(try Comparison(UnseenLog(named: name)).invented == [])
  }

  /// The list is recorded, so that it states the truth of today: a change of the importer that finds
  /// more events, or fewer, changes the file.
  @Test func `the events that are missed are listed`() throws {
    var text = ""
    var found = 0
    var all = 0
    for name in UnseenLog.names {
      let log = try UnseenLog(named: name)
      let comparison = try Comparison(log)
      let expected = log.labels.count { !$0.isOptional }
      found += expected - comparison.missed.count
      all += expected
      guard !comparison.missed.isEmpty else { continue }
      text += "\(name): \(expected - comparison.missed.count) of \(expected) events found\n"
      for missed in comparison.missed { text += "  \(missed)\n" }
    }
    text += "all logs: \(found) of \(all) events found\n"
    expectGolden(text, at: UnseenLog.folder + "/missed.txt")
  }

  /// The events that must be found.
  ///
  /// It only rises: when the importer finds more, raise it.
  private static let required = 393

  @Test func `enough events are found`() throws {
    var missed = 0
    var all = 0
    for name in UnseenLog.names {
      let log = try UnseenLog(named: name)
      missed += try Comparison(log).missed.count
      all += log.labels.count { !$0.isOptional }
    }
    #expect(all - missed >= Self.required, "\(all - missed) of \(all)")
  }
}

/// The events that an import finds, beside the labels of a reader.
private struct Comparison {
  /// The labels without an event, each with the event of the same callback that has another receiver.
  private(set) var missed: [String] = []
  /// The events without a label.
  private(set) var invented: [String] = []

  init(_ log: UnseenLog) throws {
    var found = try Self.events(of: log.bytes)
    for label in log.labels {
      let candidates = found.indices.filter { found[$0].line == label.line }
      if let index = candidates.first(where: { found[$0].matches(label) }) {
        found.remove(at: index)
      } else if let index = candidates.first(where: { found[$0].isLike(label) }) {
        let event = found.remove(at: index)
        if !label.isOptional { missed.append("\(label.line) \(label.text), found as \(event)") }
      } else if !label.isOptional {
        missed.append("\(label.line) \(label.text)")
      }
    }
    invented = found.map { "\($0.line) \($0)" }
  }

  private struct Event: CustomStringConvertible {
    let line: Int
    let receiver: String
    /// The receiver without its address or label.
    let name: String
    let callback: String
    let isAnimated: Bool

    var description: String { "\(receiver) \(callback)\(isAnimated ? " animated" : "")" }

    /// Whether the event is the label's; `-` stands for a receiver that the line does not name, which
    /// the importer gives the name of a class or protocol of UIKit.
    func matches(_ label: UnseenLog.Label) -> Bool {
      guard !label.isAnimated || isAnimated else { return false }
      if callback.hasPrefix("!") { return "\(receiver) \(callback)".hasPrefix(label.text) }
      let isUnnamed = label.text.hasPrefix("- ") && receiver == name && name.hasPrefix("UI")
      return "\(isUnnamed ? "-" : receiver) \(callback)" == label.text
    }

    /// Whether the event has the label's callback.
    func isLike(_ label: UnseenLog.Label) -> Bool {
      label.text.hasSuffix(" " + callback) || callback.hasPrefix("!") && label.text.contains(" ! ")
    }
  }

  private static func events(of bytes: [UInt8]) throws -> [Event] {
    let options = LogImportOptions(scan: LogImporter.scan(bytes: bytes))
    var importer = LogImporter(title: "log", options: options, bytes: bytes)
    var subjects: [SubjectID: (receiver: String, name: String)] = [:]
    var events: [Event] = []
    for event in try importer.rest() {
      let subject = subjects[event.subject] ?? ("-", "-")
      let callback: String
      switch event.kind {
      case .birth:
        let name = importer.names[event.name]
        let label = importer.names[event.text]
        let receiver = label.isEmpty || label == name ? name : "\(name)(\(label))"
        subjects[event.subject] = (receiver, name)
        continue
      case .begin: callback = importer.names[event.name]
      case .diagnostic: callback = "! \(importer.names[event.text])"
      default: continue
      }
      events.append(
        Event(
          line: Int(event.line),
          receiver: subject.receiver,
          name: subject.name,
          callback: callback,
          isAnimated: event.animated == true
        )
      )
    }
    return events
  }
}
