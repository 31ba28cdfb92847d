/// The record of the screens of a tour and their actions.
@MainActor
struct TourLog {
  /// An action that was offered.
  struct Entry {
    let step: Tour.Step
    let group: TourCandidate.Key?
    let rank: Int
    var state: State
  }

  enum State: Equatable {
    case open
    /// The action can't be performed now.
    case blocked(String)
    /// The action is never performed.
    case excluded(String)
    case done
  }

  private(set) var tour = Tour()
  private(set) var entries: [TourCandidate.Key: Entry] = [:]
  /// The keys of ``entries`` by their scopes, in the order in which they were offered.
  private var order: [String: [TourCandidate.Key]] = [:]
  private var scopes: [String] = []
  private var remainders: [String: [TourRemainder]] = [:]
  /// The number of actions of a group that have led to no new screen, one after the other.
  private var fruitless: [TourCandidate.Key: Int] = [:]
  private var numbers: [String: Int] = [:]
  private let similar: Int

  init(similar: Int) {
    self.similar = similar
  }

  // MARK: Screens

  /// Returns the number of a screen, which is added at its first visit.
  mutating func visit(_ screen: FrontScreen, after action: Int?) -> Int {
    if let number = numbers[screen.name] { return number }
    let number = tour.screens.count + 1
    numbers[screen.name] = number
    tour.screens.append(
      Tour.Screen(number: number, name: screen.name, title: screen.title, arrival: action)
    )
    return number
  }

  // MARK: Offers

  func isExhausted(_ group: TourCandidate.Key) -> Bool { fruitless[group, default: 0] >= similar }

  func isDone(_ key: TourCandidate.Key) -> Bool { entries[key]?.state == .done }

  /// Stores the actions that a screen offers.
  ///
  /// - Parameters:
  ///   - search: The actions.
  ///   - exclusion: Returns why an action is never performed; `nil` if it may be.
  mutating func offer(_ search: TourSearch, exclusion: (TourCandidate) -> String?) {
    remainders[search.screen.name] = search.remainders
    if !scopes.contains(search.screen.name) { scopes.append(search.screen.name) }
    for candidate in search.candidates {
      let old = entries[candidate.key]
      if old == nil {
        order[candidate.key.scope, default: []].append(candidate.key)
        if !scopes.contains(candidate.key.scope) { scopes.append(candidate.key.scope) }
      }
      if old?.state == .done { continue }
      let state: State =
        if let reason = exclusion(candidate) {
          .excluded(reason)
        } else if let reason = candidate.obstacle { .blocked(reason) } else { .open }
      entries[candidate.key] = Entry(
        step: candidate.step,
        group: candidate.group,
        rank: candidate.rank,
        state: state
      )
    }
  }

  /// Stores an action that is not left to try, but may be performed.
  mutating func offer(_ exit: TourCandidate) {
    guard entries[exit.key] == nil else { return }
    entries[exit.key] = Entry(step: exit.step, group: nil, rank: exit.rank, state: .done)
  }

  func isTab(_ key: TourCandidate.Key) -> Bool { entries[key]?.step.kind == .tab }

  /// Whether an action is left to try.
  func isOpen(_ key: TourCandidate.Key) -> Bool {
    guard let entry = entries[key], entry.state == .open else { return false }
    return entry.group.map { !isExhausted($0) } ?? true
  }

  // MARK: Actions

  /// Adds an action before it is performed; returns its number.
  mutating func begin(_ candidate: TourCandidate, _ label: String?, on screen: Int) -> Int {
    let number = tour.actions.count + 1
    var step = candidate.step
    if let label, !label.isEmpty { step.label = Tour.Step.label(label) }
    tour.actions.append(
      Tour.Action(
        number: number,
        step: step,
        screen: screen,
        isRepeated: isDone(candidate.key)
          && ![.wait, .exitInCode].contains(candidate.step.kind)
      )
    )
    entries[candidate.key]?.state = .done
    return number
  }

  /// Stores what has followed an action.
  mutating func end(
    _ number: Int,
    _ candidate: TourCandidate,
    outcome: Tour.Outcome,
    exceptions: [String],
    pending: [String]
  ) {
    tour.actions[number - 1].outcome = outcome
    tour.actions[number - 1].exceptions = exceptions
    tour.actions[number - 1].pending = pending
    var isNew = false
    if case .opened(let screen) = outcome {
      isNew = tour.screens[screen - 1].arrival == number
      if candidate.step.kind != .exitInCode {
        tour.screens[tour.actions[number - 1].screen - 1].wasLeft = true
      }
    }
    guard let group = candidate.group, !tour.actions[number - 1].isRepeated else { return }
    fruitless[group] = isNew ? 0 : fruitless[group, default: 0] + 1
  }

  /// Returns the tour, with the actions that were not performed.
  func finished(_ end: Tour.End, duration: Duration) -> Tour {
    var tour = tour
    tour.end = end
    tour.duration = duration
    for scope in scopes {
      for key in order[scope] ?? [] {
        guard let entry = entries[key], let reason = reason(of: entry, end) else { continue }
        tour.skipped.append(Tour.Skipped(step: entry.step, reason: reason))
      }
      for rest in remainders[scope] ?? [] {
        tour.skipped.append(Tour.Skipped(step: rest.step, reason: rest.reason))
      }
    }
    return tour
  }

  private func reason(of entry: Entry, _ end: Tour.End) -> String? {
    switch entry.state {
    case .done: nil
    case .blocked(let reason), .excluded(let reason): reason
    case .open:
      if entry.group.map(isExhausted) ?? false {
        "similar ones led to no new screen"
      } else {
        switch end {
        case .actions: "the limit of actions was reached"
        case .time: "the limit of time was reached"
        case .nothingLeft, .noScreen: "no way back to it was found"
        }
      }
    }
  }
}
