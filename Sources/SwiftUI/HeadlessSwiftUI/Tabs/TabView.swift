/// Views that a tab bar switches (developer.apple.com/documentation/swiftui/tabview).
///
/// A UIKit tab bar controller shows the tabs. The state of all tabs is created at the first show
/// and lives with the tab view; hidden tabs disappear (swiftui rule 9.1).
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView: PrimitiveView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    let isPaged = EnvironmentValues(node.context.environment).tabViewStyle == .page
    let coordinator = node.storage as? TabCoordinator ?? TabCoordinator(node, isPaged: isPaged)
    node.storage = coordinator
    node.effect = coordinator
    var members = ChildList()
    members.append(content)
    let tabs = members.expanded(of: node)
    let source = selection.map { selection in
      TabSelection(
        read: { AnyHashable(selection.wrappedValue) },
        write: { value in
          if let value = value.base as? SelectionValue { selection.wrappedValue = value }
        }
      )
    }
    coordinator.update(places: tabs.map(\.place), selection: source, of: node)
    for tab in tabs {
      children.append(tab.view, at: tab.place, context: coordinator.context(of: tab.place, node))
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that manages its selection.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// The selection of a tab view, whatever its type.
@MainActor
struct TabSelection {
  let read: () -> AnyHashable
  let write: (AnyHashable) -> Void
}

extension ChildList {
  /// The children, with the members of tuples, groups, conditions and `ForEach` instead of these.
  ///
  /// The members of custom views are not found: such a view is one child.
  @MainActor
  func expanded(of node: Node) -> [Child] {
    var expanded: [Child] = []
    for child in children {
      guard let primitive = child.view as? any PrimitiveView, !type(of: primitive).isUnary,
        !(primitive is any ModifierProviding)
      else {
        expanded.append(child)
        continue
      }
      var members = ChildList()
      primitive.makeChildren(&members, of: node)
      for member in members.expanded(of: node) {
        var member = member
        member.place = child.place.joined(with: member.place)
        expanded.append(member)
      }
    }
    return expanded
  }
}

extension Place {
  /// The position of a member that replaces its group.
  fileprivate func joined(with member: Place) -> Place {
    if self == .only { return member }
    if member == .only { return self }
    return .id(AnyHashable([self, member]))
  }
}
