public import Foundation
@_exported public import HeadlessUIKit

/// A controller that shows a web page without loading it, as Safari Services'
/// `SFSafariViewController`
/// (developer.apple.com/documentation/safariservices/sfsafariviewcontroller).
///
/// It is presented and contained like any controller. A turn after its first appearance, the
/// delegate receives the end of the load, whose result a test sets with `app.safari`;
/// `tapDone(in:)` of the run closes the controller as the user does.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The color of the button that closes the controller; the values of Safari Services'
  /// `SFSafariViewController.DismissButtonStyle`.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }

  // inert: no page is loaded
  /// How a page is shown, as Safari Services' `SFSafariViewController.Configuration`.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether a page with a reader is shown in it.
    open var entersReaderIfAvailable = false
    /// Whether the bars collapse.
    open var barCollapsingEnabled = true
    /// The activity of the app in the bar.
    open var activityButton: ActivityButton?
  }

  // inert: no page is loaded
  /// A button of the bar, as Safari Services' `SFSafariViewController.ActivityButton`.
  @preconcurrency @MainActor
  open class ActivityButton: NSObject {
    public let templateImage: UIImage
    /// The extension that handles it.
    public let extensionIdentifier: String?

    public init(templateImage: UIImage, extensionIdentifier: String) {
      self.templateImage = templateImage
      self.extensionIdentifier = extensionIdentifier
      super.init()
    }
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The configuration of the initializer.
  public let configuration: Configuration
  /// The address of the page.
  public let url: URL
  // inert: nothing is drawn
  open var preferredBarTintColor: UIColor?
  // inert: nothing is drawn
  open var preferredControlTintColor: UIColor?
  // inert: nothing is drawn
  /// The text of the button that closes the controller.
  open var dismissButtonStyle = DismissButtonStyle.done
  private var hasLoaded = false

  /// Creates a controller for an address of the scheme `http` or `https`; others raise UIKit's
  /// exception.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Creates a controller for an address of the scheme `http` or `https`; others raise UIKit's
  /// exception.
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    // The controller covers the screen, also where other ones are shown as cards.
    modalPresentationStyle = .fullScreen
    checkScheme()
  }

  /// Creates a controller.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Returns `nil`: the controller is not archived.
  public required init?(coder: NSCoder) {
    nil
  }

  private func checkScheme() {
    guard !["http", "https"].contains(url.scheme?.lowercased()) else { return }
    refuseArgument(
      "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported."
    )
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasLoaded else { return }
    hasLoaded = true
    let app = HeadlessApp.current
    app.schedule(after: .zero, label: "end of the load of a page") { [weak self] in
      guard let self, let delegate else { return }
      let succeeds = app.safari.givenLoad
      app.deliver("safariViewController(_:didCompleteInitialLoad:)", to: delegate) {
        delegate.safariViewController(self, didCompleteInitialLoad: succeeds)
      }
    }
  }

  func close() {
    let app = HeadlessApp.current
    if let delegate {
      app.deliver("safariViewControllerDidFinish", to: delegate) {
        delegate.safariViewControllerDidFinish(self)
      }
    }
    dismissBySystem()
  }
}

/// Is notified of a web page, as Safari Services' `SFSafariViewControllerDelegate`
/// (developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate).
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Sent after the first load has ended.
  func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  )
  /// Sent when the user has tapped Done, before the controller is dismissed.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Sent when the first load is redirected; never sent by the runtime.
  func safariViewController(
    _ controller: SFSafariViewController,
    initialLoadDidRedirectTo URL: URL
  )
  /// Sent when the user opens the page in Safari; never sent by the runtime.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  ) { undelivered() }
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) { undelivered() }
  public func safariViewController(
    _ controller: SFSafariViewController,
    initialLoadDidRedirectTo URL: URL
  ) {}
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
