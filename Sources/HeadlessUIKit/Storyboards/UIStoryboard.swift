public import Foundation

/// A storyboard's name and bundle; the runtime reads no storyboard files.
@preconcurrency @MainActor
public final class UIStoryboard: NSObject {
  /// The file name without extension.
  public let name: String
  /// The bundle that contains the file.
  public let bundle: Bundle?

  /// Creates a storyboard with a name and a bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    super.init()
  }
}
