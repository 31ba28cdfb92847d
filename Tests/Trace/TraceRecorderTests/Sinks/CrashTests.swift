import Foundation
import TestSupport
import Testing
import TraceFormat
import TraceModel

@Suite(.serialized) struct `Crash of the program` {
  /// Seeded, so that a failing moment can be repeated.
  private struct Delays {
    var state: UInt64

    mutating func next(below limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
  }

  @Test func `a kill at a hundred random moments loses at most one event per lane`() throws {
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
      // Threads get their numbers in any order; sorted counts still match.
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

  @Test func `a kill during closing leaves the complete trace`() throws {
    var delays = Delays(state: 7)
    for round in 0..<(TestLength.isLong ? 100 : 25) {
      let run = try ProbeRun()
      defer { run.remove() }
      let (process, _) = try run.start("close", [run.counts.path])
      let ready = run.folder.appending(path: "trace.json.ready").path
      let start = ContinuousClock.now
      while (try? FileManager.default.destinationOfSymbolicLink(atPath: ready)) == nil {
        guard ContinuousClock.now - start < ProbeRun.patience else { throw ProbeRun.Timeout() }
        usleep(50)
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
      let names = try FileManager.default.contentsOfDirectory(atPath: run.folder.path)
      let rest = Set(names).subtracting(["trace.json.next", "trace.json.ready", "counts"])
      // A kill between naming the file and replacing the trace can leave a file.
      #expect(rest.count <= 1 && rest.allSatisfy { $0.hasPrefix(".lifeline-") }, "\(names)")
    }
  }

  @Test func `a kill at birth leaves no file without a header`() throws {
    var delays = Delays(state: 3)
    for round in 0..<40 {
      let run = try ProbeRun()
      defer { run.remove() }
      let (process, _) = try run.start("close", [run.counts.path])
      usleep(UInt32(delays.next(below: 30_000)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let trace = run.folder.appending(path: "trace.json.next")
      guard FileManager.default.fileExists(atPath: trace.path) else { continue }
      let (_, reader) = try run.marks(in: trace)
      #expect(reader.hasHeader, "round \(round)")
    }
  }

  @Test func `a child that continues recording does not change the parent's trace`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let (process, output) = try run.start("fork")
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "lifeline: error: this process was forked while '\(run.trace.path)' was recorded; its parent "
          + "goes on, recording in this process stops [forked-process]",
        "help: record in the child with a recorder and a path of its own",
        "child dropped 1002", "parent dropped 0 status 0",
      ]
    )
    let (marks, reader) = try run.marks(in: run.trace)
    let isWhole = marks == [1: Array(1...3000)]
    #expect(isWhole)
    #expect(reader.problems == [])
    #expect(reader.end == TraceEnd(status: .complete, events: 3000))
  }

  @Test func `a signal of other memory still ends the program`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let (process, output) = try run.start("signal")
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("shortened '\(run.trace.path)'"), "\(text)")
    #expect(text.contains("dropped 100\n"), "\(text)")
    #expect(!text.contains("went on"))
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGBUS)
  }
}
