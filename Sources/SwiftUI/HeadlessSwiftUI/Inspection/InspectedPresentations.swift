/// A modifier that presents content, without its types.
@MainActor @preconcurrency
package protocol PresentationInspecting {
  /// The role of the content in the tree, such as `sheet`.
  var inspectedRole: String { get }
  /// Whether the binding presents content.
  var inspectedIsPresented: Bool { get }
  /// Writes the binding so that the content is dismissed.
  func inspectedDismiss()
}

extension SheetModifier: PresentationInspecting {
  package var inspectedRole: String { kind.rawValue }
  package var inspectedIsPresented: Bool { item.wrappedValue != nil }
  package func inspectedDismiss() { item.wrappedValue = nil }
}

/// A link, without its types.
@MainActor @preconcurrency
package protocol InspectedLink: View {
  /// The view that the link pushes; `nil` for a link with a value.
  var inspectedDestination: (any View)? { get }
  /// The binding that shows the destination; `nil` if there is none.
  var inspectedIsActive: Binding<Bool>? { get }
  /// The value that the link appends to the path; `nil` if there is none.
  var inspectedValue: AnyHashable? { get }
}

extension NavigationLink: InspectedLink {
  package var inspectedDestination: (any View)? {
    switch target {
    case .value: nil
    case .destination(let destination), .bound(let destination, _): destination
    }
  }

  package var inspectedIsActive: Binding<Bool>? {
    if case .bound(_, let isActive) = target { isActive } else { nil }
  }

  package var inspectedValue: AnyHashable? {
    if case .value(let value) = target { value } else { nil }
  }
}

extension Node {
  /// The page that a link or a modifier shows; `nil` if there is none.
  package var inspectedPage: Node? {
    EnvironmentValues(context.environment).navigation?.page(of: self)?.node
  }

  /// Whether the node is a page for a value of a path, and not for a link or a modifier.
  package var isPageOfPath: Bool { (view as? NavigationPageView)?.page.value != nil }
}

/// A modifier that pushes a page while a binding has an item.
@MainActor @preconcurrency
package protocol DestinationInspecting {
  /// The view of the page; `nil` while no page is requested.
  var inspectedDestination: (any View)? { get }
  /// Writes the binding so that the page is popped.
  func inspectedDismiss()
}

extension DestinationItemModifier: DestinationInspecting {
  package var inspectedDestination: (any View)? { item.wrappedValue.map { destination($0) } }
  package func inspectedDismiss() { item.wrappedValue = nil }
}
