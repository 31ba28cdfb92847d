public import Foundation

/// A controller that offers to share items, as UIKit's `UIActivityViewController`
/// (developer.apple.com/documentation/uikit/uiactivityviewcontroller).
///
/// It is presented like any controller; it has no content.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called at the end: the activity, whether it was completed, its items, and an error.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void

  /// The shared items.
  package let activityItems: [Any]
  /// The activities of the app.
  package let applicationActivities: [UIActivity]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: the controller is not archived.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether the user can choose collaboration.
  open var allowsProminentActivity = true
  /// Called when the user has chosen an activity or cancelled.
  public final var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Ends as the user does: dismisses the controller, then calls ``completionWithItemsHandler``.
  package func finish(_ activityType: UIActivity.ActivityType?) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    dismiss(animated: true) { handler?(activityType, activityType != nil, nil, nil) }
  }
}

// inert: no activity is performed
/// A service that shares items, as UIKit's `UIActivity`
/// (developer.apple.com/documentation/uikit/uiactivity).
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The kind of an activity; the names and values of UIKit's `UIActivity.ActivityType`.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a kind from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a kind from a text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    private init(system name: String) {
      rawValue = "com.apple.UIKit.activity.\(name)"
    }

    /// Sends a mail.
    public static let mail = ActivityType(system: "Mail")
    /// Sends a message.
    public static let message = ActivityType(system: "Message")
    public static let print = ActivityType(system: "Print")
    public static let copyToPasteboard = ActivityType(system: "CopyToPasteboard")
    public static let assignToContact = ActivityType(system: "AssignToContact")
    /// Saves to the photo library.
    public static let saveToCameraRoll = ActivityType(system: "SaveToCameraRoll")
    public static let addToReadingList = ActivityType(system: "AddToReadingList")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType(system: "AirDrop")
    public static let postToFacebook = ActivityType(system: "PostToFacebook")
    public static let postToTwitter = ActivityType(system: "PostToTwitter")
    /// Marks up as PDF.
    public static let markupAsPDF = ActivityType(system: "MarkupAsPDF")
    public static let openInIBooks = ActivityType(system: "OpenInIBooks")
  }

  /// The category of an activity; the names and values of UIKit's `UIActivity.Category`.
  public enum Category: Int, Sendable {
    /// The activity processes the items.
    case action = 0
    /// The activity shares the items.
    case share = 1
  }

  open class var activityCategory: Category { .action }
  /// The kind.
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  /// The controller that asks for more, if there is one.
  open var activityViewController: UIViewController? { nil }
  /// Returns whether the activity can be performed with items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity.
  open func perform() {}
  /// Ends the activity.
  open func activityDidFinish(_ completed: Bool) {}
}
