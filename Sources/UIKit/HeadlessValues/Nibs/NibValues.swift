package import Foundation

/// The values that elements of Interface Builder describe.
@MainActor
package enum NibValues {
  private static var cases: [ObjectIdentifier: [String: Any]] = [:]

  /// Returns the case of an enumeration of UIKit whose name is a text; the enumerations of UIKit
  /// and Interface Builder have the same names.
  package static func value<Value: RawRepresentable>(_ text: String, of type: Value.Type) -> Value?
  where Value.RawValue: BinaryInteger {
    let key = ObjectIdentifier(type)
    let known = cases[key] ?? allCases(of: type)
    cases[key] = known
    return known[text] as? Value
  }

  private static func allCases<Value: RawRepresentable>(of type: Value.Type) -> [String: Any]
  where Value.RawValue: BinaryInteger {
    var found: [String: Any] = [:]
    for raw in -2...130 {
      guard let number = Value.RawValue(exactly: raw), let value = Value(rawValue: number) else {
        continue
      }
      if found["\(value)"] == nil { found["\(value)"] = value }
    }
    return found
  }

  package static func rect(_ element: NibElement) -> CGRect {
    CGRect(origin: point(element), size: size(element))
  }

  package static func point(_ element: NibElement) -> CGPoint {
    CGPoint(x: element.number("x") ?? 0, y: element.number("y") ?? 0)
  }

  package static func size(_ element: NibElement) -> CGSize {
    CGSize(width: element.number("width") ?? 0, height: element.number("height") ?? 0)
  }

  /// Returns insets, which Interface Builder writes as minimum and maximum or by the edges.
  package static func insets(_ element: NibElement) -> UIEdgeInsets {
    UIEdgeInsets(
      top: element.number("minY") ?? element.number("top") ?? 0,
      left: element.number("minX") ?? element.number("left") ?? 0,
      bottom: element.number("maxY") ?? element.number("bottom") ?? 0,
      right: element.number("maxX") ?? element.number("right") ?? 0
    )
  }

  package static func edges(_ element: NibElement) -> UIRectEdge {
    let names: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    var edges: UIRectEdge = []
    for (name, edge) in names where element.flag(name) == true { edges.insert(edge) }
    return edges
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  package static func font(_ element: NibElement) -> UIFont? {
    let size = element.number("pointSize") ?? element.number("size") ?? UIFont.systemFontSize
    _ = element["family"]
    if let style = element["style"] { return .preferredFont(forTextStyle: .init(rawValue: style)) }
    if let name = element["name"] { return UIFont(name: name, size: size) }
    let weight = element.choice("weight", weights)
    switch element["type"] ?? element["metaFont"] ?? "system" {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "monospacedSystem": return .monospacedSystemFont(ofSize: size, weight: weight ?? .regular)
    default: return .systemFont(ofSize: size, weight: weight ?? .regular)
    }
  }

  /// Returns a text in the language of the run: that of a table, of an attribute, or of the child
  /// for its key, which is `<string>` for texts with line breaks, `<mutableString>` or `<nil>`.
  package static func text(_ name: String, of element: NibElement) -> String? {
    let text = generalText(name, of: element)
    return element.texts?.text(name, of: element) ?? text
  }

  private static func generalText(_ name: String, of element: NibElement) -> String? {
    if let text = element[name] { return text }
    guard let child = element.child(key: name), child.name.hasSuffix("tring") else { return nil }
    guard child["base64-UTF8"] == "YES" else { return child.text }
    let padded = child.text.padding(
      toLength: (child.text.count + 3) / 4 * 4,
      withPad: "=",
      startingAt: 0
    )
    return Data(base64Encoded: padded).flatMap { String(bytes: $0, encoding: .utf8) }
  }

  /// Returns the image of an attribute: one of the system for the catalog of symbols.
  package static func image(_ name: String, of element: NibElement, in bundle: Bundle?) -> UIImage?
  {
    guard let image = element[name] else { return nil }
    return element["catalog"] == "system"
      ? UIImage(systemName: image) : UIImage(named: image, in: bundle, compatibleWith: nil)
  }
}
