import TestSupport
import Testing
import TraceComparison
import TraceFormat
import TraceModel

struct `Round trip` {
  @Test func `the sample of version 1 is written as it was read`() throws {
    let bytes = try Repository.bytes("traces/format/v1.json")
    var reader = TraceReader(bytes: bytes)
    let written = try TraceWriter.bytes(of: &reader)
    let difference = LineDifference.lines(
      expected: String(decoding: bytes, as: UTF8.self),
      actual: String(decoding: written, as: UTF8.self)
    )
    #expect(difference.filter { $0 != "…" } == [])
    #expect(written == bytes)
    #expect(reader.problems == [])
  }

  @Test func `a trace in columns is written as it was read`() throws {
    let bytes = try Repository.bytes("traces/format/v1.json")
    var reader = TraceReader(bytes: bytes)
    #expect(try TraceWriter.bytes(of: Trace(reading: &reader)) == bytes)
  }

  @Test func `a cut trace stays cut`() throws {
    let bytes = try Repository.bytes("traces/format/v1.json")
    var reader = TraceReader(bytes: Array(bytes.prefix(3000)))
    let written = try TraceWriter.bytes(of: &reader)
    #expect(bytes.starts(with: written))
    #expect(written.last == UInt8(ascii: "\n"))
    #expect(written.count > 2700)
  }

  @Test func `unknown members are kept`() throws {
    let line = """
      [
      {"ph":"i","pid":1,"tid":1,"ts":1.000,"s":"g","cat":"mark","name":"a","new":[1,"\\n"],\
      "args":{"obj":3,"on":false,"index":0,"more":{"id":null}}},

      """
    var reader = TraceReader(bytes: Array(line.utf8))
    let written = String(decoding: try TraceWriter.bytes(of: &reader), as: UTF8.self)
    let expected = """
      {"ph":"i","pid":1,"tid":1,"ts":1.000,"cat":"mark","name":"a","s":"g","new":[1,"\\n"],\
      "args":{"obj":3,"index":0,"on":false,"more":{"id":null}}},
      """
    #expect(written.split(separator: "\n").last.map(String.init) == expected)
  }
}
