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
