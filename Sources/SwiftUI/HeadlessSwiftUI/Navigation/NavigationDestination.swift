import HeadlessUIKit

/// Registers the destination of the values of a type.
struct DestinationTypeModifier<Value: Hashable, Destination: View>: ViewModifier, PrimitiveModifier
{
  let destination: (Value) -> Destination

  func makeChildren(_ children: inout ChildList, of node: Node) {
    guard let navigation = EnvironmentValues(node.context.environment).navigation else { return }
    let destination = destination
    navigation.setDestination(
      NavigationCoordinator.Destination(owner: ObjectIdentifier(node)) { value in
        (value.base as? Value).map { destination($0) }
      },
      for: ObjectIdentifier(Value.self)
    )
  }

  func makeEffect(for node: Node) -> NodeEffect? {
    EnvironmentValues(node.context.environment).navigation.map {
      Registration(navigation: $0, type: ObjectIdentifier(Value.self))
    }
  }

  /// Removes the destination with the node.
  private final class Registration: NodeEffect {
    weak var navigation: NavigationCoordinator?
    let type: ObjectIdentifier

    init(navigation: NavigationCoordinator, type: ObjectIdentifier) {
      self.navigation = navigation
      self.type = type
    }

    override func end(_ node: Node) { navigation?.removeDestination(for: type, of: node) }
  }
}

/// Shows a page while a binding has an item.
struct DestinationItemModifier<Item, Destination: View>: ViewModifier, PrimitiveModifier {
  let item: Binding<Item?>
  let destination: (Item) -> Destination

  func makeChildren(_ children: inout ChildList, of node: Node) {
    let effect = node.effect as? DestinationEffect ?? DestinationEffect()
    node.effect = effect
    let destination = destination
    let item = item
    var content: (@MainActor () -> any View)?
    if let shown = node.reading({ item.wrappedValue }) { content = { destination(shown) } }
    effect.update(content, of: node, didPop: { item.wrappedValue = nil })
  }
}

/// The page of a modifier or of a link with a destination.
final class DestinationEffect: NodeEffect {
  private weak var navigation: NavigationCoordinator?
  private var content: (@MainActor () -> any View)?

  /// Pushes, updates or pops the page.
  ///
  /// - Parameters:
  ///   - content: Returns the view; `nil` if no page is requested.
  ///   - node: The node of the modifier or link.
  ///   - didPop: Called when the user has popped the page.
  func update(
    _ content: (@MainActor () -> any View)?,
    of node: Node,
    didPop: @escaping @MainActor () -> Void
  ) {
    let navigation = EnvironmentValues(node.context.environment).navigation
    self.navigation = navigation
    self.content = content
    let page = navigation?.page(of: node)
    if content == nil {
      if let page { navigation?.withdraw(page) }
    } else if let page {
      page.node?.invalidate("destination")
    } else {
      navigation?.present(
        node,
        content: { [weak self] in self?.content?() ?? EmptyView() },
        didPop: didPop
      )
    }
  }

  override func end(_ node: Node) {
    if let page = navigation?.page(of: node) { navigation?.withdraw(page) }
  }
}

extension View {
  /// Sets the destination of the values of a type in the stack around the view.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    modifier(DestinationTypeModifier(destination: destination))
  }

  /// Pushes a page while a binding is `true`.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) -> some View {
    let destination = destination()
    return modifier(DestinationItemModifier(item: isPresented.whileTrue) { _ in destination })
  }

  /// Pushes a page for an item.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    modifier(DestinationItemModifier(item: item, destination: destination))
  }
}
