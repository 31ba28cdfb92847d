import Testing
import TraceFormat
import TraceModel

struct `The app's calls in a trace` {
  private static let lines = """
    [
    {"ph":"M","pid":1,"tid":1,"ts":0.000,"name":"lifeline","args":{"schema":"lifeline","version":1,"minor":0,"clock":"virtual","title":"sites","producer":""}},
    {"ph":"b","pid":1,"tid":1,"ts":0.001,"cat":"object","id2":{"local":"0x1"},"name":"Cart#1","args":{"class":"Cart","kind":"viewController","site":1}},
    {"ph":"B","pid":1,"tid":1,"ts":0.002,"cat":"call","name":"Cart.addChild","args":{"obj":1,"to":1,"site":2}},
    {"ph":"E","pid":1,"tid":1,"ts":0.003},
    {"ph":"B","pid":1,"tid":1,"ts":0.004,"cat":"callback","name":"Cart.viewDidLoad","args":{"obj":1}},
    {"ph":"E","pid":1,"tid":1,"ts":0.005,"args":{"super":"missing","site":3}},
    {"ph":"M","pid":1,"tid":1,"ts":0.006,"name":"call site","args":{"name":"Sources/Shop/Cart.swift:12:7","site":1}},
    {"ph":"M","pid":1,"tid":1,"ts":0.006,"name":"lifeline_end","args":{"events":5,"dropped":0,"status":"complete"}}
    ]

    """

  @Test func `numbers and positions are read and written unchanged`() throws {
    var reader = TraceReader(bytes: Array(Self.lines.utf8))
    let trace = try Trace(reading: &reader)
    #expect(trace.problems.isEmpty)
    #expect(trace.events.map(\.site) == [0, 1, 2, 0, 0, 3, 1, 0])
    #expect(trace.events.allSatisfy { $0.extra.isEmpty })
    let position = trace.events.first { $0.kind == .metadata }.map { trace.names[$0.text] }
    #expect(position == "Sources/Shop/Cart.swift:12:7")
    var again = TraceReader(bytes: Array(Self.lines.utf8))
    #expect(String(decoding: try TraceWriter.bytes(of: &again), as: UTF8.self) == Self.lines)
  }

  @Test(arguments: ["\"home\"", "0", "-1", "4294967296", "1.5", "null", "[1]"])
  func `any other value is kept as unknown`(_ value: String) throws {
    let text = Self.lines.replacing("\"site\":2", with: "\"site\":\(value)")
    var reader = TraceReader(bytes: Array(text.utf8))
    #expect(String(decoding: try TraceWriter.bytes(of: &reader), as: UTF8.self) == text)
    #expect(reader.problems.isEmpty)
  }

  @Test(arguments: [
    ("Sources/A.swift:3:4", SourcePosition(file: "Sources/A.swift", line: 3, column: 4)),
    ("C:/A.swift:3:4", SourcePosition(file: "C:/A.swift", line: 3, column: 4)),
    ("A.swift:0:4", nil), ("A.swift:3", nil), (":3:4", nil), ("", nil), ("A.swift:x:1", nil),
    ("A.swift:99999999999:1", nil),
  ])
  func `a position is a file, a line and a column`(_ text: String, _ expected: SourcePosition?) {
    #expect(SourcePosition(text) == expected)
    if let expected { #expect(expected.description == text) }
  }
}
