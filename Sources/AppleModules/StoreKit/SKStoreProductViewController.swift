public import Foundation
@_exported public import HeadlessUIKit

/// The key of the number of a product.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The key of a token.
public let SKStoreProductParameterAffiliateToken = "at"
/// The key of a campaign.
public let SKStoreProductParameterCampaignToken = "ct"

/// A controller that shows a product of the store, as Store Kit's `SKStoreProductViewController`
/// (developer.apple.com/documentation/storekit/skstoreproductviewcontroller).
///
/// It is presented like any controller and shows nothing. `app.tapDone(in:)` ends it as the user
/// does; the delegate dismisses the controller.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// The parameters of the last load.
  public private(set) var parameters: [String: Any] = [:]

  /// Loads a product; the completion receives the answer of the run in a later turn.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    self.parameters = parameters
    guard let block else { return }
    let app = HeadlessApp.current
    app.schedule(after: .zero, label: "end of the load of a product") {
      let isLoaded = app.store.givenProducts
      block(isLoaded, isLoaded ? nil : SKError(.unknown))
    }
  }
}

/// Is notified of the end of a product, as Store Kit's `SKStoreProductViewControllerDelegate`.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  /// Sent at the end; the delegate dismisses the controller.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    undelivered()
  }
}

/// Asks for a review, as Store Kit's `SKStoreReviewController`
/// (developer.apple.com/documentation/storekit/skstorereviewcontroller); requests are counted.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Counts a request.
  open class func requestReview() { HeadlessApp.current.store.requestReview() }

  /// Counts a request.
  open class func requestReview(in windowScene: UIWindowScene) {
    HeadlessApp.current.store.requestReview()
  }
}

/// Asks for a review, as Store Kit's `AppStore`.
public enum AppStore {
  /// Counts a request.
  @preconcurrency @MainActor
  public static func requestReview(in scene: UIWindowScene) {
    HeadlessApp.current.store.requestReview()
  }
}

/// An error of the store; the names and values of Store Kit's `SKError`.
public struct SKError: Error, Hashable, Sendable {
  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  /// The code of an error.
  public enum Code: Int, Sendable {
    case unknown = 0
    /// The app may not pay.
    case clientInvalid = 1
    /// The user has cancelled.
    case paymentCancelled = 2
    /// A payment is wrong.
    case paymentInvalid = 3
    /// The user is not allowed to pay.
    case paymentNotAllowed = 4
    /// The store does not sell the product.
    case storeProductNotAvailable = 5
  }
}

/// The answers of a run about the store.
@MainActor
public final class StoreService {
  private var products = ServiceAnswer(
    true,
    to: "SKStoreProductViewController.loadProduct(withParameters:completionBlock:)",
    setBy: "app.store.loadsProducts"
  )
  /// The number of times that the app has asked for a review; iOS decides whether it shows the
  /// question.
  public private(set) var reviewRequests = 0

  /// Whether products are loaded; `true` by default.
  public var loadsProducts: Bool {
    get { products.value }
    set { products.value = newValue }
  }

  var givenProducts: Bool { products.given(in: .current) }

  func requestReview() {
    reviewRequests += 1
    HeadlessApp.current.mark("review requested")
  }
}

extension HeadlessApp {
  /// The answers of the run about the store.
  public var store: StoreService { service { StoreService() } }

  /// Taps Done: the delegate is notified, and dismisses the controller.
  ///
  /// - Throws: ``ServiceError``, if the controller is not on the screen or has no delegate.
  public func tapDone(in controller: SKStoreProductViewController) throws(ServiceError) {
    try controller.requireVisible(to: "tap Done")
    guard let delegate = controller.delegate else {
      throw ServiceError(
        .notPossible,
        "can't tap Done: the delegate is nil, so that the controller stays on the screen"
      )
    }
    deliver("productViewControllerDidFinish", to: delegate) {
      delegate.productViewControllerDidFinish(controller)
    }
  }
}
