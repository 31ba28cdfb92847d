import TraceModel

/// What an import takes in and how it reports.
public struct LogImportOptions {
  /// The callbacks that the log would have shown, by their text; `nil` to take those that occur.
  ///
  /// A log that never prints `viewDidLoad` says nothing about loading. For a file, a first pass
  /// finds them (``LogImporter/scan(_:)``); in a pipe the set grows while lines come in.
  public var observes: [String]?

  /// Whether callbacks of UIKit's private classes (`UIInputWindowController`, `_UI…`) are events.
  public var includesPrivateClasses = false

  /// Hears of every line, in order, before its events are given out; `nil` costs nothing.
  public var explain: ((LineExplanation) -> Void)?

  /// The user's own ways to print callbacks, tried in order before all others.
  public var patterns: [LogPattern] = []

  /// Whether the names of ended objects may be forgotten, so that memory grows with the objects that
  /// are alive and not with all that ever were.
  ///
  /// For readers that ask ``LogImporter/names`` for a name while they have its event: the number of a
  /// forgotten name is given to a later one.
  public var forgetsEnded = false

  /// The header's clock, epoch and zone, when a first pass found them.
  private(set) var scanned: (clock: ClockKind, epoch: Int64, zone: Int?)?

  /// Creates options for a log that was scanned: its header is right before its first event.
  public init(scan: LogScan) {
    observes = scan.observed
    scanned = (scan.clock, scan.epoch, scan.zone)
  }

  /// Creates options: what occurs is observed, private classes are left out, nothing is explained.
  public init(observes: [String]? = nil) {
    self.observes = observes
  }
}
