public import Foundation
public import HeadlessUIKit

/// A UIKit view as a view
/// (developer.apple.com/documentation/swiftui/uiviewrepresentable).
///
/// The order is `makeCoordinator`, `makeUIView`, `updateUIView`; the view becomes a subview of the
/// hosting view after the actions of that update (swiftui rules 10.5, 10.6 and 12.6).
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the object that receives the view's messages.
  associatedtype Coordinator = Void
  /// The context that the methods receive.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view, once for each identity.
  func makeUIView(context: Context) -> UIViewType

  /// Applies the state of the representable; called after the creation and for each relevant
  /// change.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Cleans up before the view is removed for good; hiding it calls nothing.
  static func dismantleUIView(
    _ uiView: UIViewType,
    coordinator: Coordinator
  )

  /// Creates the coordinator, before the view.
  func makeCoordinator() -> Coordinator

  /// Returns the size for a proposal; `nil` for its own size.
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(
    _ uiView: UIViewType,
    coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The context that the methods of a representable view receive
/// (developer.apple.com/documentation/swiftui/uiviewrepresentablecontext).
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}
