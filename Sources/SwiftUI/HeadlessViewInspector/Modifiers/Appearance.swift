public import Foundation
public import HeadlessSwiftUI

/// Modifiers of the appearance.
extension InspectableView {
  /// The value of `opacity(_:)`.
  public func opacity() throws -> Double { try inspected.number("opacity") }

  /// The value of `saturation(_:)`.
  public func saturation() throws -> Double { try inspected.number("saturation") }

  /// The value of `grayscale(_:)`.
  public func grayscale() throws -> Double { try inspected.number("grayscale") }

  /// The radius of `cornerRadius(_:)`.
  public func cornerRadius() throws -> CGFloat { CGFloat(try inspected.number("cornerRadius")) }

  /// The value of `zIndex(_:)`.
  public func zIndex() throws -> Double { try inspected.number("zIndex") }

  /// The font of the view or of a view around it.
  public func font() throws -> Font? {
    try requireNoText("font", "Please use .attributes().font() for inspecting Font on a Text")
    return try inspected.inherited("font", as: Font?.self)
  }

  /// The color of the view or of a view around it.
  public func foregroundColor() throws -> Color? {
    try requireNoText(
      "foregroundColor",
      "Please use .attributes().foregroundColor() for inspecting foregroundColor on a Text"
    )
    return try inspected.inherited("foregroundColor", as: Color?.self)
  }

  private func requireNoText(_ name: String, _ advice: String) throws {
    guard try content.view is Text else { return }
    throw InspectionError.notSupported(advice)
  }

  /// The accent color of the view or of a view around it.
  public func accentColor() throws -> Color? {
    try inspected.inherited("accentColor", as: Color?.self)
  }

  /// The tint of the view or of a view around it.
  public func tint() throws -> Color? { try inspected.inherited("tint", as: Color?.self) }

  /// The largest number of lines of the view or of a view around it.
  public func lineLimit() throws -> Int? { try inspected.inherited("lineLimit", as: Int?.self) }

  /// The distance of lines of the view or of a view around it.
  public func lineSpacing() throws -> CGFloat {
    try inspected.inherited("lineSpacing", as: CGFloat.self)
  }

  /// The alignment of lines of the view or of a view around it.
  public func multilineTextAlignment() throws -> TextAlignment {
    try inspected.inherited("multilineTextAlignment", as: TextAlignment.self)
  }

  /// The color scheme of the view or of a view around it.
  public func colorScheme() throws -> ColorScheme {
    try inspected.inherited("colorScheme", as: ColorScheme.self)
  }

  /// Whether the view or a view around it is hidden.
  public func isHidden() -> Bool { inspected.hiding != nil }

  /// Whether the view or a view around it is disabled.
  public func isDisabled() -> Bool { inspected.disabling != nil }

  /// Whether the view and the views around it receive touches.
  public func allowsHitTesting() -> Bool { inspected.touchesPassing == nil }

  /// Whether the view or a view around it hides the labels of controls.
  public func labelsHidden() -> Bool {
    (try? inspected.inheritedAttribute("labelsHidden")) == "true"
  }

  /// Whether a control would respond to the user.
  public func isResponsive() -> Bool {
    !isAbsent && !isHidden() && !isDisabled() && allowsHitTesting()
  }

  public func tag() throws -> AnyHashable {
    try modifier(TagModifier.self, named: "tag").modifier.tag
  }

  /// Finds a view with a tag.
  public func find(
    viewWithTag tag: AnyHashable
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find { try $0.tag() == tag }
  }
}

/// Why a control does not respond (swiftui rule 13.4).
extension InspectedView {
  /// The nearest level with `disabled(true)`.
  var disabling: InspectedView? { level("disabled", "true") }

  /// The nearest level with `hidden()`.
  var hiding: InspectedView? { level("hidden", "true") }

  /// The nearest level with `allowsHitTesting(false)`.
  var touchesPassing: InspectedView? { level("allowsHitTesting", "false") }

  private func level(_ name: String, _ value: String) -> InspectedView? {
    var view: InspectedView? = self
    while let level = view {
      let modifiers = (try? level.content().modifiers) ?? []
      let hasModifier = modifiers.contains { entry in
        guard let attribute = entry.node.primitiveModifier?.attribute else { return false }
        return attribute.name == name && attribute.value == value
      }
      if hasModifier { return level }
      view = level.parent
    }
    return nil
  }

  /// Throws for a control that does not respond to the user.
  func requireResponsive() throws {
    let content = try content()
    let name = TypeNames.of(type(of: content.view)).base
    let reasons: [(InspectedView?, String)] = [
      (disabling, "is disabled"), (hiding, "is hidden"),
      (touchesPassing, "has allowsHitTesting set to false"),
    ]
    for case (let level?, let reason) in reasons {
      let subject = level === self || level.isSameView(as: content) ? "it" : level.path
      throw InspectionError.unresponsiveControl(name: name, reason: "\(subject) \(reason)")
    }
  }

  private func isSameView(as content: Content) -> Bool {
    (try? self.content().node) === content.node
  }
}
