import Benchmark
import Foundation
import TraceModel
import TraceRecorder

/// Benchmarks of recording into memory and into a mapped file.
enum RecorderBenchmarks {
  static func register() {
    register("recorder/virtual/100k", time: { VirtualTime() }, sink: { MemorySink() })
    register("recorder/monotonic/100k", time: { MonotonicTime() }, sink: { MemorySink() })
    let path = FileManager.default.temporaryDirectory
      .appending(path: "lifeline-recorder-\(ProcessInfo.processInfo.processIdentifier).json").path
    register(
      "recorder/mapped/100k",
      time: { MonotonicTime() },
      sink: { try MappedFileSink(path: path) }
    )
  }

  /// The CPU time in which a hundred thousand events are recorded on the virtual clock and the
  /// trace is closed, in nanoseconds.
  static func time(into sink: any TraceSink) throws -> Double {
    let header = TraceHeader(clock: .virtual, title: "figures")
    let recorder = TraceRecorder(header: header, time: VirtualTime(), sink: sink)
    let lane = recorder.makeLane(name: "main")
    let subjects = (0..<200).map { _ in recorder.nextSubject() }
    for subject in subjects {
      lane.record(TraceEvent(.birth, subject: subject, name: lane.intern("HomeViewController")))
    }
    var generator = Workload.Generator(state: 42)
    return ProcessTime.of {
      Workload.record(on: lane, subjects: subjects, count: 100_000, generator: &generator)
      recorder.close()
    }
  }

  private static func register(
    _ name: String,
    time: @escaping () -> any TimeSource,
    sink makeSink: @escaping () throws -> any TraceSink
  ) {
    benchmark(name) { state in
      let recorder = TraceRecorder(
        header: TraceHeader(clock: .virtual, title: name),
        time: time(),
        sink: try makeSink()
      )
      let lane = recorder.makeLane(name: "main")
      let subjects = (0..<200).map { _ in recorder.nextSubject() }
      for subject in subjects {
        lane.record(TraceEvent(.birth, subject: subject, name: lane.intern("HomeViewController")))
      }
      var generator = Workload.Generator(state: 42)
      try state.measure {
        Workload.record(on: lane, subjects: subjects, count: 100_000, generator: &generator)
      }
      sink(recorder.dropped)
    }
  }
}
