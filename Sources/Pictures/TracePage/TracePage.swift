public import Findings
public import TraceComparison
public import TraceModel
import DiagramLayout

/// Traces as one HTML file, which a browser opens without a server.
///
/// The page has a timeline, the tree and the frames of a moment, the findings with their evidence
/// and the explanations of their rules, and a table of all events. A page of several traces shows
/// one of them, or the comparison of two, and has a list to choose another. It loads nothing: its
/// policy permits only its own script and style sheet, by their hashes. Texts of a trace are only
/// in compressed data and in the escaped title. The same traces give the same bytes with the same
/// version of zlib.
public struct TracePage: Sendable {
  /// The options of a page.
  public struct Options: Hashable, Sendable {
    /// The heading; empty for the title of the trace.
    public var title = ""
    /// The name of the file of the trace, for the reader of the page; empty if there is none.
    public var fileName = ""
    /// The addresses of the app's sources; `nil` for no links.
    public var sources: SourceAddress?
    /// A pause longer than this is drawn compressed.
    public var foldThreshold = TimelineLayout.Options().foldThreshold
    /// The maximum number of events in a view of the page, at least 1.
    public var mostEvents = 1_500_000

    /// Creates the default options.
    public init() {}
  }

  private let traces: [PagedTrace]
  private let comparison: ComparisonOptions?
  private let options: Options
  private let explanations: [(rule: RuleID, text: String)]

  /// Creates a page of one trace.
  ///
  /// Of a trace with more events than ``Options/mostEvents``, the page omits callbacks that lay out
  /// or draw, then other calls without effect on the hierarchy, the states or a finding, then the
  /// last events; it states their numbers.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - findings: The findings of the analyzer about the trace.
  ///   - options: The options.
  ///   - explanation: Returns the explanation of a rule as text; `nil` if there is none.
  public init(
    _ trace: Trace,
    findings: [Finding],
    options: Options = Options(),
    explanation: (RuleID) -> String? = { _ in nil }
  ) {
    self.init(
      [PagedTrace(trace, findings: findings, name: options.fileName)],
      options: options,
      explanation: explanation
    )
  }

  /// Creates a page of several traces.
  ///
  /// The reader chooses one of the traces in the page. If there are two traces and `comparison` is
  /// not `nil`, the page opens with both on one axis, aligned as ``TraceComparison`` aligns them,
  /// and a list of the differences.
  ///
  /// - Parameters:
  ///   - traces: The traces in the order of the list.
  ///   - comparison: How two traces are compared; `nil` for no comparison.
  ///   - options: The options; a title applies to the whole page.
  ///   - explanation: Returns the explanation of a rule as text; `nil` if there is none.
  public init(
    _ traces: [PagedTrace],
    comparison: ComparisonOptions? = ComparisonOptions(),
    options: Options = Options(),
    explanation: (RuleID) -> String? = { _ in nil }
  ) {
    self.traces = traces
    self.comparison = traces.count == 2 ? comparison : nil
    self.options = options
    explanations = Set(traces.flatMap { $0.findings.map(\.rule) }).sorted().compactMap { rule in
      explanation(rule).map { (rule, $0) }
    }
  }

  /// Returns the file as UTF-8.
  ///
  /// - Throws: ``TracePageError`` if zlib cannot compress the data.
  public func html() throws(TracePageError) -> [UInt8] {
    var title = options.title.isEmpty ? "" : VisibleText.of(options.title)
    var texts: [[UInt8]] = []
    var list = PageData()
    var names: [(name: String, findings: Int, differences: Int)] = []
    for number in 0..<viewCount {
      let view = view(number)
      let content = PageContent(view, options: options, explanations: explanations)
      if title.isEmpty { title = content.title }
      texts.append(try content.data.bytes())
      let differences = view.joined?.differences.count ?? -1
      names.append((VisibleText.of(view.label), view.findings.count, differences))
    }
    list.members.objects("views", names) { view, json in
      json.member("name", view.name)
      json.member("findings", view.findings)
      json.member("differences", view.differences)
    }
    return PageDocument(title: title, list: try list.bytes(), views: texts).bytes
  }

  private var viewCount: Int { max(1, traces.count) + (comparison == nil ? 0 : 1) }

  /// The content of a view of the page; the comparison is the first one.
  func view(_ number: Int) -> PageView {
    guard let comparison else {
      let empty = PagedTrace(Trace(header: TraceHeader(clock: .order, title: "")), findings: [])
      return PageView(traces.isEmpty ? empty : traces[number], mostEvents: options.mostEvents)
    }
    guard number > 0 else {
      return PageView(comparing: traces[0], traces[1], comparison, mostEvents: options.mostEvents)
    }
    return PageView(traces[number - 1], mostEvents: options.mostEvents)
  }
}

/// An error of a ``TracePage``.
public struct TracePageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, in lower case without a final period.
  public let message: String

  /// The message.
  public var description: String { message }
}
