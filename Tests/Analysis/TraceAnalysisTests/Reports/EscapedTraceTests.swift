import Foundation
import TestSupport
import Testing
import TraceAnalysis
import TraceFormat
import TraceModel

struct `A trace whose strings are escaped` {
  static let stories = (try? Repository.files(in: "traces/stories")) ?? []

  /// Returns what the command says of a trace.
  private func report(_ text: String) throws -> String {
    var reader = TraceReader(bytes: Array(text.utf8))
    return try analyze(&reader).text(fileName: "story.json")
  }

  /// Writes what is not ASCII as Python's `json.dump` does.
  private func escaped(_ text: String) -> String {
    text.utf16.map { unit in
      unit < 128
        ? String(UnicodeScalar(UInt8(unit)))
        : "\\u" + String(format: "%04x", Int(unit))
    }
    .joined()
  }

  /// Renames the classes of the stories to names that are not ASCII and have a slash.
  private func foreign(_ text: String) -> String {
    text.replacing("Controller", with: "Contr\u{F4}l\u{1F600}er")
      .replacing("Vc", with: "V\u{E9}/c")
  }

  @Test(arguments: stories)
  func `an escaped trace gives the same report`(path: String) throws {
    let story = foreign(
      String(decoding: try Repository.bytes("traces/stories/\(path)"), as: UTF8.self)
    )
    let copy = escaped(story).replacing("V\\u00e9/c", with: "V\\u00e9\\/c")
    #expect(copy != story)
    #expect(try report(copy) == report(story))
  }

  @Test func `every member is read as in a trace without escapes`() throws {
    let plain = """
      [{"ph":"B","pid":"1","tid":"1","ts":"1.5","cat":"callback","name":"a"},
      {"ph":"i","pid":1,"tid":1,"ts":2,"s":"t","cat":"mark","name":"m"},
      {"ph":"E","pid":1,"tid":1,"ts":3,"name":"a"}]
      """
    var first = TraceReader(bytes: Array(plain.utf8))
    let copy = plain.replacing("\"ph\":\"B", with: "\"ph\":\"\\u0042")
      .replacing("1.5", with: "\\u0031.5").replacing("\"s\":\"t", with: "\"s\":\"\\u0074")
      .replacing("callback", with: "c\\u0061llback").replacing("\"a\"", with: "\"\\u0061\"")
    var second = TraceReader(bytes: Array(copy.utf8))
    let firstTrace = try Trace(reading: &first)
    let secondTrace = try Trace(reading: &second)
    #expect(firstTrace.problems == secondTrace.problems)
    #expect(firstTrace.events.map(\.kind) == secondTrace.events.map(\.kind))
    #expect(firstTrace.events.map(\.time) == secondTrace.events.map(\.time))
    #expect(firstTrace.events.map(\.category) == secondTrace.events.map(\.category))
    #expect(
      firstTrace.events.map { firstTrace.names[$0.name] }
        == secondTrace.events.map { secondTrace.names[$0.name] }
    )
  }
}
