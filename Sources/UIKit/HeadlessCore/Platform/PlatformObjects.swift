import Foundation

/// The objects of a run that apps get from class properties, each created on first use.
@MainActor
package final class PlatformObjects {
  private unowned let runtime: Runtime
  private(set) lazy var device = UIDevice(runtime: runtime)
  private(set) lazy var screen = UIScreen(runtime: runtime)
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
  /// The size of a view that a controller creates: that of the screen of the main window's device,
  /// in the orientation of the window.
  package var screenSize: CGSize {
    guard let window = mainWindow, let size = window.device?.size else {
      return UIWindow.defaultSize
    }
    let isLandscape = window.bounds.width > window.bounds.height
    return isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// The key window, or the first visible window.
  package var mainWindow: UIWindow? {
    keyWindow ?? commit.livingWindows.first { !$0.isHidden } ?? commit.livingWindows.first
  }
}
