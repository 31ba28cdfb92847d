import Foundation
import TraceModel
import TraceRecorder

/// An object outside UIKit's classes that follows a view into a run.
@MainActor
package protocol RunMember: AnyObject {
  /// Makes the object a part of the run of its view.
  func join(_ runtime: Runtime)
}

/// Objects that were created outside every run and join one: a hierarchy with all that it contains.
///
/// In the trace they were alive before their first event, so that the analyzer does not miss the
/// callbacks that they received before.
@MainActor
struct Newcomers {
  /// An active constraint, which is activated again in the run.
  private struct Activation {
    let constraint: NSLayoutConstraint
    let owner: UIView
    let isPrepared: Bool
  }

  private let old: Runtime
  private var views: [UIView] = []
  private var controllers: [UIViewController] = []
  private var seen: Set<ObjectIdentifier> = []

  /// Collects the hierarchies of a view and of a controller.
  init(_ view: UIView?, _ controller: UIViewController?, of old: Runtime) {
    self.old = old
    var waitingViews = view.map { [$0] } ?? []
    var waiting = controller.map { [$0] } ?? []
    while true {
      if let view = waitingViews.popLast() {
        guard isNew(view, view.life) else { continue }
        views.append(view)
        waitingViews += view.life.subviews
        let root = (view as? UIWindow)?.rootViewController
        waiting += [view.controllerStorage, root].compactMap(\.self)
      } else if let controller = waiting.popLast() {
        guard isNew(controller, controller.life) else { continue }
        controllers.append(controller)
        waiting += controller.childrenStorage
        waiting += [controller.presentedViewController].compactMap(\.self)
        waitingViews += [controller.viewIfLoaded].compactMap(\.self)
      } else {
        break
      }
    }
    views.sort { $0.traceSubject < $1.traceSubject }
    controllers.sort { $0.traceSubject < $1.traceSubject }
  }

  private mutating func isNew(_ object: AnyObject, _ life: Life) -> Bool {
    life.runtime === old && seen.insert(ObjectIdentifier(object)).inserted
  }

  /// Moves the objects into a run.
  func join(_ runtime: Runtime) {
    let activations = removeConstraints()
    let queued = controllers.filter { old.commit.dequeueAppearing($0) }
    let containers = controllers.compactMap { $0 as? any ContentOwner }
      .filter { old.commit.dequeueContent(of: $0) }
    let lives = views.map(\.life) + controllers.map(\.life)
    for life in lives.sorted(by: { $0.id < $1.id }) { life.join(runtime) }
    if old.hasTraitOverrides { runtime.hasTraitOverrides = true }
    if old.commit.hasSafeAreas { runtime.commit.hasSafeAreas = true }
    for view in views { view.recordState() }
    for controller in controllers { controller.recordState() }
    for view in views {
      view.constraintState?.guides.forEach { $0.renewIdentity(in: runtime) }
      (view as? any RunMember)?.join(runtime)
      if let window = view as? UIWindow { runtime.commit.register(window) }
    }
    for activation in activations {
      activation.constraint.renewIdentity(in: runtime)
      if activation.isPrepared {
        activation.constraint.add(to: activation.owner)
      } else {
        activation.constraint.addUnprepared(to: activation.owner)
      }
    }
    for view in views where !view.translatesAutoresizingMaskIntoConstraints {
      view.translationDidChange()
    }
    for view in views {
      view.invalidateLayout()
      view.invalidateConstraints()
      view.invalidateDisplay()
    }
    for controller in controllers { runtime.stage.noteCreated(controller) }
    for container in containers { runtime.commit.enqueueContent(of: container) }
    for controller in queued { runtime.commit.enqueueAppearing(controller) }
  }

  /// Removes the constraints and the nodes of the views from the engine outside the run.
  private func removeConstraints() -> [Activation] {
    var activations: [Activation] = []
    for view in views {
      guard let state = view.constraintState else { continue }
      for constraint in state.owned.inOrder {
        let isPrepared = constraint.installation == .installed
        activations.append(
          Activation(constraint: constraint, owner: view, isPrepared: isPrepared)
        )
      }
    }
    activations.sort { $0.constraint.order < $1.constraint.order }
    for activation in activations { activation.constraint.deactivate() }
    for view in views {
      guard let state = view.constraintState else { continue }
      // Constraints to views that stay outside.
      for constraint in state.touching.inOrder { constraint.deactivate() }
      state.node = nil
      for guide in state.guides { guide.layoutNode = nil }
    }
    return activations
  }
}

extension Runtime {
  /// Whether objects of no run can join this one.
  fileprivate var isJoinable: Bool { !isOutsideRuns && !loop.hasEnded }

  /// The run of the current context, if objects can join it.
  fileprivate static var joinable: Runtime? {
    guard let context = RecordingContext.current else { return nil }
    let runtime = of(context)
    return runtime.isJoinable ? runtime : nil
  }
}

