import HeadlessUIKit
import TraceModel

/// A control that pushes a page (developer.apple.com/documentation/swiftui/navigationlink).
///
/// The view of a destination is created with each body of the parent, also while it is pushed
/// (swiftui rule 2.12); the destination of a value only when the path contains it.
public struct NavigationLink<Label: View, Destination: View> {
  /// The destination of a tap.
  enum Target {
    case value(AnyHashable?)
    case destination(Destination)
    /// A destination that a binding shows and hides.
    case bound(Destination, Binding<Bool>)
  }

  let target: Target
  package let label: Label

  init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }
}

extension NavigationLink: ControlView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(label, at: .role("label"))
    switch target {
    case .value: break
    case .destination(let destination): effect(of: node).update(to: destination, nil, node)
    case .bound(let destination, let isActive):
      effect(of: node).update(to: destination, isActive, node)
    }
  }

  @MainActor
  private func effect(of node: Node) -> LinkEffect {
    let effect = node.effect as? LinkEffect ?? LinkEffect()
    node.effect = effect
    return effect
  }

  package func describe(_ attributes: inout AttributeList) {
    if case .value(let value?) = target { attributes.append("value", described(value.base)) }
  }

  /// Performs the action of a tap.
  package func activate(_ node: Node) {
    if case .value(nil) = target { return }
    node.performAction {
      switch target {
      case .value(let value):
        if let value { EnvironmentValues(node.context.environment).navigation?.push(value) }
      case .destination: (node.effect as? LinkEffect)?.activate(node)
      case .bound(_, let isActive): isActive.wrappedValue = true
      }
    }
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? { StackLayout.label }
}

/// The page of a link with a destination.
final class LinkEffect: NodeEffect {
  private let page = DestinationEffect()
  private var destination: (any View)?
  private var isActive: Binding<Bool>?
  private var isOwnActive = false

  func update(to destination: any View, _ isActive: Binding<Bool>?, _ node: Node) {
    self.destination = destination
    self.isActive = isActive
    let isShown = isActive.map { isActive in node.reading { isActive.wrappedValue } } ?? isOwnActive
    var content: (@MainActor () -> any View)?
    if isShown { content = { destination } }
    page.update(
      content,
      of: node,
      didPop: { [weak self] in
        self?.isOwnActive = false
        self?.isActive?.wrappedValue = false
      }
    )
  }

  /// Pushes the page of a link without a binding.
  func activate(_ node: Node) {
    guard !isOwnActive else { return }
    isOwnActive = true
    node.invalidate("link")
  }

  override func end(_ node: Node) { page.end(node) }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that appends a value to the path; without a value it is disabled.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title that appends a value to the path.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Creates a link that pushes a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.destination(destination()), label: label())
  }

  /// Creates a link that pushes a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.destination(destination), label: label())
  }

  /// Creates a link whose page is shown while a binding is `true`.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(destination(), isActive), label: label())
  }

  /// Creates a link whose page is shown while a binding is `true`.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(destination, isActive), label: label())
  }

  /// Creates a link whose page is shown while a selection is equal to a tag.
  public init<Tag: Hashable>(
    tag: Tag,
    selection: Binding<Tag?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(destination(), selection.isEqual(to: tag)), label: label())
  }

  /// Creates a link whose page is shown while a selection is equal to a tag.
  public init<Tag: Hashable>(
    destination: Destination,
    tag: Tag,
    selection: Binding<Tag?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(destination, selection.isEqual(to: tag)), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title that pushes a view.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.destination(destination()), label: Text(title))
  }

  /// Creates a link with a title that pushes a view.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(.destination(destination), label: Text(title))
  }

  /// Creates a link with a title whose page is shown while a binding is `true`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.bound(destination(), isActive), label: Text(title))
  }
}

extension Binding {
  /// A binding that is `true` while the value is equal to a tag.
  fileprivate func isEqual<Tag: Hashable>(to tag: Tag) -> Binding<Bool> where Value == Tag? {
    // Parts of views are used on the main actor only.
    nonisolated(unsafe) let tag = tag
    return Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isSelected in
        if isSelected { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      }
    )
  }
}
