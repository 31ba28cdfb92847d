internal import TraceModel

/// Tells whether the end of a state would show in a log that prints some callbacks only.
enum UnseenEnd {
  /// Whether a band lasts to the end of the trace only because no callback that ends it is logged.
  static func applies(to band: StateBand, observed: [String]?) -> Bool {
    guard let observed, band.end == nil, !band.isRecorded else { return false }
    let ends: [Name]
    switch band.state {
    case .loaded, .detached: ends = [.viewWillAppear, .viewIsAppearing, .viewDidAppear]
    case .appearing: ends = [.viewDidAppear]
    case .appeared: ends = [.viewWillDisappear, .viewDidDisappear]
    case .disappearing: ends = [.viewDidDisappear]
    case .inWindow, .waiting: return false
    }
    return !ends.contains { observed.contains($0.knownText) }
  }
}
