import TestSupport
import Testing
import TraceFormat
import TraceModel

struct `Reading from a pipe` {
  /// Hands out bytes in pieces of changing length.
  private func reader(
    of bytes: [UInt8],
    pieces: [Int],
    lineLimit: Int = TraceReader.pipeLineLimit
  ) -> TraceReader {
    var place = 0
    var turn = 0
    return TraceReader(lineLimit: lineLimit) { memory in
      let count = min(pieces[turn % pieces.count], bytes.count - place, memory.count)
      turn += 1
      memory.copyBytes(from: bytes[place..<place + count])
      place += count
      return count
    }
  }

  @Test(arguments: [[1], [7], [64, 1, 3], [100_000]])
  func `pieces of any length yield the same events`(pieces: [Int]) throws {
    let bytes = try Repository.bytes("traces/format/v1.json")
    var whole = TraceReader(bytes: bytes)
    var piped = reader(of: bytes, pieces: pieces)
    while let expected = try whole.next() {
      #expect(try piped.next() == expected)
    }
    #expect(try piped.next() == nil)
    #expect(piped.end == whole.end)
    #expect(piped.problems == [])
  }

  @Test func `an event is returned as soon as it is complete`() throws {
    let lines = [
      "[\n", "{\"ph\":\"B\",\"pid\":1,\"tid\":1,\"ts\":1,\"name\":\"a\"}", ",\n",
      "{\"ph\":\"E\",\"pid\":1,\"tid\":1,\"ts\":2},\n",
    ]
    var handed = 0
    var reader = TraceReader { memory in
      guard handed < lines.count else { return 0 }
      let bytes = Array(lines[handed].utf8)
      handed += 1
      memory.copyBytes(from: bytes)
      return bytes.count
    }
    #expect(try reader.next()?.kind == .begin)
    #expect(handed == 2)
    #expect(try reader.next()?.kind == .end)
    #expect(handed == 4)
  }

  @Test func `an event that is too long is skipped`() throws {
    let long = String(repeating: "x", count: 3_000_000)
    let text = """
      [
      {"ph":"i","pid":1,"tid":1,"ts":1,"name":"before"},
      {"ph":"i","pid":1,"tid":1,"ts":2,"name":"\(long)"},
      {"ph":"i","pid":1,"tid":1,"ts":3,"name":"behind"}
      ]
      """
    var reader = reader(of: Array(text.utf8), pieces: [65_536], lineLimit: 1 << 20)
    let trace = try Trace(reading: &reader)
    #expect(trace.events.map { trace.names[$0.name] } == ["before", "behind"])
    #expect(
      trace.problems == [
        TraceProblem(
          .error,
          code: "line-too-long",
          message: "an event of more than 1048576 bytes, it is skipped",
          line: 3,
          column: 1,
          byte: 53
        )
      ]
    )
    #expect(trace.end.status == .complete)
  }

  @Test func `an error of the source is passed on`() {
    struct Broken: Error, Equatable {}
    var reader = TraceReader { _ in throw Broken() }
    #expect(throws: Broken()) { try reader.next() }
  }
}
