import Foundation
import TestSupport
import Testing
import TraceModel
import TraceRecorder

@Suite(.enabled(if: ForeignProgram.find("python3") != nil, "python3 is not installed"))
struct `Python's json` {
  private func eventCount(of file: String) throws -> String {
    let python = try #require(ForeignProgram.find("python3"))
    let program = "import json,sys; print(len(json.load(open(sys.argv[1], encoding='utf-8'))))"
    let (status, output) = try ForeignProgram.run(python, ["-c", program, file])
    return status == 0 ? output : "failed: \(output)"
  }

  @Test func `Python parses the sample`() throws {
    #expect(try eventCount(of: Repository.url("traces/format/v1.json").path) == "66\n")
  }

  @Test func `Python parses a finished trace`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let recorder = TraceRecorder(
      header: TraceHeader(clock: .virtual, title: "“quoted” \\ \"title\"\n\u{1}"),
      time: VirtualTime(),
      sink: try MappedFileSink(path: run.trace.path)
    )
    let lane = recorder.makeLane(name: "main")
    for number in 0..<2000 {
      lane.record(TraceEvent(.mark, name: lane.intern("mark \(number % 5) é \"\u{7}")))
    }
    recorder.close()
    // The header, two names and the footer are lines, too.
    #expect(try eventCount(of: run.trace.path) == "2004\n")
  }
}
