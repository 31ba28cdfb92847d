public import Foundation

/// The name of a storyboard; nothing is read from one here.
@preconcurrency @MainActor
public final class UIStoryboard: NSObject {
  /// The name of the file.
  public let name: String
  /// The bundle of the file.
  public let bundle: Bundle?

  /// Creates the name of a storyboard.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    super.init()
  }
}
