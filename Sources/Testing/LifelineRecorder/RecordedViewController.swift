public import Foundation
import TraceModel

#if HEADLESS
public import HeadlessUIKit
#else
public import UIKit
#endif

/// A base class whose subclasses are recorded in full: their creation, `viewDidLoad`, layout,
/// containment, and overrides that do not call super.
///
/// A callback is recorded when the override calls super. Without a running recording the class is a
/// plain `UIViewController`.
open class RecordedViewController: UIViewController {
  /// Creates a controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    _ = Lifeline.current?.node(of: self, isNew: true)
  }

  /// Creates a controller of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = Lifeline.current?.node(of: self, isNew: true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    Lifeline.current?.node(of: self).hasLoaded = true
    report(.viewDidLoad)
    Lifeline.current?.look()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    report(.viewWillAppear, animated)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    report(.viewIsAppearing, animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    report(.viewDidAppear, animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    report(.viewWillDisappear, animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    report(.viewDidDisappear, animated)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    report(.viewWillLayoutSubviews)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    report(.viewDidLayoutSubviews)
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    report(.viewSafeAreaInsetsDidChange)
  }

  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    report(.didReceiveMemoryWarning)
  }

  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    report(.willMoveToParent, to: parent)
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    report(.didMoveToParent, to: parent)
  }

  private func report(_ name: Name, _ animated: Bool? = nil) {
    guard let recording = Lifeline.current else { return }
    recording.record(Callback(name: name, animated: animated), of: recording.node(of: self))
  }

  private func report(_ name: Name, to parent: UIViewController?) {
    guard let recording = Lifeline.current else { return }
    let argument = parent.map { recording.node(of: $0).subject } ?? .none
    recording.record(Callback(name: name, argument: argument), of: recording.node(of: self))
  }
}
