import TraceModel

public struct LogImportOptions {
  /// The texts of the callbacks that the log prints; `nil` to use those that occur.
  ///
  /// A log that never prints `viewDidLoad` contains no information about loading. For a file, a
  /// first pass finds the callbacks (``LogScan``); for a pipe the set grows with each line.
  public var observes: [String]?

  /// Whether callbacks of UIKit's private classes (`UIInputWindowController`, `_UI…`) are events.
  public var includesPrivateClasses = false

  /// Receives the explanation of each line, in order, before the events of the line are returned.
  public var explain: ((LineExplanation) -> Void)?

  /// Custom log patterns, tried in order before the idioms.
  public var patterns: [LogPattern] = []

  /// Whether the names of ended objects are released, so that memory grows with the number of live
  /// objects only.
  ///
  /// The reader must then look up a name in ``LogImporter/names`` while it handles the event: the
  /// id of a released name is reused.
  public var forgetsEnded = false

  /// The header's clock, epoch and zone if a first pass found them.
  private(set) var scanned: (clock: ClockKind, epoch: Int64, zone: Int?)?

  /// Creates options for a scanned log, whose header is complete before the first event.
  public init(scan: LogScan) {
    observes = scan.observed
    scanned = (scan.clock, scan.epoch, scan.zone)
  }

  /// Creates options that ignore private classes and explain nothing.
  public init(observes: [String]? = nil) {
    self.observes = observes
  }
}
