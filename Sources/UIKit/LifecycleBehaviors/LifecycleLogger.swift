public import Foundation
public import HeadlessUIKit

/// Writes a line for each callback that its host receives and forwards to its children.
///
/// ```swift
/// addLifecycleObserver(LifecycleLogger())
/// addLifecycleObserver(LifecycleLogger(format: .named) { logger.debug("\($0)") })
/// ```
///
/// The lines are `viewDidLoad`, the five callbacks of an appearance, changes of size and traits,
/// memory warnings, and the end of the host. `viewDidLoad` is written when the observer is brought
/// up, at the latest with the first appearance. UIKit does not forward `loadView`, layout and
/// changes of the parent to children, so there are no lines for them.
///
/// `lifeline check` imports the lines as a device log, whatever a logger prints before them.
public final class LifecycleLogger: UIViewController, UIViewControllerLifecycleObservable {
  /// The form of a line.
  public enum Format: Sendable {
    /// The class with its module, and the address:
    /// `<Shop.CartViewController: 0x600000c04000> viewDidAppear(_:)`.
    ///
    /// Several instances of a class are distinguished.
    case described
    /// The class: `CartViewController.viewDidAppear(_:)`.
    case named
  }

  /// The form of the lines.
  public let format: Format
  /// Whether each line begins with the time since the start of the run: `00:00:01.250`.
  public var showsTime: Bool
  private let write: @MainActor (String) -> Void
  /// The host as lines name it, also after its end; empty without a host.
  private var host = ""

  /// Creates an observer.
  ///
  /// - Parameters:
  ///   - format: The form of the lines.
  ///   - showsTime: Whether each line begins with the time since the start of the run.
  ///   - write: Receives the lines; by default prints them.
  public init(
    format: Format = .described,
    showsTime: Bool = false,
    write: @escaping @MainActor (String) -> Void = { print($0) }
  ) {
    self.format = format
    self.showsTime = showsTime
    self.write = write
    super.init(nibName: nil, bundle: nil)
  }

  /// Unavailable: behaviors are not archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  isolated deinit {
    if !host.isEmpty { line("\(host) deinit") }
  }

  public override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    // The disappearance of an observer that is removed is not one of the host.
    host = parent.map { format == .described ? "\($0)" : "\(type(of: $0))" } ?? ""
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad()")
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("viewWillAppear(_:)")
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log("viewIsAppearing(_:)")
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("viewDidAppear(_:)")
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("viewWillDisappear(_:)")
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("viewDidDisappear(_:)")
  }

  public override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log("willTransition(to:with:)")
  }

  public override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log("viewWillTransition(to:with:)")
  }

  public override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    log("didReceiveMemoryWarning()")
  }

  private func log(_ callback: String) {
    guard !host.isEmpty else { return }
    line(format == .described ? "\(host) \(callback)" : "\(host).\(callback)")
  }

  private func line(_ text: String) {
    guard showsTime else { return write(text) }
    let (seconds, attoseconds) = timeOfRun.components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    let time = String(
      format: "%02d:%02d:%02d.%03d",
      Int(seconds / 3600),
      Int(seconds / 60 % 60),
      Int(seconds % 60),
      Int(milliseconds)
    )
    write("\(time) \(text)")
  }
}
