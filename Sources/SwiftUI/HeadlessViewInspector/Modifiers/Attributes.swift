public import Foundation
public import HeadlessSwiftUI

/// Reading of modifiers.
extension InspectedView {
  /// The value in words of a modifier of the view, inner modifiers first.
  func attribute(_ name: String, at index: Int = 0) throws -> String {
    let found = try content().modifiers.compactMap { entry -> String? in
      guard let modifier = entry.node.primitiveModifier, let attribute = modifier.attribute,
        attribute.name == name
      else { return nil }
      return attribute.value
    }
    guard found.indices.contains(index) else {
      throw InspectionError.modifierNotFound(parent: messageName, modifier: name, index: index)
    }
    return found[index]
  }

  /// The number that a modifier of the view has as its value.
  func number(_ name: String) throws -> Double {
    let text = try attribute(name)
    guard let number = Double(text) else {
      throw InspectionError.typeMismatch(factual: text, expected: "Double")
    }
    return number
  }

  /// The arguments of a modifier of the view that changes size or position.
  func layout<Result>(
    _ name: String,
    _ value: (InspectedLayout) -> Result?
  ) throws -> Result {
    for entry in try content().modifiers {
      guard let modifier = entry.node.primitiveModifier as? any LayoutModifierInspecting else {
        continue
      }
      if let result = value(modifier.inspectedLayout) { return result }
    }
    throw InspectionError.modifierNotFound(parent: messageName, modifier: name, index: 0)
  }

  /// The value that the view or a view around it writes into the environment.
  func inherited<Value>(_ name: String, as type: Value.Type) throws -> Value {
    var view: InspectedView? = self
    while let level = view {
      for entry in (try? level.content().modifiers) ?? [] {
        guard
          let modifier = entry.node.primitiveModifier as? any EnvironmentAttributeProviding,
          modifier.name == name, let value = modifier.inspectedValue as? Value
        else { continue }
        return value
      }
      view = level.parent
    }
    throw InspectionError.modifierNotFound(parent: messageName, modifier: name, index: 0)
  }

  /// The value in words of a modifier of the view or of a view around it.
  func inheritedAttribute(_ name: String) throws -> String {
    var view: InspectedView? = self
    while let level = view {
      if let value = try? level.attribute(name) { return value }
      view = level.parent
    }
    throw InspectionError.modifierNotFound(parent: messageName, modifier: name, index: 0)
  }
}

extension Node {
  /// The modifier of the framework.
  var primitiveModifier: (any PrimitiveModifier)? {
    (view as? any ModifiedView)?.inspectedModifier as? any PrimitiveModifier
  }
}

/// Modifiers of size and position.
extension InspectableView {
  /// The insets of `padding(_:)`; edges without padding have 0.
  public func padding() throws -> EdgeInsets {
    try inspected.layout("padding") { layout in
      if case .padding(let insets) = layout { insets } else { nil }
    }
  }

  /// The inset of an edge.
  public func padding(_ edge: Edge.Set) throws -> CGFloat {
    let insets = try padding()
    let lengths: [(Edge.Set, CGFloat)] = [
      (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
      (.trailing, insets.trailing),
    ]
    return lengths.first { edge.contains($0.0) }?.1 ?? 0
  }

  public func hasPadding(_ edges: Edge.Set = .all) throws -> Bool {
    let insets = try padding()
    let lengths: [(Edge.Set, CGFloat)] = [
      (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
      (.trailing, insets.trailing),
    ]
    return lengths.allSatisfy { !edges.contains($0.0) || $0.1 != 0 }
  }

  /// The arguments of `frame(width:height:alignment:)`.
  public func fixedFrame() throws -> (width: CGFloat, height: CGFloat, alignment: Alignment) {
    let frame = try fixedFrameArguments()
    return (frame.width ?? .nan, frame.height ?? .nan, frame.alignment)
  }

  /// The width of `frame(width:)`.
  public func fixedWidth() throws -> CGFloat {
    guard let width = try fixedFrameArguments().width else { throw missing("frame(width:)") }
    return width
  }

  /// The height of `frame(height:)`.
  public func fixedHeight() throws -> CGFloat {
    guard let height = try fixedFrameArguments().height else { throw missing("frame(height:)") }
    return height
  }

  /// The alignment of `frame(width:height:alignment:)`.
  public func fixedAlignment() throws -> Alignment { try fixedFrameArguments().alignment }

  private func fixedFrameArguments() throws
    -> (width: CGFloat?, height: CGFloat?, alignment: Alignment)
  {
    try inspected.layout("frame") { layout in
      if case .fixedFrame(let width, let height, let alignment) = layout {
        return (width, height, alignment)
      }
      return nil
    }
  }

  /// The limits of `frame(minWidth:idealWidth:maxWidth:…)`; those without a value are not numbers.
  public func flexFrame() throws -> (
    minWidth: CGFloat, idealWidth: CGFloat, maxWidth: CGFloat, minHeight: CGFloat,
    idealHeight: CGFloat, maxHeight: CGFloat, alignment: Alignment
  ) {
    try inspected.layout("frame") { layout in
      guard case .flexibleFrame(let limits, let alignment) = layout, limits.count == 6 else {
        return nil
      }
      let values = limits.map { $0 ?? .nan }
      return (values[0], values[1], values[2], values[3], values[4], values[5], alignment)
    }
  }

  /// The distance of `offset(_:)`.
  public func offset() throws -> CGSize {
    try inspected.layout("offset") { if case .offset(let size) = $0 { size } else { nil } }
  }

  /// The point of `position(_:)`.
  public func position() throws -> CGPoint {
    try inspected.layout("position") { if case .position(let point) = $0 { point } else { nil } }
  }

  /// The axes of `fixedSize(horizontal:vertical:)`.
  public func fixedSize() throws -> (horizontal: Bool, vertical: Bool) {
    try inspected.layout("fixedSize") { layout in
      if case .fixedSize(let horizontal, let vertical) = layout {
        (horizontal, vertical)
      } else {
        nil
      }
    }
  }

  /// The value of `layoutPriority(_:)`.
  public func layoutPriority() throws -> Double {
    try inspected.layout("layoutPriority") {
      if case .priority(let value) = $0 { value } else { nil }
    }
  }

  private func missing(_ name: String) -> InspectionError {
    .modifierNotFound(parent: inspected.messageName, modifier: name, index: 0)
  }
}
