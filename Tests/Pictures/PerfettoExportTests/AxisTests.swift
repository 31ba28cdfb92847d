import PerfettoExport
import TestSupport
import Testing
import TraceModel

struct `The axis of an export` {
  private func input(step: Duration = .nanoseconds(1)) -> AnalyzedInput {
    var builder = TraceBuilder("axis", clock: .virtual, step: step)
    let home = builder.birth(1, "HomeViewController", .viewController)
    builder.callback(.viewWillAppear, of: home)
    builder.wait(.milliseconds(499))
    builder.callback(.viewDidAppear, of: home)
    builder.wait(.milliseconds(90))
    builder.mark("idle")
    return AnalyzedInput(trace: builder.trace)
  }

  private var linear: PerfettoExport.Options {
    var options = PerfettoExport.Options()
    options.axis = .linear
    return options
  }

  @Test func `the axis gives each event a millisecond and a long pause ten`() throws {
    let export = try DecodedExport([input()])
    let callbacks = export.slices(of: "callback")
    #expect(callbacks.map(\.start) == [1_000_000, 13_000_000])
    #expect(callbacks.map(\.end) == [2_000_000, 14_000_000])
    #expect(export.slices(on: "Marks").map(\.start) == [15_000_000])
    let times = callbacks.map { $0.arguments["time"] }
    #expect(times == ["0.000001 ms", "499.000003 ms"])
    #expect(callbacks.map { $0.arguments["duration"] } == ["0.000001 ms", "0.000001 ms"])
    let clock = export.slices(on: "Clock")
    #expect(clock.map(\.name) == ["from 0", "transition, 499 ms", "from 499 ms"])
    #expect(clock.map(\.start) == [0, 3_000_000, 13_000_000])
    #expect(clock.map(\.end) == [3_000_000, 13_000_000, 16_000_000])
  }

  @Test func `the axis has no position for events that are not shown`() throws {
    var builder = TraceBuilder("hidden", step: .nanoseconds(1))
    let home = builder.birth(1, "HomeViewController", .viewController)
    let bar = builder.birth(2, "_UIBarBackground", .view)
    for _ in 0..<50 { builder.callback(.layoutSubviews, of: bar) }
    builder.callback(.viewDidLoad, of: home)
    let export = try DecodedExport([AnalyzedInput(trace: builder.trace)])
    #expect(export.slices(of: "callback").map(\.start) == [1_000_000])
  }

  @Test func `the axis of real times states each time once, as the position`() throws {
    let export = try DecodedExport([input()], options: linear)
    let callbacks = export.slices(of: "callback")
    #expect(callbacks.map(\.start) == [1, 499_000_003])
    #expect(callbacks.allSatisfy { $0.arguments["time"] == nil })
    #expect(export.slices(on: "Clock").isEmpty)
    #expect(export.slices(on: "About this trace").map(\.name) == ["Distances are times."])
  }

  @Test func `the axis of a log without times shows the order and says so`() throws {
    var builder = TraceBuilder("print", clock: .order, step: .microseconds(1))
    let home = builder.birth(1, "HomeViewController", .viewController)
    builder.callback(.viewDidLoad, of: home)
    let export = try DecodedExport([AnalyzedInput(trace: builder.trace)])
    let about = export.slices(on: "About this trace").map(\.name)
    #expect(about == ["The trace has no times: 1 ms is one event."])
    #expect(export.slices(of: "callback").allSatisfy { $0.arguments["time"] == nil })
    #expect(export.slices(on: "Clock").isEmpty)
  }

  /// A trace whose events belong to a number of processes in turn, with pauses between them.
  private func input(processes: UInt32, events: Int) -> AnalyzedInput {
    var trace = Trace(header: TraceHeader(clock: .virtual, title: "many"))
    trace.end = TraceEnd(status: .complete)
    let name = trace.names.intern("HomeViewController")
    for number in 0..<events {
      let process = 1 + UInt32(number) % processes
      let id = SubjectID(process: process, number: 1)
      let time = Instant(nanoseconds: Int64(number / 4) * 500_000_000 + Int64(number % 4))
      if number < Int(processes) {
        var birth = TraceEvent(.birth, at: time, subject: id, name: name)
        birth.category = .objectCategory
        birth.subjectKind = .viewController
        trace.append(birth)
      } else {
        trace.append(
          TraceEvent(.hierarchy, at: time, subject: id, name: .viewRelation)
        )
      }
    }
    return AnalyzedInput(trace: trace)
  }

  @Test func `the axis is written once for all processes of a trace`() throws {
    let counts: [UInt32] = [1, 2, 40, 80]
    let exports = try counts.map { try DecodedExport([input(processes: $0, events: 800)]) }
    #expect(exports.map { $0.slices(of: "clock").count } == [399, 399, 399, 399])
    #expect(exports.map { $0.slices(of: "about").count } == [1, 1, 1, 1])
    #expect(exports.flatMap(\.errors) == [])
    // The tracks of a process take some bytes, which do not depend on the number of events.
    #expect(exports[3].bytes.count - exports[2].bytes.count < 40 * 400)
    let clock = try #require(exports[1].tracks.values.first { $0.name == "Clock" })
    let above = try #require(clock.parent.flatMap { exports[1].tracks[$0] })
    #expect(above.name == "run, all processes")
    #expect(above.process == nil && above.parent == 0)
  }

  @Test func `each of several traces has its own axis`() throws {
    let export = try DecodedExport([input(), input(processes: 3, events: 8), input()])
    #expect(export.tracks.values.count { $0.name == "Clock" } == 3)
    #expect(export.tracks.values.count { $0.name == "About this trace" } == 3)
    #expect(export.errors == [])
  }

  @Test(arguments: PerfettoExport.Axis.allCases)
  func `the axis accepts times at both ends of the range`(axis: PerfettoExport.Axis) throws {
    var trace = Trace(header: TraceHeader(clock: .wall, title: "extreme"))
    let home = SubjectID(process: 1, number: 1)
    for time in [Int64.min, -5, 0, .max] {
      let instant = Instant(nanoseconds: time)
      let event = TraceEvent(
        .begin,
        at: instant,
        subject: home,
        name: .viewDidLoad,
        category: .callbackCategory
      )
      trace.append(event)
      trace.append(TraceEvent(.end, at: instant))
    }
    var options = PerfettoExport.Options()
    options.axis = axis
    let export = try DecodedExport([AnalyzedInput(trace: trace)], options: options)
    let calls = export.slices(of: "callback")
    #expect(calls.count == 4)
    #expect(zip(calls, calls.dropFirst()).allSatisfy { $0.start <= $1.start })
    #expect(export.errors == [])
  }
}
