public import Foundation

/// The type of an activity that opens a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

// inert: no other device or process takes over activities
/// An activity of the user; replaces Foundation's `NSUserActivity`, which Foundation on Linux
/// lacks (developer.apple.com/documentation/foundation/nsuseractivity).
open class NSUserActivity: NSObject {
  public let activityType: String
  // inert: no other device or process takes over activities
  /// The title that the user reads.
  open var title: String?
  // inert: no other device or process takes over activities
  /// Values of the app.
  open var userInfo: [AnyHashable: Any]?
  // inert: no other device or process takes over activities
  /// The keys of the values that are needed.
  open var requiredUserInfoKeys: Set<String>?
  // inert: no other device or process takes over activities
  /// The page that continues the activity in a browser.
  open var webpageURL: URL?
  // inert: no other device or process takes over activities
  /// The page that the activity is part of.
  open var referrerURL: URL?
  // inert: no other device or process takes over activities
  /// The date after which the activity is of no use.
  open var expirationDate: Date?
  // inert: no other device or process takes over activities
  /// The words of a search.
  open var keywords: Set<String> = []
  // inert: no other device or process takes over activities
  open var targetContentIdentifier: String?
  // inert: no other device or process takes over activities
  /// The identifier with which an app deletes the activity.
  open var persistentIdentifier: String?
  // inert: no other device or process takes over activities
  /// Whether a different device may continue the activity.
  open var isEligibleForHandoff = true
  // inert: no other device or process takes over activities
  /// Whether the device's search finds the activity.
  open var isEligibleForSearch = false
  // inert: no other device or process takes over activities
  /// Whether public searches find the activity.
  open var isEligibleForPublicIndexing = false
  // inert: no other device or process takes over activities
  /// Whether the system suggests the activity.
  open var isEligibleForPrediction = false
  // inert: no other device or process takes over activities
  /// Whether the values are to be written before the activity is continued.
  open var needsSave = false

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values to ``userInfo``; equal keys are replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  // inert: no other device or process takes over activities
  /// Makes the activity the current one.
  open func becomeCurrent() {}

  // inert: no other device or process takes over activities
  /// Ends that the activity is the current one.
  open func resignCurrent() {}

  // inert: no other device or process takes over activities
  /// Ends the activity.
  open func invalidate() {}
}

/// An object that restores its state from an activity, as UIKit's `UIUserActivityRestoring`.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  // inert: no activity is continued
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
