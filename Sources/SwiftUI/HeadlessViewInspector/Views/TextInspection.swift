public import Foundation
public import HeadlessSwiftUI

extension InspectableView where View == ViewType.Text {
  /// The displayed string; the locale has no effect, because texts are not localized here.
  public func string(locale: Locale = .testsDefault) throws -> String {
    try inspected.value(as: Text.self).string
  }

  /// The styles of the text.
  public func attributes() throws -> ViewType.Text.Attributes {
    ViewType.Text.Attributes(text: try inspected.value(as: Text.self), inspected: inspected)
  }
}

extension ViewType.Text {
  /// The styles of a text.
  @MainActor @preconcurrency
  public struct Attributes {
    let text: Text
    let inspected: InspectedView

    /// The font of the text, or that of a view around it.
    public func font() throws -> Font {
      if let font = text.runs.first?.font { return font }
      guard let font = try inspected.inherited("font", as: Font?.self) else {
        throw missing("font")
      }
      return font
    }

    /// The color of the text, or that of a view around it.
    public func foregroundColor() throws -> Color {
      for case .color(let color) in styles { return color }
      guard let color = try inspected.inherited("foregroundColor", as: Color?.self) else {
        throw missing("foregroundColor")
      }
      return color
    }

    public func fontWeight() throws -> Font.Weight {
      for case .weight(let weight?) in styles { return weight }
      throw missing("fontWeight")
    }

    /// Whether the text is bold.
    public func isBold() throws -> Bool {
      for case .bold(let isBold) in styles { return isBold }
      throw missing("bold")
    }

    /// Whether the text is italic.
    public func isItalic() throws -> Bool {
      for case .italic(let isItalic) in styles { return isItalic }
      throw missing("italic")
    }

    /// Whether the text is struck through.
    public func isStrikethrough() throws -> Bool { try other("strikethrough") == "true" }

    /// Whether the text is underlined.
    public func isUnderline() throws -> Bool { try other("underline") == "true" }

    private var styles: [TextStyle] { text.runs.first?.styles ?? [] }

    private func other(_ name: String) throws -> String {
      for case .other(name, let value) in styles { return value }
      throw missing(name)
    }

    private func missing(_ name: String) -> InspectionError {
      .modifierNotFound(parent: "Text", modifier: name, index: 0)
    }
  }
}

extension Locale {
  /// The locale of inspections without a locale, which has no effect here.
  public static var testsDefault: Locale { Locale(identifier: "en") }
}

extension InspectableView {
  /// Finds a text by its string.
  public func find(
    text: String,
    locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Text> {
    try find(ViewType.Text.self) { try $0.string(locale: locale) == text }
  }

  /// Finds a text by a condition on its string and styles.
  public func find(
    textWhere condition: (String, ViewType.Text.Attributes) throws -> Bool
  ) throws -> InspectableView<ViewType.Text> {
    try find(ViewType.Text.self) { try condition($0.string(), $0.attributes()) }
  }
}

extension InspectedView {
  /// The view as a type of the framework.
  func value<Value: HeadlessSwiftUI.View>(as type: Value.Type) throws -> Value {
    let view = try content().view
    guard let value = view as? Value else {
      throw InspectionError.typeMismatch(
        factual: TypeNames.of(Swift.type(of: view)).message,
        expected: TypeNames.of(type).message
      )
    }
    return value
  }
}

extension InspectableView where View == ViewType.Image {
  public func actualImage() throws -> Image { try inspected.value(as: Image.self) }
}

extension Image {
  public func name() throws -> String {
    switch source {
    case .system(let name), .asset(let name, _): return name
    case .image:
      throw InspectionError.attributeNotFound(label: "name", type: "Image")
    }
  }
}

extension InspectableView where View == ViewType.Color {
  public func value() throws -> Color { try inspected.value(as: Color.self) }
}
