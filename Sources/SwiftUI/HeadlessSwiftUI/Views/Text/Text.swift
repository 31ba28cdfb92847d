public import Foundation

/// Text that a view displays (developer.apple.com/documentation/swiftui/text).
public struct Text: Equatable, Sendable {
  /// A part of the text with one style.
  package struct Run: Equatable, Sendable {
    /// The characters.
    package var string: String
    /// The font; `nil` for that of the environment.
    package var font: Font?
    /// The changes of the font and further styles, in the order of their application.
    package var styles: [TextStyle] = []
  }

  /// The parts in order.
  package private(set) var runs: [Run]

  /// The characters of all parts.
  package var string: String { runs.map(\.string).joined() }

  /// Creates a view that displays a string without localization.
  public init(verbatim content: String) {
    runs = [Run(string: content)]
  }

  /// Creates a view that displays a string without localization.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.init(verbatim: String(content))
  }

  /// Creates a view that displays a localized text.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(verbatim: key.text)
  }

  /// Creates a view that displays a text with attributes, which are ignored.
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }

  /// Creates a view that displays a value in a format.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Creates a view that displays a value with a formatter.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// The style of a date in a text.
  public struct DateStyle: Hashable, Sendable {
    let name: String
    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    /// The distance from now.
    public static let relative = DateStyle(name: "relative")
    /// The distance from now.
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")
  }

  // choice: text-of-dates
  /// Creates a view that displays a date, in the ISO 8601 format and the time zone GMT.
  public init(_ date: Date, style: DateStyle) {
    let text = date.formatted(.iso8601)
    switch style {
    case .date: self.init(verbatim: String(text.prefix { $0 != "T" }))
    case .time: self.init(verbatim: String(text.drop { $0 != "T" }.dropFirst().prefix(5)))
    default: self.init(verbatim: text)
    }
  }

  /// Creates a view that displays an image, which has no text.
  public init(_ image: Image) {
    self.init(verbatim: "")
  }

  /// Returns the text followed by another one.
  public static func + (first: Text, second: Text) -> Text {
    var text = first
    text.runs += second.runs
    return text
  }

  /// Returns the text with a change of each part.
  func mapRuns(_ change: (inout Run) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index]) }
    return text
  }
}

extension Text: PrimitiveView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {}

  package func describe(_ attributes: inout AttributeList) {
    attributes.append("text", string)
    guard let run = runs.first else { return }
    if let font = run.font { attributes.append("font", font.text) }
    for style in run.styles { attributes.append(style.name, style.value) }
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    TextLayout(runs, of: node)
  }
}
