import Foundation
import TraceModel

#if HEADLESS
import HeadlessUIKit
#else
import UIKit
#endif

/// What a recording has recorded of an object.
///
/// The object retains its node as an associated object, so that the node is deallocated with it.
@MainActor
final class Node {
  nonisolated let subject: SubjectID
  private(set) weak var object: AnyObject?
  /// The objects that the last relations of each name have stated.
  var relations: [Name: SubjectID] = [:]
  /// The position among the siblings.
  var index = 0
  /// The stack of a navigation controller.
  var stack: [SubjectID] = []
  /// The last callback.
  var last = Name.empty
  /// The hidden child of a controller.
  weak var observer: ObserverController?
  /// The number of times that the hidden child was replaced since the view entered its window.
  var replacements = 0
  /// Whether the creation was recorded.
  var isNew = false
  /// Whether the last callback was concluded from those of another controller.
  var isConcluded = false
  /// Whether `viewDidLoad` was recorded.
  var hasLoaded = false
  private nonisolated let name: Name
  private nonisolated let recording: LifelineRecording

  init(
    _ subject: SubjectID,
    of object: AnyObject,
    named name: Name,
    in recording: LifelineRecording
  ) {
    self.subject = subject
    self.object = object
    self.name = name
    self.recording = recording
  }

  deinit {
    let (subject, name, recording) = (subject, name, recording)
    if Thread.isMainThread {
      MainActor.assumeIsolated { recording.recordDeath(of: subject, named: name) }
    } else {
      DispatchQueue.main.async { recording.recordDeath(of: subject, named: name) }
    }
  }

  /// The parent of a controller, if it forwards its callbacks and has a hidden child.
  var observedParent: Node? {
    guard let parent = (object as? UIViewController)?.parent else { return nil }
    let node = recording.node(of: parent)
    return node.observer == nil ? nil : node
  }

  /// Whether a controller is a descendant of another one.
  func isDescendant(of other: Node) -> Bool {
    var ancestor = (object as? UIViewController)?.parent
    while let current = ancestor {
      if current === other.object { return true }
      ancestor = current.parent
    }
    return false
  }

  static func kind(of object: AnyObject) -> SubjectKind {
    switch object {
    case is UINavigationController: .navigationController
    case is UITabBarController: .tabBarController
    case is UIPageViewController: .pageViewController
    case is UISplitViewController: .splitViewController
    case is UIViewController: .viewController
    case is UIWindow: .window
    case is UIView: .view
    case is UIScene: .scene
    case is UIApplication: .application
    default: .custom
    }
  }
}
