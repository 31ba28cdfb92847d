import TestSupport
import TraceAnalysis
import TraceModel
import TraceQueries

extension TraceDatabase {
  /// The rows of a query about traces.
  static func rows(
    _ sql: String,
    of traces: Trace...,
    limit: Duration? = nil
  ) throws -> [[QueryValue]] {
    let database = try TraceDatabase()
    let query = try database.prepare(sql)
    for trace in traces { try database.add(Input(trace)) }
    var rows: [[QueryValue]] = []
    try database.run(query, limit: limit) { rows.append($0) }
    return rows
  }

  /// The error of a query.
  static func error(_ sql: String) -> QueryError? {
    do throws(QueryError) {
      _ = try TraceDatabase().prepare(sql)
      return nil
    } catch {
      return error
    }
  }
}

extension TraceDatabase.Input {
  init(_ trace: Trace) {
    self.init(
      path: "\(trace.header.title).json",
      format: "trace",
      trace: trace,
      report: TraceAnalysis.analyze(trace)
    )
  }
}

extension Trace {
  /// A controller that is pushed, appears, and is deallocated.
  static var push: Trace {
    var builder = TraceBuilder("push", step: .nanoseconds(10))
    let home = builder.birth(1, "Home", .viewController, alreadyAlive: true)
    let navigation = builder.birth(2, "UINavigationController", .navigationController)
    builder.mark("start")
    builder.call(.pushViewController, of: navigation, argument: home) {
      $0.callback(.didMoveToParent, of: home, argument: .some(.none))
      $0.relate(home, .parentRelation, navigation)
    }
    builder.callback(.viewWillAppear, of: home)
    builder.callback(.viewDidAppear, of: home)
    builder.frame(home, 1, 2, 3, .infinity)
    builder.death(home)
    return builder.trace
  }
}
