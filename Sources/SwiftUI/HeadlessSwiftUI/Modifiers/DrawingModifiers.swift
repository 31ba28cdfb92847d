public import Foundation

/// Modifiers of the drawing, which are recorded.
extension View {
  /// Sets the opacity; a view with opacity 0 has appeared (swiftui rule 1.7).
  public func opacity(_ opacity: Double) -> some View {
    attribute("opacity", CGFloat(opacity).text)
  }

  // choice: hidden-view-appears
  /// Hides the view, which keeps its space and its identity.
  public func hidden() -> some View { attribute("hidden") }

  /// Clips the view to a rectangle with round corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    attribute("cornerRadius", radius.text)
  }

  public func clipShape<Outline: Shape>(
    _ shape: Outline,
    style: FillStyle = FillStyle()
  ) -> some View {
    attribute("clipShape", shape._text)
  }

  /// Clips the view to its frame.
  public func clipped(antialiased: Bool = false) -> some View { attribute("clipped") }

  /// Sets the shape that receives touches.
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View {
    attribute("contentShape", shape._text)
  }

  /// Adds a shadow.
  public func shadow(
    color: Color = Color.black.opacity(0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    attribute("shadow", "\(color.name) radius \(radius.text) at \(x.text), \(y.text)")
  }

  /// Adds a border inside the frame.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    attribute("border", "\(content._name) \(width.text)")
  }

  /// Rotates the drawing; the frame stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    attribute("rotationEffect", "\(CGFloat(angle.degrees).text)°")
  }

  /// Rotates the drawing in space; the frame stays.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center
  ) -> some View { attribute("rotation3DEffect", "\(CGFloat(angle.degrees).text)°") }

  /// Scales the drawing; the frame stays.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    attribute("scaleEffect", scale.text)
  }

  /// Scales the drawing; the frame stays.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View { attribute("scaleEffect", "\(x.text), \(y.text)") }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    attribute("blur", radius.text)
  }

  /// Reduces the saturation.
  public func saturation(_ amount: Double) -> some View {
    attribute("saturation", CGFloat(amount).text)
  }

  /// Makes the view gray.
  public func grayscale(_ amount: Double) -> some View {
    attribute("grayscale", CGFloat(amount).text)
  }

  /// Sets the order of drawing.
  public func zIndex(_ value: Double) -> some View { attribute("zIndex", CGFloat(value).text) }

  /// Draws the view as one image.
  public func drawingGroup(opaque: Bool = false) -> some View { attribute("drawingGroup") }

  /// Composes the view as one.
  public func compositingGroup() -> some View { attribute("compositingGroup") }

  /// Marks the content as private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    attribute("privacySensitive", sensitive)
  }

  /// Replaces the content by a placeholder.
  public func redacted(reason: RedactionReasons) -> some View {
    environmentAttribute("redacted", reason.rawValue, \.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content in spite of a redaction around.
  public func unredacted() -> some View {
    environmentAttribute("unredacted", true, \.redactionReasons) { $0 = [] }
  }

  // choice: animation-modifier-inert
  /// Animates changes of the view when a value changes; removals are not animated by it.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    attribute("animation", animation.map { "\(CGFloat($0.duration).text) s" } ?? "none")
  }

  /// Animates changes of the view; removals are not animated by it.
  public func animation(_ animation: Animation?) -> some View {
    attribute("animation", animation.map { "\(CGFloat($0.duration).text) s" } ?? "none")
  }

  /// Sets the coordinate space with a name.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    attribute("coordinateSpace", name)
  }

  /// Animates the views at two positions as one view.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    isSource: Bool = true
  ) -> some View { attribute("matchedGeometryEffect", id) }
}

/// A name for geometry effects (developer.apple.com/documentation/swiftui/namespace).
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The identity.
  public struct ID: Hashable, Sendable {}

  /// Creates a namespace.
  public nonisolated init() {}

  /// The identity.
  public nonisolated var wrappedValue: ID { ID() }
}

/// Why content is replaced by a placeholder.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not loaded.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is outdated.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
