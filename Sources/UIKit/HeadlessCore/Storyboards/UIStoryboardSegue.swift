public import Foundation
import TraceModel

/// The transition from one controller to another, with the names of UIKit's `UIStoryboardSegue`
/// (developer.apple.com/documentation/uikit/uistoryboardsegue).
///
/// Segues of a ``UIStoryboard`` are performed by their identifiers or by controls. An app can also
/// create a segue and perform it with ``UIViewController/performSegue(_:sender:)``, which acts like
/// the storyboard runtime.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  /// The controller where the segue starts.
  public let source: UIViewController
  /// The controller to which the segue leads.
  public let destination: UIViewController
  private var performHandler: (@MainActor () -> Void)?

  /// Creates a segue whose subclass overrides ``perform()``.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

  /// Creates a segue that performs a block.
  ///
  /// - Parameters:
  ///   - identifier: The identifier in the storyboard.
  ///   - source: The controller where the segue starts.
  ///   - destination: The controller to which the segue leads.
  ///   - performHandler: The block that ``perform()`` runs.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
    super.init()
  }

  /// Sets the transition that a subclass reaches with super.
  package func setPerformHandler(_ handler: @escaping @MainActor () -> Void) {
    performHandler = handler
  }

  /// Performs the transition; the base implementation runs the block of the initializer.
  open func perform() { performHandler?() }
}

/// Segues without a storyboard.
extension UIViewController {
  /// Performs a segue as the storyboard runtime does: the source receives
  /// ``prepare(for:sender:)``, then the segue performs its transition.
  ///
  /// The destination's view is not loaded before `prepare(for:sender:)` (a tutorial's test against
  /// UIKit of iOS 18.2). The runtime does not call `shouldPerformSegue`, which belongs to controls.
  ///
  /// - Parameters:
  ///   - segue: A segue whose source is this controller.
  ///   - sender: The sender passed to `prepare(for:sender:)`.
  public func performSegue(_ segue: UIStoryboardSegue, sender: Any?) {
    let runtime = life.runtime
    let subject = runtime.appObjects.subject(of: segue)
    let dispatcher = runtime.dispatcher
    let source = segue.source
    dispatcher.call(
      .performSegue,
      on: traceSubject,
      argument: subject
    ) {
      dispatcher.send(.prepareForSegue, to: source.traceSubject, argument: subject) {
        source.prepare(for: segue, sender: sender)
      }
      runtime.invoke(segue, .performSegueAnimation) { segue.perform() }
    }
  }

  /// Reports UIKit's exception for an identifier that no segue of the controller has.
  package func refuseSegue(_ identifier: String) {
    life.runtime.fail(
      exception: "NSInvalidArgumentException",
      "Receiver (\(self)) has no segue with identifier '\(identifier)'",
      about: traceSubject
    )
  }
}
