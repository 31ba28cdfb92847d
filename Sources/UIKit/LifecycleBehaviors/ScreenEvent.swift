/// A change of a screen that ``ScreenAnalytics`` reports.
public struct ScreenEvent: Equatable, Sendable, CustomStringConvertible {
  /// The kinds of changes.
  public enum Kind: String, Sendable {
    /// The screen is shown for the first time: the event that counts screens.
    case shown
    /// The screen is shown again: after a pop, after a full-screen presentation, in a tab that is
    /// selected again, or when the app enters the foreground.
    case returned
    /// The screen is hidden, or the app enters the background.
    case hidden
  }

  /// The name of the screen.
  public let screen: String
  /// The kind of the change.
  public let kind: Kind
  /// The number of the visit, counted from 1; a return begins the next visit.
  public let visit: Int
  /// The length of the visit so far: zero for events that begin a visit.
  public let duration: Duration

  /// Creates an event, such as one that a test expects.
  public init(screen: String, kind: Kind, visit: Int, duration: Duration = .zero) {
    self.screen = screen
    self.kind = kind
    self.visit = visit
    self.duration = duration
  }

  /// A line such as `Cart hidden after 1.5 s, visit 2`.
  public var description: String {
    switch kind {
    case .shown, .returned: "\(screen) \(kind), visit \(visit)"
    case .hidden: "\(screen) hidden after \(roundedSeconds) s, visit \(visit)"
    }
  }

  /// The duration in seconds, rounded to milliseconds.
  private var roundedSeconds: Double { (duration / .milliseconds(1)).rounded() / 1000 }
}
