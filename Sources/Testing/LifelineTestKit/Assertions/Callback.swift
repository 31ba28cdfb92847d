import TraceModel

/// A callback as UIKit spells it, for assertions.
///
/// The most common callbacks are members; any other callback is a string literal:
/// `"viewWillTransition(to:with:)"`.
public struct Callback: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The text in traces, such as `willMove(toParent:)`.
  public let description: String

  public init(stringLiteral text: String) {
    description = text
  }

  private init(_ name: Name) {
    description = name.knownText
  }

  /// The controller makes its view.
  public static let loadView = Callback(.loadView)
  /// The controller's view was loaded.
  public static let viewDidLoad = Callback(.viewDidLoad)
  /// The view is about to appear.
  public static let viewWillAppear = Callback(.viewWillAppear)
  /// The view is in its window with its final geometry.
  public static let viewIsAppearing = Callback(.viewIsAppearing)
  /// The view has appeared.
  public static let viewDidAppear = Callback(.viewDidAppear)
  /// The view is about to disappear.
  public static let viewWillDisappear = Callback(.viewWillDisappear)
  /// The view has disappeared.
  public static let viewDidDisappear = Callback(.viewDidDisappear)
  /// The parent is about to change.
  public static let willMoveToParent = Callback(.willMoveToParent)
  /// The parent has changed.
  public static let didMoveToParent = Callback(.didMoveToParent)
  /// The superview is about to change.
  public static let willMoveToSuperview = Callback(.willMoveToSuperview)
  /// The superview has changed.
  public static let didMoveToSuperview = Callback(.didMoveToSuperview)
  /// The window is about to change.
  public static let willMoveToWindow = Callback(.willMoveToWindow)
  /// The window has changed.
  public static let didMoveToWindow = Callback(.didMoveToWindow)
  /// The view lays out its subviews.
  public static let layoutSubviews = Callback(.layoutSubviews)
  /// The root view is about to lay out its subviews.
  public static let viewWillLayoutSubviews = Callback(.viewWillLayoutSubviews)
  /// The root view has laid out its subviews.
  public static let viewDidLayoutSubviews = Callback(.viewDidLayoutSubviews)

  // SwiftUI.

  /// The body of a view is evaluated.
  public static let body = Callback(.body)
  /// The view has appeared.
  public static let onAppear = Callback(.onAppear)
  /// The view has disappeared.
  public static let onDisappear = Callback(.onDisappear)
  /// A value has changed.
  public static let onChange = Callback(.onChange)
  /// A publisher has sent a value.
  public static let onReceive = Callback(.onReceive)
  /// The task of a view starts.
  public static let task = Callback(.task)
  /// The task of a view is cancelled.
  public static let taskCancel = Callback(.taskCancel)
  /// A control performs its action.
  public static let action = Callback(.action)
}
