import Foundation
import TraceModel

/// The bar items of a controller, its editing state, and work that waits for its view.
package struct ControllerItems {
  package var navigation: UINavigationItem?
  var tab: UITabBarItem?
  var isEditing = false
  var adjustsScrollViewInsets = true
  var restorationClass: (any UIViewControllerRestoration.Type)?
  /// The commands of a hardware keyboard that the app has added.
  var keyCommands: [UIKeyCommand] = []
  var hidesBottomBarWhenPushed = false
  /// The blocks to run after the view is loaded.
  var afterLoading: [@MainActor () -> Void] = []
}

extension UIViewController {
  var madeNavigationItem: UINavigationItem {
    if let item = controllerItems.navigation { return item }
    let item = UINavigationItem(title: title)
    item.owner = self
    controllerItems.navigation = item
    return item
  }

  var madeTabBarItem: UITabBarItem {
    if let item = controllerItems.tab { return item }
    let item = UITabBarItem()
    item.title = title
    controllerItems.tab = item
    return item
  }

  var madeEditButton: UIBarButtonItem {
    if let item = rare?.editButton { return item }
    let toggle = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let item = UIBarButtonItem(title: nil, primaryAction: toggle)
    madeRare.editButton = item
    updateEditButton()
    return item
  }

  /// Sets the title of the edit button to the action of a tap.
  func updateEditButton() {
    rare?.editButton?.title = isEditing ? "Done" : "Edit"
    rare?.editButton?.style = isEditing ? .done : .plain
  }

  /// Notifies the parent of a new `preferredContentSize`.
  func notifyParentOfPreferredSize() {
    guard let parent else {
      modal.host?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
      return
    }
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
