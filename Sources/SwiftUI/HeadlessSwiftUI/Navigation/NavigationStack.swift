/// A stack of pages (developer.apple.com/documentation/swiftui/navigationstack).
///
/// A UIKit container shows the pages, with its transitions. Each page is a node of the stack:
/// covered pages keep their state, a popped page loses it after its `onDisappear` (swiftui rules
/// 7.1 and 7.2).
public struct NavigationStack<Data, Root: View> {
  let root: Root
  /// The path of the app; `nil` for a path of the stack.
  let path: PathSource?

  /// Creates a stack that manages its path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Creates a stack with a path of values of several types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = PathSource(path)
  }

  /// Creates a stack with a path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathSource(path)
  }
}

extension NavigationStack: PrimitiveView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    let coordinator = node.storage as? NavigationCoordinator ?? NavigationCoordinator(node)
    node.storage = coordinator
    node.effect = coordinator
    coordinator.update(to: path, of: node)
    children.append(root, at: .role("root"), context: coordinator.rootContext(of: node))
    for page in coordinator.shownPages {
      children.append(
        NavigationPageView(page: page),
        at: page.place,
        context: page.context(of: node, in: coordinator.scope)
      )
    }
  }
}

/// The content of a page.
struct NavigationPageView {
  let page: NavigationPage
}

extension NavigationPageView: PrimitiveView {
  static var isElement: Bool { false }
  static var isUnary: Bool { false }

  func makeChildren(_ children: inout ChildList, of node: Node) {
    page.node = node
    guard let content = node.reading({ page.content() }) else { return }
    children.append(content)
  }
}

/// The path of a stack, whatever its type.
struct PathSource {
  let read: @MainActor () -> [AnyHashable]
  let append: @MainActor (AnyHashable) -> Void
  let removeLast: @MainActor (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    read = { path.wrappedValue.elements }
    append = { path.wrappedValue.append($0) }
    removeLast = { count in
      path.wrappedValue.removeLast(min(count, path.wrappedValue.count))
    }
  }

  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ path: Binding<Data>
  ) where Data.Element: Hashable {
    read = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      // A value of another type can't be a part of the path; SwiftUI ignores it, too.
      if let value = value.base as? Data.Element { path.wrappedValue.append(value) }
    }
    removeLast = { count in
      var data = path.wrappedValue
      let rest = data.dropLast(count)
      data = Data(rest)
      path.wrappedValue = data
    }
  }
}
