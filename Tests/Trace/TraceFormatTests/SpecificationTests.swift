import TestSupport
import Testing

struct `Specification` {
  private let text: String
  private let sample: String

  init() throws {
    text = String(decoding: try Repository.bytes("traces/README.md"), as: UTF8.self)
    sample = String(decoding: try Repository.bytes("traces/format/v1.json"), as: UTF8.self)
  }

  @Test(
    arguments: [
      "ph", "pid", "tid", "ts", "bp", "s", "cat", "id2", "id", "name", "args", "obj", "to",
      "index", "animated", "direct", "on", "frame", "message", "untimed", "class", "kind",
      "identity", "label", "alive", "super", "schema", "version", "minor", "clock", "title",
      "producer", "behavior", "epoch_unix_ns", "observed", "events", "dropped", "status", "reason",
    ]
  )
  func `the specification contains every member and the sample has it`(member: String) {
    #expect(text.contains("`\(member)`") || text.contains(" \(member) "))
    #expect(sample.contains("\"\(member)\":"))
  }
}
