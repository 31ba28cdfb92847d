public import Foundation

/// Modifiers of text in a view.
extension View {
  /// Sets the font of texts.
  public func font(_ font: Font?) -> some View {
    environmentAttribute("font", font?.text ?? "none", \.font) { $0 = font }
  }

  /// Sets the weight of fonts.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environmentAttribute("fontWeight", weight?.name ?? "none", \.fontWeight) { $0 = weight }
  }

  /// Sets the design of fonts.
  public func fontDesign(_ design: Font.Design?) -> some View {
    environmentAttribute("fontDesign", design.map { "\($0)" } ?? "none", \.isMonospaced) {
      $0 = design == .monospaced
    }
  }

  /// Makes texts bold.
  public func bold(_ isActive: Bool = true) -> some View {
    environmentAttribute("bold", isActive, \.fontWeight) { $0 = isActive ? .bold : nil }
  }

  /// Makes texts italic, without another width.
  public func italic(_ isActive: Bool = true) -> some View { attribute("italic", isActive) }

  /// Makes all characters equally wide.
  public func monospaced(_ isActive: Bool = true) -> some View {
    environmentAttribute("monospaced", isActive, \.isMonospaced) { $0 = isActive }
  }

  /// Makes all digits equally wide, as they are by default.
  public func monospacedDigit() -> some View { attribute("monospacedDigit") }

  /// Underlines texts.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    attribute("underline", isActive)
  }

  /// Strikes texts through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    attribute("strikethrough", isActive)
  }

  /// Sets the distance between characters, without another width.
  public func kerning(_ kerning: CGFloat) -> some View { attribute("kerning", kerning.text) }

  /// Sets the distance between characters, without another width.
  public func tracking(_ tracking: CGFloat) -> some View { attribute("tracking", tracking.text) }

  /// The letters of displayed text.
  public func textCase(_ textCase: Text.Case?) -> some View {
    attribute("textCase", textCase.map { "\($0)" } ?? "none")
  }

  /// Sets the color of texts and symbols.
  public func foregroundColor(_ color: Color?) -> some View {
    environmentAttribute("foregroundColor", color?.name ?? "none", \.foregroundColor) { $0 = color }
  }

  /// Sets the style of texts and symbols.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environmentAttribute("foregroundStyle", style._name, \.foregroundColor) {
      $0 = style as? Color
    }
  }

  /// Sets two styles of symbols.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First,
    _ secondary: Second
  ) -> some View { attribute("foregroundStyle", "\(primary._name), \(secondary._name)") }

  /// Sets the color of controls.
  public func tint(_ tint: Color?) -> some View {
    environmentAttribute("tint", tint?.name ?? "none", \.tint) { $0 = tint }
  }

  /// Sets the color of controls.
  public func accentColor(_ accentColor: Color?) -> some View {
    environmentAttribute("accentColor", accentColor?.name ?? "none", \.tint) { $0 = accentColor }
  }

  /// Sets the maximum number of lines of texts.
  public func lineLimit(_ number: Int?) -> some View {
    environmentAttribute("lineLimit", number.map { "\($0)" } ?? "none", \.lineLimit) {
      $0 = number
    }
  }

  /// Sets the number of lines of texts to a range.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environmentAttribute("lineLimit", limit, \.lineLimit) { $0 = limit.upperBound }
  }

  /// Sets the maximum number of lines of texts.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the distance between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environmentAttribute("lineSpacing", lineSpacing.text, \.lineSpacing) { $0 = lineSpacing }
  }

  /// Sets the alignment of lines.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environmentAttribute("multilineTextAlignment", alignment, \.multilineTextAlignment) {
      $0 = alignment
    }
  }

  /// Sets where long texts are truncated.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    attribute("truncationMode", mode)
  }

  /// Sets by how much text shrinks to fit; it is not shrunk.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    attribute("minimumScaleFactor", factor.text)
  }

  /// Allows characters to move closer together.
  public func allowsTightening(_ flag: Bool) -> some View { attribute("allowsTightening", flag) }

  /// Sets the size of symbols.
  public func imageScale(_ scale: Image.Scale) -> some View { attribute("imageScale", scale) }

  /// How symbols are colored.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    attribute("symbolRenderingMode", mode?.name ?? "none")
  }

  /// Allows the user to select texts.
  public func textSelection(_ selectability: TextSelectability) -> some View {
    attribute("textSelection", selectability)
  }

  /// Limits the preferred size of text.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environmentAttribute("dynamicTypeSize", size, \.dynamicTypeSize) { $0 = size }
  }

  /// Limits the preferred size of text to a range.
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    environmentAttribute("dynamicTypeSize", range, \.dynamicTypeSize) {
      $0 = min(max($0, range.lowerBound), range.upperBound)
    }
  }
}

extension Text {
  /// Where a long text is truncated.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// The letters of displayed text.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

/// How symbols are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  /// One color.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The colors of the symbol.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Degrees of one color.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several colors.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Whether the user can select texts.
public enum TextSelectability: Hashable, Sendable {
  case enabled, disabled
}
