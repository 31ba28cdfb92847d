/// The kind of object that a subject is.
///
/// A kind in a file that this version does not recognize is read as ``unknown``.
public enum SubjectKind: UInt8, Sendable, CaseIterable {
  /// A kind that the file omits or that this version does not recognize.
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
  /// A `UIPageViewController`.
  case pageViewController
  /// A `UISplitViewController`, as device logs and other recorders name it.
  case splitViewController
  /// A `UIApplication` or its delegate.
  case application
  /// A `UIScene` or its delegate.
  case scene
  /// An object of the app that is not UIKit's: a presenter, a coordinator.
  case custom
  /// A node of a SwiftUI graph: a position in the tree of views, which owns state.
  case swiftUIView

  /// The word used in trace files.
  public var text: String {
    switch self {
    case .unknown: "unknown"
    case .view: "view"
    case .window: "window"
    case .viewController: "viewController"
    case .navigationController: "navigationController"
    case .tabBarController: "tabBarController"
    case .pageViewController: "pageViewController"
    case .splitViewController: "splitViewController"
    case .application: "application"
    case .scene: "scene"
    case .custom: "custom"
    case .swiftUIView: "swiftUIView"
    }
  }

  /// Whether the subject has a controller's life cycle.
  public var isController: Bool { self == .viewController || isContainer }

  /// Whether the subject is one of UIKit's containers, which place the views of their children and
  /// send `didMove(toParent:)` themselves.
  ///
  /// This is the only list of containers: a class that UIKit adds needs a case here, its text and
  /// its ``classEnding``.
  public var isContainer: Bool { classEnding != nil }

  /// The ending of the names of a container's class and its subclasses; `nil` for other kinds.
  public var classEnding: String? {
    switch self {
    case .navigationController: "NavigationController"
    case .tabBarController: "TabBarController"
    case .pageViewController: "PageViewController"
    case .splitViewController: "SplitViewController"
    case .unknown, .view, .window, .viewController, .application, .scene, .custom, .swiftUIView:
      nil
    }
  }

  /// The kind of a controller of which the trace states only the class.
  ///
  /// - Parameter className: The class without its module, such as `HomeNavigationController`.
  /// - Returns: The container with the ``classEnding`` of the name, else ``viewController``.
  public static func controller(ofClass className: String) -> SubjectKind {
    allCases.first { $0.classEnding.map(className.hasSuffix) ?? false } ?? .viewController
  }

  /// Creates the kind that a file states.
  ///
  /// A kind that a newer version or another program writes for a controller, such as
  /// `collectionViewController`, is a controller. UIKit's own containers are recognized by their
  /// class, because a file may have been written before their kind had a word.
  ///
  /// - Parameters:
  ///   - text: The word of the file; empty if there is none.
  ///   - className: The class without its module.
  public init(text: String, className: String) {
    let stated = Self.allCases.first { $0.text == text && $0 != .unknown }
    let isUnknownController = stated == nil && text.hasSuffix("Controller")
    guard stated == .viewController || isUnknownController else {
      self = stated ?? .unknown
      return
    }
    guard className.hasPrefix("UI") else {
      self = .viewController
      return
    }
    self =
      Self.allCases.first { $0.classEnding.map { className == "UI" + $0 } ?? false }
      ?? .viewController
  }

  /// Whether the subject is part of the hierarchy of UIKit’s views, which nodes are not.
  public var isView: Bool { self == .view || self == .window }
}

/// How reliably a subject's events belong to one object, from best to worst.
public enum SubjectIdentity: UInt8, Sendable, CaseIterable {
  /// Recorded by the runtime: certain.
  case runtime
  /// A device log printed a pointer.
  case pointer
  /// A device log printed a label that its author chose beside the class.
  case label
  /// Only a name is known, which may be a class: several objects may share the subject.
  case className
  /// A log that does not name receivers.
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
