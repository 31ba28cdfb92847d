internal import TraceModel

/// Determines whether a log that prints only some callbacks can show the end of a state.
enum UnseenEnd {
  /// Whether a band lasts to the end of the trace only because callbacks that end it are not
  /// logged.
  static func applies(to band: StateBand, observed: [String]?) -> Bool {
    guard let observed, band.end == nil, !band.isRecorded else { return false }
    let ends: [Name]
    switch band.state {
    case .loaded, .detached: ends = [.viewWillAppear, .viewIsAppearing, .viewDidAppear]
    case .appearing: ends = [.viewDidAppear]
    case .appeared: ends = [.viewWillDisappear, .viewDidDisappear]
    case .disappearing: ends = [.viewDidDisappear]
    case .inWindow, .inHiddenWindow, .waiting: return false
    }
    return !ends.contains { observed.contains($0.knownText) }
  }
}
