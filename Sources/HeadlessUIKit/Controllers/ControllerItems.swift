import Foundation
import TraceModel

/// What of a controller bars show, and its editing.
struct ControllerItems {
  var navigation: UINavigationItem?
  var tab: UITabBarItem?
  var isEditing = false
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

  /// Tells the parent that this controller would like another size.
  func tellParentOfPreferredSize() {
    guard let parent else { return }
    life.runtime.dispatcher.send(
      .preferredContentSizeDidChange,
      to: parent.traceSubject,
      argument: traceSubject
    ) { parent.preferredContentSizeDidChange(forChildContentContainer: self) }
  }

  /// Lets the next commit tell the views whose safe area follows.
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
