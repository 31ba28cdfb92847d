import Testing
import TraceFormat
import TraceModel

struct `Trace writer` {
  private func lines(_ events: (inout NameTable) -> [TraceEvent]) throws -> [String] {
    var names = NameTable()
    let events = events(&names)
    var bytes: [UInt8] = []
    try withWriter(into: &bytes) { writer in
      for event in events { try writer.write(event, names: names) }
      try writer.finish(TraceEnd(status: .complete))
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst(2).map {
      String($0)
    }
  }

  private func withWriter(
    into bytes: inout [UInt8],
    _ body: (inout TraceWriter) throws -> Void
  ) throws {
    final class Box { var bytes: [UInt8] = [] }
    let box = Box()
    let header = TraceHeader(clock: .order, title: "written")
    var writer = TraceWriter(header: header) { box.bytes += $0 }
    try body(&writer)
    bytes = box.bytes
  }

  @Test func `callbacks of a log without times are written`() throws {
    let home = SubjectID(process: 1, number: 1)
    let lines = try lines { names in
      var birth = TraceEvent(.birth, subject: home, name: names.intern("Home"))
      birth.identity = .pointer
      birth.text = names.intern("0x7f8a")
      birth.flags = [.alreadyAlive, .untimed]
      var begin = TraceEvent(
        .begin,
        at: Instant(nanoseconds: 1000),
        subject: home,
        name: .viewDidLoad,
        category: .callbackCategory
      )
      begin.flags = .untimed
      return [birth, begin, TraceEvent(.end, at: Instant(nanoseconds: 1000))]
    }
    #expect(
      lines == [
        #"{"ph":"b","pid":1,"tid":1,"ts":0.000,"cat":"object","id2":{"local":"0x1"},"name":"Home#1","args":{"class":"Home","identity":"pointer","label":"0x7f8a","alive":true,"untimed":true}},"#,
        #"{"ph":"B","pid":1,"tid":1,"ts":1.000,"cat":"callback","name":"Home.viewDidLoad","args":{"obj":1,"untimed":true}},"#,
        #"{"ph":"E","pid":1,"tid":1,"ts":1.000},"#,
        #"{"ph":"M","pid":1,"tid":1,"ts":1.000,"name":"lifeline_end","args":{"events":3,"dropped":0,"status":"complete"}}"#,
        "]",
      ]
    )
  }

  @Test(
    arguments: [
      (Int64.min, "-9223372036854775.808"), (-1, "-0.001"), (0, "0.000"), (999, "0.999"),
      (1_234_567, "1234.567"), (.max, "9223372036854775.807"),
    ]
  )
  func `every time has three decimals`(nanoseconds: Int64, text: String) throws {
    let lines = try lines { _ in [TraceEvent(.end, at: Instant(nanoseconds: nanoseconds))] }
    #expect(lines.first == "{\"ph\":\"E\",\"pid\":1,\"tid\":1,\"ts\":\(text)},")
  }

  @Test func `a frame that is not finite is written as null`() throws {
    let lines = try lines { _ in
      var event = TraceEvent(.hierarchy, name: .frameProperty)
      event.frame = Rect(x: .nan, y: -.infinity, width: 1e-7, height: 1e30)
      event.flags = .hasFrame
      return [event]
    }
    #expect(lines.first?.contains(#""frame":[null,null,1e-07,1e+30]"#) == true)
  }

  @Test func `events of two processes stay separate`() throws {
    let lines = try lines { names in
      [UInt32(1), 2].flatMap { process in
        let subject = SubjectID(process: process, number: 1)
        let name = names.intern("Class\(process)")
        return [
          TraceEvent(.birth, subject: subject, name: name),
          TraceEvent(.begin, subject: subject, name: .loadView),
        ]
      }
    }
    #expect(lines[1].contains("\"pid\":1,") && lines[1].contains("\"Class1.loadView\""))
    #expect(lines[3].contains("\"pid\":2,") && lines[3].contains("\"Class2.loadView\""))
  }
}
