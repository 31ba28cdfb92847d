import Foundation

/// A view behind or in front of another one, with the size of that view.
package struct DecorationModifier<Decoration: View>: ViewModifier, PrimitiveModifier {
  /// `background` or `overlay`: the role of the view.
  package let role: String
  /// The value in traces; `nil` for a view, which traces show as a node.
  let value: String?
  let alignment: Alignment
  /// The view.
  package let decoration: Decoration

  package var attribute: (name: String, value: String)? { value.map { (role, $0) } }

  package func makeChildren(_ children: inout ChildList, of node: Node) {
    guard value == nil else { return }
    children.append(decoration, at: .role(role))
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    DecorationLayout(alignment: alignment)
  }
}

extension View {
  private func decoration<Decoration: View>(
    _ role: String,
    _ decoration: Decoration,
    _ alignment: Alignment = .center
  ) -> some View {
    // A color behind a view is an attribute of the view and no node.
    let value = (decoration as? Color)?.name
    return modifier(
      DecorationModifier(role: role, value: value, alignment: alignment, decoration: decoration)
    )
  }

  /// Places a view behind the view.
  public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View { decoration("background", background, alignment) }

  /// Places views behind the view.
  public func background<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View { decoration("background", content(), alignment) }

  /// Fills the space behind the view.
  public func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { attribute("background", style._name) }

  /// Fills a shape behind the view.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View { attribute("background", "\(style._name) in \(shape._text)") }

  /// Places a view in front of the view.
  public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View { decoration("overlay", overlay, alignment) }

  /// Places views in front of the view.
  public func overlay<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View { decoration("overlay", content(), alignment) }

  /// Fills the space in front of the view.
  public func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { attribute("overlay", style._name) }

  public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View { attribute("mask", "\(Mask.self)") }

  public func mask<Mask: View>(_ mask: Mask) -> some View { attribute("mask", "\(Mask.self)") }
}

/// How a shape is filled (developer.apple.com/documentation/swiftui/fillstyle).
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule applies.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension Shape {
  /// The name and the attributes.
  var _text: String {
    "\(Self.self)" + (_attributes.map { " \($0)" } ?? "")
  }
}
