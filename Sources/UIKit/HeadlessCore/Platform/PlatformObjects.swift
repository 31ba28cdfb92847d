import Foundation

/// The objects of a run that apps get from class properties, each created on first use.
@MainActor
package final class PlatformObjects {
  private unowned let runtime: Runtime
  private(set) lazy var device = UIDevice(runtime: runtime)
  private(set) lazy var screen = UIScreen(runtime: runtime)
  private(set) lazy var pasteboard = UIPasteboard(name: .general, runtime: runtime)
  private(set) lazy var menu = UIMenuController()
  var namedPasteboards: [UIPasteboard.Name: UIPasteboard] = [:]
  package var application = ApplicationOptions()
  var backgroundTasks = BackgroundTasks()
  /// The contexts of `UIGraphicsBeginImageContext`, the innermost last.
  package var contexts: [ImageContext] = []
  /// The preferred size of text.
  package var textSize = UIContentSizeCategory.large

  init(runtime: Runtime) {
    self.runtime = runtime
  }
}

extension Runtime {
  /// The key window, or the first visible window.
  package var mainWindow: UIWindow? {
    keyWindow ?? commit.livingWindows.first { !$0.isHidden } ?? commit.livingWindows.first
  }
}
