import Foundation
import HeadlessUIKit
import TraceModel

/// Responds to the callbacks of a world's controllers.
@MainActor
protocol WorldListener: AnyObject {
  /// Runs the operations of the script for a callback.
  func respond(to callback: WorldScript.Callback, of controller: Int)
}

/// Records the callbacks of one controller and runs the script's operations after super.
///
/// A role observes UIKit's containers directly; plain controllers report to it from their overrides.
@MainActor
final class WorldRole: NSObject {
  let number: Int
  let words: WorldWords
  weak var listener: (any WorldListener)?
  /// The page that an interactive page turn leads to.
  weak var nextPage: UIViewController?

  init(_ number: Int, _ words: WorldWords) {
    self.number = number
    self.words = words
  }

  /// Records a callback, calls super, and lets the script respond.
  func perform(
    _ callback: WorldScript.Callback,
    parent: SubjectID = .none,
    _ callSuper: () -> Void
  ) {
    switch callback {
    case .willMove: words.noteMove(isDone: false, to: parent, of: number)
    case .didMove: words.noteMove(isDone: true, to: parent, of: number)
    default: if let letter = callback.letter { words.note(letter, of: number) }
    }
    callSuper()
    listener?.respond(to: callback, of: number)
  }

  /// Records `loadView` and calls super.
  func loadView(_ callSuper: () -> Void) {
    words.note("l", of: number)
    callSuper()
  }
}

extension WorldRole: DispatchObserver {
  func perform(_ callback: Name, argument: SubjectID?, _ callSuper: () -> Void) {
    switch callback {
    case .loadView: loadView(callSuper)
    case .viewDidLoad: perform(.viewDidLoad, callSuper)
    case .viewWillAppear: perform(.viewWillAppear, callSuper)
    case .viewIsAppearing: perform(.viewIsAppearing, callSuper)
    case .viewDidAppear: perform(.viewDidAppear, callSuper)
    case .viewWillDisappear: perform(.viewWillDisappear, callSuper)
    case .viewDidDisappear: perform(.viewDidDisappear, callSuper)
    case .viewDidLayoutSubviews: perform(.viewDidLayoutSubviews, callSuper)
    case .willMoveToParent: perform(.willMove, parent: argument ?? .none, callSuper)
    case .didMoveToParent: perform(.didMove, parent: argument ?? .none, callSuper)
    default: callSuper()
    }
  }

  func perform(_ method: OverridableMethod, argument: SubjectID?, _ callSuper: () -> Void) {
    callSuper()
  }
}

extension WorldRole: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nextPage }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nextPage }
}
