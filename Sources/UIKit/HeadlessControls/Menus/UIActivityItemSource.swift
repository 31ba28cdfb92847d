/// Returns an item of an activity when it is needed, as UIKit's `UIActivityItemSource`
/// (developer.apple.com/documentation/uikit/uiactivityitemsource).
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  // inert: no activity takes items over
  /// Returns a value of the type of the item.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  // inert: no activity takes items over
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  // inert: no activity takes items over
  /// Returns the subject of a message.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
