import Testing
import TraceFormat
import TraceModel
import TraceRecorder

struct `Recorder lane` {
  private let context = RecordingContext.inMemory(
    title: "lane",
    behavior: BehaviorVersion(major: 18)
  )

  @Test func `a lane writes a callback of an object`() throws {
    let lane = context.recorder.makeLane(name: "main")
    let home = context.recorder.nextSubject()
    var birth = TraceEvent(.birth, subject: home, name: lane.intern("HomeViewController"))
    birth.subjectKind = .viewController
    lane.record(birth)
    var begin = TraceEvent(
      .begin,
      subject: home,
      name: .viewWillAppear,
      category: .callbackCategory
    )
    begin.animated = true
    lane.record(begin)
    lane.record(TraceEvent(.end))
    context.recorder.close(reason: "done")
    let expected = """
      [
      {"ph":"M","pid":1,"tid":1,"ts":0.000,"name":"lifeline","args":{"schema":"lifeline",\
      "version":1,"minor":0,"clock":"virtual","title":"lane","producer":"lifeline 0.1.0",\
      "behavior":"iOS 18"}},
      {"ph":"M","pid":1,"tid":1,"ts":0.000,"name":"process_name","args":{"name":"lane"}},
      {"ph":"M","pid":1,"tid":1,"ts":0.000,"name":"thread_name","args":{"name":"main"}},
      {"ph":"b","pid":1,"tid":1,"ts":0.000,"cat":"object","id2":{"local":"0x1"},\
      "name":"HomeViewController#1","args":{"class":"HomeViewController",\
      "kind":"viewController"}},
      {"ph":"B","pid":1,"tid":1,"ts":0.001,"cat":"callback",\
      "name":"HomeViewController.viewWillAppear","args":{"obj":1,"animated":true}},
      {"ph":"E","pid":1,"tid":1,"ts":0.002},
      {"ph":"M","pid":1,"tid":1,"ts":0.003,"name":"lifeline_end","args":{"events":3,\
      "dropped":0,"status":"complete","reason":"done"}}
      ]

      """
    #expect(String(decoding: try context.traceBytes(), as: UTF8.self) == expected)
  }

  @Test func `a recorded event is read back unchanged`() throws {
    let lane = context.recorder.makeLane(name: "main")
    for number in 0..<5000 {
      lane.record(TraceEvent(.mark, name: lane.intern("mark \(number % 7)")))
    }
    context.recorder.close()
    let trace = try context.trace()
    let marks = trace.events.filter { $0.kind == .mark }
    #expect(marks.map { trace.names[$0.name] } == (0..<5000).map { "mark \($0 % 7)" })
    #expect(marks.map(\.time.nanoseconds) == Array(0..<5000))
    #expect(trace.end == TraceEnd(status: .complete, events: 5000))
    #expect(trace.problems == [])
  }

  @Test func `a lane writes the class of an object born in another lane`() throws {
    let main = context.recorder.makeLane(name: "main")
    let other = context.recorder.makeLane(name: "other")
    let home = context.recorder.nextSubject()
    main.record(TraceEvent(.birth, subject: home, name: main.intern("Home")))
    other.record(TraceEvent(.begin, subject: home, name: other.intern("load")))
    let text = String(decoding: try context.traceBytes(), as: UTF8.self)
    #expect(text.contains("\"tid\":2,\"ts\":0.001,\"name\":\"Home.load\""))
  }

  @Test func `an event after the end is counted as dropped`() throws {
    let lane = context.recorder.makeLane(name: "main")
    context.recorder.close()
    let before = context.time.now()
    lane.record(TraceEvent(.end))
    lane.record(TraceEvent(.end))
    #expect(context.recorder.dropped == 2)
    #expect(context.time.now() == before)
    #expect(try context.trace().end.events == 0)
  }

  @Test func `a lane records an event of any length`() throws {
    let lane = context.recorder.makeLane(name: "main")
    let long = String(repeating: "x", count: 200_000)
    lane.record(TraceEvent(.mark, name: lane.intern(long)))
    lane.record(TraceEvent(.mark, name: lane.intern("short")))
    let trace = try context.trace()
    let marks = trace.events.filter { $0.kind == .mark }
    #expect(marks.map { trace.names[$0.name].utf8.count } == [200_000, 5])
  }

  @Test func `events of several lanes are ordered by time`() throws {
    let first = context.recorder.makeLane(name: "first")
    let second = context.recorder.makeLane(name: "second")
    for _ in 0..<10 {
      second.record(TraceEvent(.mark, name: second.intern("b")))
      first.record(TraceEvent(.mark, name: first.intern("a")))
    }
    context.recorder.close()
    let trace = try context.trace()
    let marks = trace.events.filter { $0.kind == .mark }
    #expect(marks.map(\.thread) == Array(repeating: [2, 1], count: 10).flatMap { $0 })
    #expect(marks.map(\.line) == marks.map(\.line).sorted())
  }
}
