public import Findings
public import TraceModel

/// Writes traces with findings in Perfetto's own format, one process for each run.
///
/// The JSON format of traces opens in Perfetto too, but cannot state the order of the tracks of
/// objects or put one below another. Perfetto's own format states both: the tracks of the objects
/// follow the hierarchy and contain their states and callbacks; the tracks of the threads contain
/// all calls as they are nested; an arrow leads from a call to each callback that it caused.
/// Sources: perfetto.dev/docs/reference/synthetic-track-event; github.com/google/perfetto issue 555
/// and `src/trace_processor/importers/json/json_trace_parser.cc`.
public struct PerfettoExport {
  /// The options of an export.
  public struct Options: Hashable, Sendable {
    /// The time axis.
    public var axis = Axis.folded
    /// Whether views of UIKit's classes have tracks.
    public var showsSystemViews = false
    /// A pause longer than this is compressed on a folded axis.
    public var foldThreshold = Duration.milliseconds(100)

    /// Creates the default options.
    public init() {}
  }

  /// The relation of times and distances.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// A millisecond of Perfetto's axis is an event, and pauses are compressed; the real times are
    /// arguments. Callbacks on a virtual clock, which take nanoseconds, are wide enough to be seen.
    case folded
    /// Distances are times.
    case linear
  }

  private var writer: PacketWriter
  private let options: Options
  private let explanation: (RuleID) -> String
  private var processCount: Int64 = 0
  private var flowCount: UInt64 = 0

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - explanation: Returns where a rule is explained: an address or a command.
  ///   - output: Receives the bytes of the file piece by piece.
  /// - Throws: The error of the output.
  public init(
    options: Options = Options(),
    explanation: @escaping (RuleID) -> String,
    output: @escaping ([UInt8]) throws -> Void
  ) throws {
    self.options = options
    self.explanation = explanation
    writer = PacketWriter(output: output)
    try writer.write(Self.root)
  }

  private static let root = TrackDescription(kind: .root, number: 0, name: "", rank: 0)

  /// The bytes of the first track, with which every file begins.
  package static let beginning: [UInt8] = {
    var bytes: [UInt8] = []
    var writer = PacketWriter { bytes += $0 }
    // The output does not fail.
    try? writer.write(root)
    try? writer.finish()
    return bytes
  }()

  /// Writes a trace; each of its processes is a process of the file.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - findings: The findings of the analyzer about the trace.
  ///   - name: The name of a process that the trace does not name.
  /// - Returns: What the file does not contain, one sentence each.
  /// - Throws: The error of the output.
  /// - Complexity: O(*n* log *n*) time and O(*n*) memory for *n* events.
  public mutating func add(
    _ trace: Trace,
    findings: [Finding],
    name: String
  ) throws -> [String] {
    var run = RunExport(
      TraceHistory(trace),
      findings: findings,
      options: options,
      explanation: explanation,
      flowCount: &flowCount
    )
    try run.write(to: &writer, name: name, processCount: &processCount, flowCount: &flowCount)
    return run.omissions
  }

  /// Writes the last bytes.
  ///
  /// - Throws: The error of the output.
  public mutating func finish() throws {
    try writer.finish()
  }
}
