import Foundation
import LogImport
import TestSupport
import Testing
import TraceModel

/// Excerpts of published logs and of lines that published loggers print, annotated before the importer
/// read them.
struct `Annotated logs` {
  private static let folder = "traces/logs-annotated"

  /// An operation that logs its end is read as a controller, a callback without a receiver that five
  /// levels print as that of several objects, and the address of a method as that of its object.
  @Test func `no further event is invented`() throws {
    let known = [
      "deinit-deallocated: 4", "logger-levels-five: 2", "logger-levels-five: 3",
      "rust-documentation: 1",
    ]
    let invented = try Self.logs().flatMap(\.invented)
    #expect(invented.count == known.count)
    #expect(zip(invented, known).allSatisfy { $0.hasPrefix($1) })
  }

  /// The list is recorded, so that it states the truth of today.
  @Test func `what is missed is listed`() throws {
    var text = ""
    var (found, expected, messages, allMessages) = (0, 0, 0, 0)
    for log in try Self.logs() {
      expected += log.expected.count
      found += log.expected.count - log.missed.count
      allMessages += log.messages.count
      messages += log.messages.count - log.missedMessages.count
      for line in log.missed + log.missedMessages { text += "\(log.name): \(line)\n" }
    }
    text += "all: \(found) of \(expected) events, \(messages) of \(allMessages) messages of UIKit\n"
    expectGolden(text, at: Self.folder + "/missed.txt")
    #expect(found * 100 >= expected * 89 && messages * 100 >= allMessages * 90)
  }

  private struct Log {
    let name: String
    var lines: [String] = []
    var expected: [(line: Int, receiver: String, callback: String)] = []
    var optional: Set<Int> = []
    var messages: [Int] = []
    var missed: [String] = []
    var missedMessages: [String] = []
    var invented: [String] = []

    /// Reads a line with its annotations behind ` @@`: `@@ Home :: viewDidLoad`, `@@?` for an event that
    /// may be read or not, `@@!` for a message of UIKit.
    mutating func add(_ text: Substring) {
      let parts = text.split(separator: " @@", omittingEmptySubsequences: false)
      lines.append(String(parts[0]))
      for part in parts.dropFirst() {
        if part.hasPrefix("!") {
          // LC2: a mistake that events prove.
          if !part.contains("LC2") { messages.append(lines.count) }
        } else if part.hasPrefix("?") {
          optional.insert(lines.count)
        } else if let sign = part.firstRange(of: " :: ") {
          expected.append(
            (
              lines.count, String(part[..<sign.lowerBound].dropFirst()),
              String(part[sign.upperBound...])
            )
          )
        }
      }
    }

    private func isExpected(_ event: TraceEvent) -> Bool {
      expected.contains { $0.line == Int(event.line) }
    }

    mutating func compare() throws {
      let bytes = Array(lines.joined(separator: "\n").utf8)
      let options = LogImportOptions(scan: LogImporter.scan(bytes: bytes))
      var importer = LogImporter(title: name, options: options, bytes: bytes)
      var subjects: [SubjectID: String] = [:]
      var found: [(line: Int, receiver: String, callback: String)] = []
      var diagnostics: Set<Int> = []
      for event in try importer.rest() {
        switch event.kind {
        case .birth:
          let parts = [importer.names[event.text], importer.names[event.name]]
          subjects[event.subject] = parts.joined(separator: " ")
        case .begin where event.flags.contains(.echo) && !isExpected(event):
          // Printed within a call.
          continue
        case .begin:
          let callback = importer.names[event.name]
          found.append((Int(event.line), subjects[event.subject] ?? "", callback))
        case .diagnostic: diagnostics.insert(Int(event.line))
        default: break
        }
      }
      for item in expected {
        let index = found.firstIndex { $0.line == item.line && $0.callback == item.callback }
        let event = index.map { found.remove(at: $0) }
        let names = item.receiver == "-" ? [] : item.receiver.split(separator: " ")
        guard let event, names.allSatisfy({ event.receiver.contains($0) }) else {
          missed.append("\(item.line) \(item.receiver) \(item.callback)")
          continue
        }
      }
      invented = found.filter { !optional.contains($0.line) }
        .map { "\(name): \($0.line) \($0.receiver) \($0.callback)" }
      missedMessages = messages.filter { !diagnostics.contains($0) }.map { "\($0) message" }
    }
  }

  private static func logs() throws -> [Log] {
    let url = LogFiles.root.appending(path: folder)
    let text = try ["logs.txt", "second.txt"].map {
      try String(decoding: LogFiles.bytes(of: $0, in: url), as: UTF8.self)
    }.joined()
    var logs: [Log] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") {
        logs.append(Log(name: String(line.dropFirst(4).prefix { $0 != " " })))
      } else if !logs.isEmpty {
        logs[logs.count - 1].add(line)
      }
    }
    for index in logs.indices { try logs[index].compare() }
    return logs
  }
}