extension UIView {
  /// Moves this hierarchy or that of a view, which becomes a part of it, into the run of the other,
  /// if it belongs to none; reports a view of a different run.
  func unite(with view: UIView) {
    guard life.runtime !== view.life.runtime else { return }
    life.unite(with: view.life, (rootOfHierarchy, nil), (view, nil), self, view)
  }

  /// Moves this window or the controller that becomes its root into the run of the other.
  func unite(withRoot controller: UIViewController) {
    guard life.runtime !== controller.life.runtime else { return }
    life.unite(with: controller.life, (self, nil), (nil, controller), self, controller)
  }

  /// Moves a window that the app uses within a run into that run, if it belongs to none.
  func joinCurrentRun() {
    guard life.canJoin, let run = Runtime.joinable, run !== life.runtime else { return }
    Newcomers(self, nil, of: life.runtime).join(run)
  }

  /// Records the current state of a view in the trace.
  fileprivate func recordState() {
    let frame = geometry.frame
    if frame != .zero { recording.frame(Rect(frame), of: traceSubject) }
    if isHidden { recording.property(.hiddenProperty, of: traceSubject, isOn: true) }
    recordIdentifier(replacing: nil)
    if let superview, superview.life.runtime === life.runtime {
      let index = superview.life.subviews.identityIndex(of: self) ?? 0
      recording.relation(
        .superviewRelation,
        of: traceSubject,
        to: superview.traceSubject,
        index: index
      )
    }
    if let window, window.life.runtime === life.runtime, window !== self {
      recording.relation(.windowRelation, of: traceSubject, to: window.traceSubject)
    }
    if let root = (self as? UIWindow)?.rootViewController {
      recording.relation(.rootRelation, of: traceSubject, to: root.traceSubject)
    }
  }
}

extension UIViewController {
  /// Moves this controller's hierarchy or that of a controller, which becomes a part of it, into
  /// the run of the other, if it belongs to none; reports a controller of a different run.
  package func unite(with controller: UIViewController) {
    guard life.runtime !== controller.life.runtime else { return }
    life.unite(with: controller.life, (topView, top), (nil, controller), self, controller)
  }

  /// Moves this controller or its new view into the run of the other.
  func unite(withView view: UIView) {
    guard life.runtime !== view.life.runtime else { return }
    life.unite(with: view.life, (topView, top), (view, nil), self, view)
  }

  /// The controller at the top of the hierarchy.
  private var top: UIViewController {
    var top: UIViewController = self
    while let next = top.parent ?? top.presentingViewController { top = next }
    return top
  }

  private var topView: UIView? { top.viewIfLoaded?.rootOfHierarchy }

  /// Records the current state of a controller in the trace.
  fileprivate func recordState() {
    let recording = life.runtime.recording
    if let title { life.recordIdentifier(title) }
    if let view = viewIfLoaded {
      recording.relation(.viewRelation, of: traceSubject, to: view.traceSubject)
    }
    if !childrenStorage.isEmpty, !shouldAutomaticallyForwardAppearanceMethods {
      recording.property(.forwardingProperty, of: traceSubject, isOn: false)
    }
    if let parent {
      recording.relation(.parentRelation, of: traceSubject, to: parent.traceSubject)
    }
    if let presented = presentedViewController, presented.presentingViewController === self {
      recording.relation(.presentedRelation, of: traceSubject, to: presented.traceSubject)
    }
    if let navigation = self as? UINavigationController {
      for (index, child) in navigation.childrenStorage.enumerated() {
        recording.relation(.stackRelation, of: traceSubject, to: child.traceSubject, index: index)
      }
    }
    if let tabs = self as? UITabBarController, let selected = tabs.selectedViewController {
      recording.relation(
        .selectedRelation,
        of: traceSubject,
        to: selected.traceSubject,
        index: tabs.selectedIndex
      )
    }
  }
}

extension Life {
  /// Moves one of two hierarchies into the run of the other, if it belongs to none; otherwise
  /// reports that they belong to different runs.
  ///
  /// - Parameters:
  ///   - other: The lifetime of the object that becomes a part of this one's hierarchy.
  ///   - own: The view and the controller at the top of this object's hierarchy.
  ///   - others: The view and the controller at the top of the other object's hierarchy.
  ///   - holder: This object, for the report.
  ///   - object: The other object.
  fileprivate func unite(
    with other: Life,
    _ own: (UIView?, UIViewController?),
    _ others: (UIView?, UIViewController?),
    _ holder: AnyObject,
    _ object: AnyObject
  ) {
    let (run, otherRun) = (runtime, other.runtime)
    if other.canJoin, run.isJoinable {
      Newcomers(others.0, others.1, of: otherRun).join(run)
    } else if canJoin, otherRun.isJoinable {
      Newcomers(own.0, own.1, of: run).join(otherRun)
    } else {
      run.warn(
        .contextMissing,
        """
        \(object) was created in a different recording context than \(holder): its callbacks are \
        recorded there and depend on the clock there
        """,
        about: id
      )
    }
  }
}
