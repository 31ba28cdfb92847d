import Foundation
import Testing
import TraceFormat
import TraceModel

@Suite(.serialized) struct `Crash of the program` {
  /// Seeded, so that a failing moment can be tried again.
  private struct Delays {
    var state: UInt64

    mutating func next(below limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
  }

  @Test func `a kill at a hundred random moments costs at most one event a lane`() throws {
    let seed: UInt64 = 20_260_101
    print("seed \(seed)")
    var delays = Delays(state: seed)
    for round in 0..<100 {
      let lanes = round % 3 + 1
      let run = try ProbeRun()
      defer { run.remove() }
      let (process, _) = try run.start("record", [run.counts.path, "\(lanes)"])
      try run.waitForFirstMarks(lanes: lanes)
      usleep(UInt32(delays.next(below: 12_000)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let counts = run.storedCounts(lanes: lanes)
      let (marks, reader) = try run.marks(in: run.trace)
      #expect(reader.end.status == .cut, "round \(round)")
      #expect(reader.problems == [], "round \(round)")
      #expect(marks.count == lanes, "round \(round)")
      // Threads take their numbers in any order; sorted, the counts still belong together.
      let recorded = marks.values.map(\.count).sorted()
      for (found, sure) in zip(recorded, counts.sorted()) {
        #expect(found == sure || found == sure + 1, "round \(round): \(found) of \(sure)")
      }
      for lane in marks.values {
        let isGapless = lane.elementsEqual(1...Int32(lane.count))
        #expect(isGapless, "round \(round)")
      }
    }
  }

  @Test func `a kill while closing leaves the whole trace`() throws {
    var delays = Delays(state: 7)
    for round in 0..<20 {
      let run = try ProbeRun()
      defer { run.remove() }
      let (process, _) = try run.start("close", [run.counts.path])
      let ready = run.folder.appending(path: "trace.json.ready").path
      let start = ContinuousClock.now
      while (try? FileManager.default.destinationOfSymbolicLink(atPath: ready)) == nil {
        guard ContinuousClock.now - start < .seconds(20) else { throw ProbeRun.Timeout() }
      }
      usleep(UInt32(delays.next(below: 3000)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let stillClosing =
        (try? FileManager.default.destinationOfSymbolicLink(atPath: ready)) != nil
      guard stillClosing else { continue }
      let (marks, reader) = try run.marks(in: run.folder.appending(path: "trace.json.next"))
      #expect(reader.problems == [], "round \(round)")
      let isWhole = marks == [1: Array(1...3000)]
      #expect(isWhole, "round \(round)")
    }
  }
}
