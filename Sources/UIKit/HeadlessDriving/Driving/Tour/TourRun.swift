import TraceModel

/// Visits the screens of an app, depth first: performs the actions that were not tried on the
/// current screen, then leaves it, then goes to screens where something is left.
@MainActor
final class TourRun {
  private let app: HeadlessApp
  private let finger: TourFinger
  private let limits: Tour.Limits
  private let maximumActions: Int
  private let isAvoided: (Tour.Step) -> Bool
  private var log: TourLog
  private var map = TourMap()

  init(
    _ finger: TourFinger,
    maximumActions: Int,
    limits: Tour.Limits,
    avoiding isAvoided: @escaping (Tour.Step) -> Bool
  ) {
    app = finger.app
    self.finger = finger
    self.limits = limits
    self.maximumActions = maximumActions
    self.isAvoided = isAvoided
    log = TourLog(similar: max(1, limits.similarRows))
  }

  /// Runs the tour.
  ///
  /// - Throws: `CancellationError`.
  func run() async throws -> Tour {
    let driver = BodyDriver.of(app.runtime)
    driver.hold()
    defer { driver.release() }
    let start = app.now
    let deadline = start.advanced(by: limits.time)
    _ = try await settle()
    var arrival: Int?
    var end = Tour.End.nothingLeft
    while true {
      try Task.checkCancellation()
      guard let screen = FrontScreen(app.runtime) else {
        end = .noScreen
        break
      }
      let number = log.visit(screen, after: arrival)
      let search = look(at: screen)
      // The unfinished actions of the last screen count as left by a limit, not as unreachable.
      guard let next = choose(on: screen, from: search) else { break }
      guard log.tour.actions.count < maximumActions else {
        end = .actions
        break
      }
      guard app.now < deadline else {
        end = .time
        break
      }
      arrival = try await perform(next, on: screen, number)
    }
    return log.finished(end, duration: start.duration(to: app.now))
  }

  // MARK: Choosing

  private func look(at screen: FrontScreen) -> TourSearch {
    let search = TourSearch(
      finger,
      screen,
      rowsAtOnce: max(1, limits.similarRows),
      isExhausted: log.isExhausted,
      isDone: log.isDone
    )
    log.offer(search) { candidate in
      if isAvoided(candidate.step) { return "avoided" }
      if screen.depth > limits.depth, candidate.rank == 0 {
        return "the limit of depth was reached"
      }
      return nil
    }
    log.offer(search.wait)
    if let exit = search.exitInCode { log.offer(exit) }
    let possible = search.candidates.filter { $0.obstacle == nil } + [search.wait]
    map.setOffers(possible.map(\.key), on: screen.name)
    offered[screen.name] = search.candidates.map(\.key)
    return search
  }

  /// The actions that each screen offered at the last visit.
  private var offered: [String: [TourCandidate.Key]] = [:]

  private func choose(on screen: FrontScreen, from search: TourSearch) -> TourCandidate? {
    let all = search.candidates.filter { log.isOpen($0.key) }
    let open = (0...2).flatMap { rank in all.filter { $0.rank == rank } }
    // A tab is left when nothing remains in it, because a tab that is entered again shows the top
    // of its stack.
    if let first = open.first, !first.isTab { return first }
    let key =
      firstAction(from: screen) { log.isOpen($0) && !log.isTab($0) }
      ?? open.first?.key ?? firstAction(from: screen, to: log.isOpen)
    if let key { return (search.candidates + [search.wait]).first { $0.key == key } }
    guard offered.values.joined().contains(where: log.isOpen) else { return nil }
    guard map.target(of: search.wait.key) != nil else { return search.wait }
    guard let exit = search.exitInCode, map.target(of: exit.key) != screen.name else { return nil }
    return exit
  }

  /// Returns the first action of a way to a screen with an action that satisfies a condition.
  private func firstAction(
    from screen: FrontScreen,
    to isWanted: (TourCandidate.Key) -> Bool
  ) -> TourCandidate.Key? {
    map.firstAction(from: screen.name) { (offered[$0] ?? []).contains(where: isWanted) }
  }

  // MARK: Performing

  /// Performs an action and records what follows; returns its number.
  private func perform(
    _ candidate: TourCandidate,
    on screen: FrontScreen,
    _ number: Int
  ) async throws -> Int {
    let before = ContentSummary(of: screen)
    let exceptions = app.runtime.exceptions.count
    let label = candidate.prepare?(finger)
    let action = log.begin(candidate, label, on: number)
    app.mark("tour \(action): \(log.tour.actions[action - 1].step)")
    var failure: String?
    do {
      try candidate.perform(finger)
    } catch {
      failure = "\(error)"
    }
    let pending = try await settle()
    let after = FrontScreen(app.runtime)
    var outcome = failure.map(Tour.Outcome.failed) ?? .nothing
    if let after {
      map.record(candidate.key, to: after.name)
      if after.name != screen.name {
        outcome = .opened(log.visit(after, after: action))
      } else if failure == nil, ContentSummary(of: after) != before {
        outcome = .changed
      }
    }
    log.end(
      action,
      candidate,
      outcome: outcome,
      exceptions: Array(app.runtime.exceptions.dropFirst(exceptions)),
      pending: pending
    )
    return action
  }

  /// Settles; errors of the main loop are reported as pending work.
  private func settle() async throws -> [String] {
    do {
      return try await finger.settle(for: limits.settling)
    } catch let error as ClockError {
      return [error.description]
    }
  }
}
