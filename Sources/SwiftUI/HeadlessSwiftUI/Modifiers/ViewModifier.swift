/// A change of a view (developer.apple.com/documentation/swiftui/viewmodifier).
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed, within ``body(content:)``.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// Modifiers of the framework have no body.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A modifier of the framework: its node has the content as its only child.
@MainActor @preconcurrency
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// The attribute that traces show, as a name and a value; `nil` if there is none.
  var attribute: (name: String, value: String)? { get }

  /// Creates the effect of the modifier apart from its content; `nil` if there is none.
  func makeEffect(for node: Node) -> NodeEffect?

  /// Passes the current value of the modifier to the effect.
  func update(_ effect: NodeEffect, of node: Node)

  /// Appends further children after the content, such as a background.
  func makeChildren(_ children: inout ChildList, of node: Node)

  /// How the content is measured and placed; `nil` if the modifier does not change it.
  func makeLayout(for node: Node) -> (any BoxLayout)?
}

extension PrimitiveModifier {
  package func makeLayout(for node: Node) -> (any BoxLayout)? { nil }
  package var attribute: (name: String, value: String)? { nil }
  package func makeEffect(for node: Node) -> NodeEffect? { nil }
  package func update(_ effect: NodeEffect, of node: Node) {}
  package func makeChildren(_ children: inout ChildList, of node: Node) {}
}

/// A view with a body and content that change separately.
@MainActor @preconcurrency
protocol ContentUpdating {
  /// Passes only the new content to a node if nothing else has changed.
  ///
  /// - Returns: Whether nothing else has changed.
  func updatesOnlyContent(of node: Node) -> Bool
}

/// A view with a modifier (developer.apple.com/documentation/swiftui/modifiedcontent).
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  public var modifier: Modifier

  /// Creates a modified view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// A view of the framework has no body.
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  // A custom modifier is a subject of its own, because it can have state and a body.
  package static var isElement: Bool { !(Modifier.self is any PrimitiveModifier.Type) }
  package static var isUnary: Bool { false }

  package var traceName: String? {
    Self.isElement ? String("\(Modifier.self)".prefix { $0 != "<" }) : nil
  }

  package func makeChildren(_ children: inout ChildList, of node: Node) {
    if let primitive = modifier as? any PrimitiveModifier {
      makeChildren(of: primitive, &children, of: node)
    } else if let body = evaluateBody(of: node) {
      children.append(body, context: bodyContext(of: node))
    }
  }

  @MainActor
  private func makeChildren(
    of primitive: any PrimitiveModifier,
    _ children: inout ChildList,
    of node: Node
  ) {
    var context = node.context
    if let writer = primitive as? any EnvironmentWriting {
      context.environment = scope(of: writer, node)
    }
    children.append(content, context: context)
    primitive.makeChildren(&children, of: node)
    if node.effect == nil { node.effect = primitive.makeEffect(for: node) }
    if let effect = node.effect { primitive.update(effect, of: node) }
  }

  /// The scope of the modifier, with its current values.
  @MainActor
  private func scope(of writer: any EnvironmentWriting, _ node: Node) -> EnvironmentScope {
    let scope =
      node.storage as? EnvironmentScope ?? EnvironmentScope(parent: node.context.environment)
    node.storage = scope
    var values = EnvironmentValues(node.context.environment)
    writer.write(&values)
    scope.replace(values.written)
    return scope
  }

  @MainActor
  private func evaluateBody(of node: Node) -> (any View)? {
    var connected = self
    node.connect(&connected.modifier)
    node.replaceView(connected)
    guard !node.leavesBodyOut(of: connected.modifier) else { return nil }
    return node.track { connected.modifier.body(content: _ViewModifier_Content()) }
  }

  /// The context of the body, with the content for the placeholder.
  @MainActor
  private func bodyContext(of node: Node) -> NodeContext {
    var context = node.context
    if let stored = node.storage as? ModifierContent {
      stored.update(content, outer: node.context.modifierContent)
      context.modifierContent = stored
    } else {
      let stored = ModifierContent(content, outer: node.context.modifierContent)
      node.storage = stored
      context.modifierContent = stored
    }
    return context
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    (modifier as? any PrimitiveModifier)?.makeLayout(for: node)
  }

  package func describe(_ attributes: inout AttributeList) {
    guard let attribute = (modifier as? any PrimitiveModifier)?.attribute else { return }
    attributes.append(attribute.name, attribute.value)
  }
}

extension ModifiedContent: ContentUpdating where Content: View, Modifier: ViewModifier {
  func updatesOnlyContent(of node: Node) -> Bool {
    guard Self.isElement, let former = node.view as? Self,
      let stored = node.storage as? ModifierContent,
      ValueComparison.areEqual(former.modifier, modifier)
    else { return false }
    node.replaceView(ModifiedContent(content: content, modifier: former.modifier))
    stored.update(content, outer: node.context.modifierContent)
    return true
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first modifier, then the second.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// The view that a custom modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
}

extension _ViewModifier_Content: PrimitiveView {
  package static var isElement: Bool { false }

  package func makeChildren(_ children: inout ChildList, of node: Node) {
    guard let written = node.context.modifierContent else { return }
    written.addPlaceholder(node)
    // The content inherits the values that the body of the modifier writes into the environment.
    var context = node.context
    context.modifierContent = written.outer
    children.append(written.content, context: context)
  }
}

extension View {
  public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this modifier, then another one.
  public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
