import TestSupport
import Testing
import TraceModel
import TraceQueries

struct `The tables of a trace` {
  @Test func `every table and view has rows or none, but no failure`() throws {
    let names = try TraceDatabase.rows("SELECT name FROM sqlite_master WHERE sql IS NOT NULL")
    #expect(names.count == 20)
    for name in names {
      _ = try TraceDatabase.rows("SELECT * FROM \(name[0].text)", of: .push, Trace.push)
    }
  }

  @Test func `events have their objects and arguments, and 0 for a nil argument`() throws {
    let rows = try TraceDatabase.rows(
      """
      SELECT kind, name, subject, argument FROM event
      WHERE kind = 'hierarchy' OR kind = 'begin' AND argument IS NOT NULL
      """,
      of: .push
    )
    #expect(
      rows == [
        [.text("begin"), .text("pushViewController"), .integer(2), .integer(1)],
        [.text("begin"), .text("didMove(toParent:)"), .integer(1), .integer(0)],
        [.text("hierarchy"), .text("parent"), .integer(1), .integer(2)],
        [.text("hierarchy"), .text("frame"), .integer(1), .null],
      ]
    )
  }

  @Test func `spans have times, depths and parents, and a missing end is NULL`() throws {
    var builder = TraceBuilder("open", step: .nanoseconds(10))
    let home = builder.birth(1, "Home", .viewController)
    builder.add(
      TraceEvent(.begin, subject: home, name: .viewDidLoad, category: .callbackCategory)
    )
    builder.callback(.viewWillAppear, of: home)
    let rows = try TraceDatabase.rows(
      "SELECT name, parent, depth, start_ns, duration_ns, end_event FROM span",
      of: builder.trace
    )
    #expect(
      rows == [
        [.text("viewDidLoad"), .null, .integer(0), .integer(10), .null, .null],
        [
          .text("viewWillAppear"), .integer(0), .integer(1), .integer(20), .integer(10),
          .integer(3),
        ],
      ]
    )
  }

  @Test func `objects have names, births and deaths, and no birth time if they existed before`()
    throws
  {
    let rows = try TraceDatabase.rows(
      "SELECT object, class, kind, is_controller, is_system, born_ns, death_event FROM subject",
      of: .push
    )
    #expect(
      rows == [
        [
          .text("Home#1"), .text("Home"), .text("viewController"), .integer(1), .integer(0), .null,
          .integer(13),
        ],
        [
          .text("UINavigationController#2"), .text("UINavigationController"),
          .text("navigationController"), .integer(1), .integer(1), .integer(10), .null,
        ],
      ]
    )
  }

  @Test func `the time from a push to viewDidAppear is that of the pushed controller`() throws {
    let rows = try TraceDatabase.rows("SELECT * FROM time_to_appear", of: .push)
    #expect(
      rows == [
        [
          .integer(1), .text("Home#1"), .text("Home"), .text("pushViewController"), .integer(30),
          .integer(100), .integer(70),
        ]
      ]
    )
  }

  @Test func `several traces have their own numbers`() throws {
    let rows = try TraceDatabase.rows(
      """
      SELECT trace, path, events, count(*) FROM trace JOIN span USING (trace)
      GROUP BY trace ORDER BY trace
      """,
      of: .push,
      .push
    )
    #expect(
      rows == [
        [.integer(1), .text("push.json"), .integer(14), .integer(4)],
        [.integer(2), .text("push.json"), .integer(14), .integer(4)],
      ]
    )
  }

  @Test func `equal runs have equal calls, and another order of calls does not`() throws {
    var builder = TraceBuilder("push")
    let home = builder.birth(1, "Home", .viewController)
    builder.callback(.viewDidAppear, of: home)
    let rows = try TraceDatabase.rows(
      "SELECT count(*) FROM trace GROUP BY calls ORDER BY 1",
      of: .push,
      builder.trace,
      .push
    )
    #expect(rows == [[.integer(1)], [.integer(2)]])
  }

  @Test func `texts and numbers of a hostile trace are values like others`() throws {
    let names = [
      "a'b", "\"; DROP TABLE event; --", "a\0b", "\u{FFFD}", "👩‍👩‍👧", "%s%n", "\u{202E}x",
      String(repeating: "L", count: 100_000),
    ]
    var builder = TraceBuilder("'; DROP TABLE trace; --", step: .zero)
    for (index, name) in names.enumerated() {
      _ = builder.birth(UInt32(index + 1), name, .viewController)
    }
    var event = TraceEvent(.mark, name: builder.intern("late"), category: .markCategory)
    var trace = builder.trace
    event.time = Instant(nanoseconds: .max)
    event.index = .min
    event.line = .max
    trace.append(event)
    let rows = try TraceDatabase.rows("SELECT class FROM subject ORDER BY subject", of: trace)
    #expect(rows == names.map { [.text($0)] })
    let late = try TraceDatabase.rows(
      "SELECT time_ns, line, (SELECT end_ns FROM trace) FROM event WHERE kind = 'mark'",
      of: trace
    )
    #expect(late == [[.integer(.max), .integer(Int64(UInt32.max)), .integer(.max)]])
  }

  @Test func `an empty trace has a row in trace and no other`() throws {
    let trace = Trace(header: TraceHeader(clock: .virtual, title: ""))
    #expect(
      try TraceDatabase.rows("SELECT title, events FROM trace", of: trace) == [
        [.null, .integer(0)]
      ]
    )
    #expect(try TraceDatabase.rows("SELECT * FROM event_log", of: trace).isEmpty)
  }

  @Test func `an exported database begins with the number of the application`() throws {
    let database = try TraceDatabase()
    database.fillAllTables()
    try database.add(TraceDatabase.Input(.push))
    var bytes: [UInt8] = []
    try database.serialize { bytes += $0 }
    #expect(TraceDatabase.isExport(bytes))
    bytes[68] = 0
    #expect(!TraceDatabase.isExport(bytes) && !TraceDatabase.isExport(Array(bytes.prefix(20))))
  }
}
