public import Foundation

package enum TextStyle: Hashable, Sendable {
  case bold(Bool)
  case italic(Bool)
  case weight(Font.Weight?)
  case monospaced(Bool)
  case color(Color)
  case other(name: String, value: String)

  /// The name in traces.
  package var name: String {
    switch self {
    case .bold: "bold"
    case .italic: "italic"
    case .weight: "fontWeight"
    case .monospaced: "monospaced"
    case .color: "foregroundColor"
    case .other(let name, _): name
    }
  }

  /// The value in traces.
  package var value: String {
    switch self {
    case .bold(let isOn), .italic(let isOn), .monospaced(let isOn): "\(isOn)"
    case .weight(let weight): weight?.name ?? "none"
    case .color(let color): color.name
    case .other(_, let value): value
    }
  }
}

extension Text {
  private func style(_ style: TextStyle) -> Text {
    mapRuns { run in
      run.styles.removeAll { $0.name == style.name }
      run.styles.append(style)
    }
  }

  private func style(_ name: String, _ value: some Any) -> Text {
    style(.other(name: name, value: "\(value)"))
  }

  /// Sets the font of parts without one.
  public func font(_ font: Font?) -> Text {
    mapRuns { if $0.font == nil { $0.font = font } }
  }

  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { style(.weight(weight)) }
  /// Sets the color.
  public func foregroundColor(_ color: Color?) -> Text { color.map { style(.color($0)) } ?? self }
  /// Sets the color.
  public func foregroundStyle(_ style: Color) -> Text { self.style(.color(style)) }
  /// Makes the text bold.
  public func bold() -> Text { style(.bold(true)) }
  /// Makes the text bold or not.
  public func bold(_ isActive: Bool) -> Text { style(.bold(isActive)) }
  /// Makes the text italic.
  public func italic() -> Text { style(.italic(true)) }
  /// Makes the text italic or not.
  public func italic(_ isActive: Bool) -> Text { style(.italic(isActive)) }
  /// Makes all characters equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text { style(.monospaced(isActive)) }
  /// Makes all digits equally wide, as they are by default.
  public func monospacedDigit() -> Text { style("monospacedDigit", true) }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    style("underline", isActive)
  }
  /// Strikes the text through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    style("strikethrough", isActive)
  }
  /// Sets the distance between characters, which does not change the size.
  public func kerning(_ kerning: CGFloat) -> Text { style("kerning", kerning.text) }
  /// Sets the distance between characters, which does not change the size.
  public func tracking(_ tracking: CGFloat) -> Text { style("tracking", tracking.text) }
  /// Moves the text vertically.
  public func baselineOffset(_ offset: CGFloat) -> Text { style("baselineOffset", offset.text) }
}
