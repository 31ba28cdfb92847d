import HeadlessUIKit

/// A height at which a sheet stops (developer.apple.com/documentation/swiftui/presentationdetent).
public struct PresentationDetent: Hashable, Sendable {
  let name: String
  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The full height of a sheet.
  public static let large = PresentationDetent(name: "large")
  /// A part of the screen's height.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

/// A change of the controller that presents a view.
struct PresentationChangeModifier: ViewModifier, PrimitiveModifier {
  let attribute: (name: String, value: String)?
  let change: @MainActor (PresentationHostingController) -> Void

  func makeChildren(_ children: inout ChildList, of node: Node) {
    let change = change
    node.graph.enqueuePlatformWork { [weak node] in
      let controller = node?.context.surface.controller
      let chain = sequence(first: controller, next: { $0?.parent }).lazy.compactMap { $0 }
      let host = chain.compactMap { $0 as? PresentationHostingController }.first
      if let host { change(host) }
    }
  }
}

extension View {
  /// Sets whether the user can't dismiss the sheet of the view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(
      PresentationChangeModifier(attribute: ("interactiveDismissDisabled", "\(isDisabled)")) {
        $0.isModalInPresentation = isDisabled
      }
    )
  }

  // choice: presentation-detents
  /// Sets the heights at which the sheet of the view stops; only medium and large have an effect.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    let names = detents.map(\.name).sorted()
    return modifier(
      PresentationChangeModifier(
        attribute: ("presentationDetents", names.joined(separator: ", "))
      ) { controller in
        let resting: [UISheetPresentationController.Detent] =
          (detents.contains(.medium) ? [.medium()] : [])
          + (detents == [.medium] ? [] : [.large()])
        controller.sheetPresentationController?.detents = resting
      }
    )
  }

  /// Sets whether the sheet of the view shows a grabber, which is not drawn.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(
      PresentationChangeModifier(attribute: ("presentationDragIndicator", "\(visibility)")) {
        $0.sheetPresentationController?.prefersGrabberVisible = visibility == .visible
      }
    )
  }
}
