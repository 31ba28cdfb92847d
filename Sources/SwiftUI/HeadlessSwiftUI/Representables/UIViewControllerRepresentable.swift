public import Foundation
public import HeadlessUIKit

/// A UIKit controller as a view
/// (developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable).
///
/// The order is `makeCoordinator`, `makeUIViewController`, `viewDidLoad`, `updateUIViewController`;
/// the controller becomes a child of the hosting controller after the actions of that update, with
/// a second `updateUIViewController` (swiftui rule 10.5).
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that receives the controller's messages.
  associatedtype Coordinator = Void
  /// The context that the methods receive.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller, once for each identity.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Applies the state of the view; called after the creation and for each relevant change.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Cleans up before the controller is removed for good; hiding it calls nothing.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )

  /// Creates the coordinator, before the controller.
  func makeCoordinator() -> Coordinator

  /// Returns the size for a proposal; `nil` for that of the controller's view.
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The context that the methods of a representable controller receive
/// (developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext).
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}
