import Foundation
import Synchronization
import TraceModel
import TraceRecorder

/// A program that records until it is killed or its disk is full; the tests of the recorder run it.
///
/// `RecorderProbe record FILE COUNTS LANES` records marks on several threads without end. After
/// each mark it stores the mark's number in COUNTS, a file of one 64-bit word per lane.
/// `RecorderProbe close FILE COUNTS LANES` does the same with 3000 marks repeatedly: each time it
/// closes the recorder and starts a new file with the same name. `RecorderProbe fork FILE` records
/// 2000 marks, forks, lets the child record and exit, records 1000 more, closes, and prints the
/// failures of both. `RecorderProbe signal FILE` shortens its own trace, continues, and then
/// accesses memory of its own file that was shortened, which must end it. `RecorderProbe fill FILE`
/// records until recording stops, continues for 1000 marks, closes, and prints the recorder's
/// failure.
@main
enum Probe {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else { fatalError("usage: RecorderProbe MODE FILE …") }
    switch arguments[1] {
    case "record":
      try record(path: arguments[2], counts: arguments[3], lanes: Int(arguments[4]) ?? 1)
    case "close": try closeAgainAndAgain(path: arguments[2], counts: arguments[3])
    case "fork": try forkWhileRecording(path: arguments[2])
    case "signal": try shortenTwice(path: arguments[2])
    default: try fill(path: arguments[2])
    }
  }

  private static func record(path: String, counts: String, lanes: Int) throws {
    let recorder = try recorder(path: path)
    let words = SharedWords(path: counts, count: lanes)
    let main = recorder.makeLane(name: "main")
    for number in 1..<max(lanes, 1) {
      Thread.detachNewThread {
        let lane = recorder.makeLane(name: "lane \(number)")
        mark(lane, words, place: number, limit: .max)
      }
    }
    mark(main, words, place: 0, limit: .max)
  }

  private static func closeAgainAndAgain(path: String, counts: String) throws {
    let words = SharedWords(path: counts, count: 1)
    while true {
      let recorder = try recorder(path: path + ".next")
      mark(recorder.makeLane(name: "main"), words, place: 0, limit: 3000)
      try FileManager.default.createSymbolicLink(atPath: path + ".ready", withDestinationPath: "-")
      recorder.close()
      try FileManager.default.removeItem(atPath: path + ".ready")
    }
  }

  private static func mark(_ lane: RecorderLane, _ words: SharedWords, place: Int, limit: Int32) {
    var event = TraceEvent(.mark, name: lane.intern("as fast as it can"))
    while event.index < limit {
      event.index += 1
      lane.record(event)
      words.store(UInt64(event.index), at: place)
    }
  }

  private static func fill(path: String) throws {
    let recorder = try recorder(path: path)
    let lane = recorder.makeLane(name: "main")
    let event = TraceEvent(.mark, name: lane.intern("one more"))
    var recorded = 0
    while recorder.failure == nil {
      lane.record(event)
      recorded += 1
    }
    for _ in 0..<1000 { lane.record(event) }
    recorder.close()
    print("recorded \(recorded - 1) dropped \(recorder.dropped)")
    if let failure = recorder.failure { print(failure.message) }
  }

  private static func forkWhileRecording(path: String) throws {
    let recorder = try recorder(path: path)
    let lane = recorder.makeLane(name: "main")
    var event = TraceEvent(.mark, name: lane.intern("mark"))
    func mark(_ count: Int) {
      for _ in 0..<count {
        event.index += 1
        lane.record(event)
      }
    }
    mark(2000)
    let child = Self.forked()
    guard child > 0 else {
      mark(1000)
      let other = recorder.makeLane(name: "other")
      other.record(event)
      recorder.close()
      print("child dropped \(recorder.dropped)")
      fflush(nil)
      _exit(0)
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    mark(1000)
    recorder.close()
    print("parent dropped \(recorder.dropped) status \(status)")
  }

  /// `fork`, which Swift does not import; the child has one thread and calls no Swift runtime
  /// functions that other threads could have locked.
  private static func forked() -> Int32 {
    typealias Fork = @convention(c) () -> Int32
    guard let symbol = dlsym(nil, "fork") else { fatalError("there is no fork") }
    return unsafeBitCast(symbol, to: Fork.self)()
  }

  private static func shortenTwice(path: String) throws {
    let recorder = try recorder(path: path)
    let lane = recorder.makeLane(name: "main")
    let event = TraceEvent(.mark, name: lane.intern("mark"))
    for _ in 0..<100 { lane.record(event) }
    truncate(path, 0)
    for _ in 0..<100 { lane.record(event) }
    print("dropped \(recorder.dropped)")
    fflush(nil)
    // A mapping of the program's own file, which is then shortened.
    let other = path + ".other"
    let descriptor = open(other, O_RDWR | O_CREAT, 0o600)
    ftruncate(descriptor, 4096)
    let memory = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    ftruncate(descriptor, 0)
    memory?.storeBytes(of: 1, as: UInt8.self)
    print("went on")
  }

  private static func recorder(path: String) throws -> TraceRecorder {
    TraceRecorder(
      header: TraceHeader(clock: .monotonic, title: "probe"),
      time: MonotonicTime(),
      sink: try MappedFileSink(path: path)
    )
  }
}

/// Words in a file that another process reads.
final class SharedWords: Sendable {
  // Each word is written by only one thread and has the size of a machine word.
  nonisolated(unsafe) private let memory: UnsafeMutablePointer<UInt64>

  init(path: String, count: Int) {
    let size = count * MemoryLayout<UInt64>.size
    let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
    guard descriptor >= 0, ftruncate(descriptor, off_t(size)) == 0,
      let raw = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      raw != MAP_FAILED
    else { fatalError("can't map \(path)") }
    memory = raw.bindMemory(to: UInt64.self, capacity: count)
  }

  func store(_ value: UInt64, at place: Int) {
    atomicMemoryFence(ordering: .releasing)
    memory[place] = value
  }
}
