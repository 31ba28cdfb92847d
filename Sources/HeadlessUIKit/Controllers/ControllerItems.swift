import Foundation
import TraceModel

/// The bar items of a controller, its editing state, and work that waits for its view.
struct ControllerItems {
  var navigation: UINavigationItem?
  var tab: UITabBarItem?
  var isEditing = false
  /// The blocks to run after the view is loaded.
  var afterLoading: [@MainActor () -> Void] = []
}

extension UIViewController {
  var madeNavigationItem: UINavigationItem {
    if let item = items.navigation { return item }
    let item = UINavigationItem(title: title)
    items.navigation = item
    return item
  }

  var madeTabBarItem: UITabBarItem {
    if let item = items.tab { return item }
    let item = UITabBarItem()
    item.title = title
    items.tab = item
    return item
  }

  /// Notifies the parent of a new `preferredContentSize`.
  func notifyParentOfPreferredSize() {
    guard let parent else { return }
    life.runtime.dispatcher.send(
      .preferredContentSizeDidChange,
      to: parent.traceSubject,
      argument: traceSubject
    ) { parent.preferredContentSizeDidChange(forChildContentContainer: self) }
  }

  /// Schedules a safe area update for the next commit.
  func additionalSafeAreaDidChange() {
    life.runtime.commit.hasSafeAreas = true
    viewIfLoaded?.invalidateSafeArea()
  }

  func sendViewSafeAreaInsetsDidChange() {
    life.runtime.dispatcher.send(.viewSafeAreaInsetsDidChange, to: traceSubject) {
      viewSafeAreaInsetsDidChange()
    }
  }

  func sendViewLayoutMarginsDidChange() {
    life.runtime.dispatcher.send(.viewLayoutMarginsDidChange, to: traceSubject) {
      viewLayoutMarginsDidChange()
    }
  }
}
