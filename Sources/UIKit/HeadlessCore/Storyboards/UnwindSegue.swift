public import Foundation
import TraceModel

/// An unwind segue that is being performed: the search for its destination, and the way back.
///
/// The order is from logs of iOS 9 to 11 (github.com/mattneub/Programming-iOS-Book-Examples,
/// `bk2ch06p326PresentedCascadeUnwind` and `bk2ch06p327unwind`): the search,
/// `prepare(for:sender:)`, the destination's method, one `dismiss`, then `unwind(for:towards:)` of
/// each container.
@MainActor
package struct UnwindSegue {
  private let identifier: String?
  private let source: UIViewController
  private let action: Selector
  private let sender: Any?
  private let request: UIStoryboardUnwindSegueSource

  package init(_ identifier: String?, from source: UIViewController, action: Selector, sender: Any?)
  {
    self.identifier = identifier
    self.source = source
    self.action = action
    self.sender = sender
    request = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
  }

  private var runtime: Runtime { source.life.runtime }

  // choice: unwind-without-destination
  /// Performs the segue; without a destination nothing happens.
  package func perform() {
    guard let destination = findDestination() else { return }
    let segue = UIStoryboardSegue(
      identifier: identifier,
      source: source,
      destination: destination
    )
    let subject = runtime.appObjects.subject(of: segue)
    runtime.dispatcher.call(.performSegue, on: source.traceSubject, argument: subject) {
      runtime.dispatcher.send(.prepareForSegue, to: source.traceSubject, argument: subject) {
        source.prepare(for: segue, sender: sender)
      }
      let isCalled = runtime.dispatcher.invoke(
        .unwindAction,
        to: destination.traceSubject,
        text: runtime.recording.name(action.description)
      ) { action.perform(on: destination, sender: segue) }
      if !isCalled { runtime.reportUnknown(action, of: destination) }
      leave(for: destination, segue)
    }
  }

  // MARK: The search

  private func findDestination() -> UIViewController? {
    var visited: Set<ObjectIdentifier> = []
    // A source that a controller inside a container has presented: that controller is asked first.
    if let host = source.modal.host, let caller = host.source, caller !== host.presenter,
      let found = search(caller, &visited)
    {
      return found
    }
    var candidate: UIViewController? = source
    while let current = candidate {
      if let found = search(current, &visited) { return found }
      // The controller that has presented this one, before the container that did so for it
      // (`bk2ch06p327unwind2`).
      candidate = current.parent ?? current.modal.host?.source ?? current.modal.host?.presenter
    }
    return nil
  }

  /// Asks a controller's other children, and then the controller itself if none of them accepts.
  private func search(
    _ candidate: UIViewController,
    _ visited: inout Set<ObjectIdentifier>
  ) -> UIViewController? {
    guard visited.insert(ObjectIdentifier(candidate)).inserted else { return nil }
    var children: [UIViewController] = []
    runtime.dispatcher.send(.allowedChildrenForUnwinding, to: candidate.traceSubject) {
      children = candidate.allowedChildrenForUnwinding(from: request)
    }
    for child in children {
      if let found = search(child, &visited) { return found }
    }
    var accepts = false
    runtime.dispatcher.send(.canPerformUnwind, to: candidate.traceSubject) {
      accepts = candidate.canPerformUnwindSegueAction(action, from: source, sender: sender)
    }
    return accepts ? candidate : nil
  }

  // MARK: The way back

  /// Dismisses the controllers that are presented above the destination, and shows it in its
  /// containers; without a window nothing changes (a tutorial's test against UIKit of iOS 18.2).
  private func leave(for destination: UIViewController, _ segue: UIStoryboardSegue) {
    guard source.viewIfLoaded?.window != nil else { return }
    let way = source.ancestorsForUnwinding
    let containers = Array(sequence(first: destination, next: \.parent))
    if let presenter = containers.first(where: { container in
      guard let presented = container.modal.presentation?.presented else { return false }
      return way.contains { $0 === presented }
    }) {
      presenter.dismiss(animated: true)
    }
    guard
      let shared = containers.firstIndex(where: { ancestor in
        way.contains { $0 === ancestor }
      })
    else { return }
    for index in stride(from: shared, to: 0, by: -1) {
      let container = containers[index]
      let child = containers[index - 1]
      runtime.dispatcher.send(
        .unwindTowards,
        to: container.traceSubject,
        argument: child.traceSubject
      ) { container.unwind(for: segue, towards: child) }
    }
  }
}

/// The source of an unwind segue, as UIKit's `UIStoryboardUnwindSegueSource`
/// (developer.apple.com/documentation/uikit/uistoryboardunwindseguesource).
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller where the segue starts.
  public let source: UIViewController
  /// The method of the destination.
  public let unwindAction: Selector
  /// The object that started the segue.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}

extension UIViewController {
  /// The controller, its parents, and the controllers that have presented it, with their parents.
  var ancestorsForUnwinding: [UIViewController] {
    var found: [UIViewController] = []
    var next: UIViewController? = self
    while let controller = next, !found.contains(where: { $0 === controller }) {
      found.append(controller)
      next = controller.parent ?? controller.modal.host?.source ?? controller.modal.host?.presenter
    }
    return found
  }
}
