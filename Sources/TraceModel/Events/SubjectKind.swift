/// What sort of object a subject is.
///
/// The values are open: a file may name a kind that this version does not know, which reads as
/// ``unknown``.
public enum SubjectKind: UInt8, Sendable, CaseIterable {
  /// A kind that the file did not state or that is not known here.
  case unknown
  /// A `UIView`.
  case view
  /// A `UIWindow`.
  case window
  /// A `UIViewController`.
  case viewController
  /// A `UINavigationController`.
  case navigationController
  /// A `UITabBarController`.
  case tabBarController
  /// A `UIApplication` or its delegate.
  case application
  /// A `UIScene` or its delegate.
  case scene
  /// An object of the app that is not UIKit's: a presenter, a coordinator.
  case custom

  /// The word used in trace files.
  public var text: String {
    switch self {
    case .unknown: "unknown"
    case .view: "view"
    case .window: "window"
    case .viewController: "viewController"
    case .navigationController: "navigationController"
    case .tabBarController: "tabBarController"
    case .application: "application"
    case .scene: "scene"
    case .custom: "custom"
    }
  }

  /// Whether the subject has a controller's life cycle.
  public var isController: Bool {
    self == .viewController || self == .navigationController || self == .tabBarController
  }

  /// Whether the subject can stand in a view hierarchy.
  public var isView: Bool { self == .view || self == .window }
}

/// How surely a subject's events belong to one object, best first.
public enum SubjectIdentity: UInt8, Sendable, CaseIterable {
  /// Recorded by the runtime: certain.
  case runtime
  /// A device log printed a pointer.
  case pointer
  /// A device log printed a label of its author's.
  case label
  /// Only the class is known: several objects may share the subject.
  case className
  /// A log that names no receiver at all.
  case anonymous

  /// The word used in trace files.
  public var text: String {
    switch self {
    case .runtime: "runtime"
    case .pointer: "pointer"
    case .label: "label"
    case .className: "class"
    case .anonymous: "anonymous"
    }
  }
}
