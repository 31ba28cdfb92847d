import Findings
import TraceAnalysis
import TraceModel

/// The rows of one trace.
struct TraceRows {
  let trace: Trace
  let history: TraceHistory
  let report: AnalysisReport
  private let input: TraceDatabase.Input
  let number: Int64
  private let connection: Connection
  private let tables: Set<String>

  init(
    _ input: TraceDatabase.Input,
    number: Int64,
    connection: Connection,
    tables: Set<String>
  ) {
    self.input = input
    self.number = number
    self.connection = connection
    self.tables = tables
    trace = input.trace
    report = input.report
    history = TraceHistory(tables.isSubset(of: ["trace"]) ? Trace(header: trace.header) : trace)
  }

  /// Inserts the rows of all tables.
  ///
  /// - Parameter calls: The hash of the calls; `nil` if no query reads it.
  /// - Throws: ``QueryError``.
  func insert(calls: String?) throws(QueryError) {
    try insertTrace(calls)
    try insertEvents()
    try insertSubjects()
    try insertStates()
    try insertFindings(known: input.knownFindings)
    try insertTransitions()
  }

  /// The writer of a table; `nil` if no query reads the table.
  func writer(_ table: String) throws(QueryError) -> RowWriter? {
    guard tables.contains(table) else { return nil }
    let columns = try connection.prepare("SELECT * FROM \(table)").columnCount
    let places = Array(repeating: "?", count: columns).joined(separator: ",")
    return RowWriter(try connection.prepare("INSERT INTO \(table) VALUES (\(places))"))
  }

  private func insertTrace(_ calls: String?) throws(QueryError) {
    guard var row = try writer("trace") else { return }
    let (header, times) = (trace.header, trace.events.times)
    row.put(number)
    row.put(input.path)
    row.put(header.title)
    row.put(input.format)
    row.put(header.clock.rawValue)
    row.put(trace.end.status.rawValue)
    row.put(header.producer)
    row.put(header.behavior)
    row.put(header.epoch == 0 ? nil : header.epoch)
    row.put(times.first?.nanoseconds)
    row.put(times.last?.nanoseconds)
    row.put(trace.events.kinds.count(where: \.isTimed))
    row.put(trace.end.dropped)
    row.put(trace.problems.reduce(0) { $0 + $1.count })
    row.put(calls)
    try row.end()
  }

  private func insertSubjects() throws(QueryError) {
    guard var row = try writer("subject") else { return }
    let times = trace.events.times
    for (life, subject) in history.subjects.enumerated() {
      row.put(number)
      row.put(life + 1)
      row.put(subject.displayName)
      row.put(subject.className)
      row.put(subject.id.number)
      row.put(subject.id.process)
      row.put(subject.kind.text)
      row.put(subject.kind.isController)
      row.put(subject.hasSystemClass)
      row.put(history.nodePath(of: life) ?? subject.label)
      row.put(subject.identifier)
      row.put(subject.identity.text)
      row.put(subject.birth)
      row.put(subject.death)
      row.put(subject.alreadyAlive ? nil : times[subject.birth].nanoseconds)
      row.put(subject.death.map { times[$0].nanoseconds })
      try row.end()
    }
  }

  private func insertStates() throws(QueryError) {
    guard var row = try writer("state") else { return }
    for (life, bands) in history.bands.enumerated() {
      for band in bands {
        row.put(number)
        row.put(life + 1)
        row.put(band.state.rawValue)
        row.put(band.begin)
        row.put(band.end)
        row.put(band.start.nanoseconds)
        row.put(band.end == nil ? nil : band.finish.nanoseconds)
        row.put(band.end == nil ? nil : band.start.nanoseconds(to: band.finish))
        try row.end()
      }
    }
  }
}
