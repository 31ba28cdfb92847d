import Foundation

/// Bars, tabs, pages and the ways out of a screen.
extension TourSearch {
  func search(_ controller: UIViewController) {
    switch controller {
    case let tabs as UITabBarController:
      for child in tabs.children {
        guard let item = child.tabBarItem else { continue }
        add(item, ofTabWith: child, scope: "\(type(of: tabs))")
      }
    case let pages as UIPageViewController:
      let obstacle = pages.dataSource == nil ? "the page view controller has no data source" : nil
      for (label, direction) in [("next", .forward), ("previous", .reverse)]
        as [(String, UIPageViewController.NavigationDirection)]
      {
        add(.page, label, obstacle: obstacle) { _ in
          if pages.beginInteractivePageTurn(direction) { pages.finishInteractivePageTurn() }
        }
      }
    case let alert as UIAlertController: addActions(of: alert)
    default: break
    }
    guard let navigation = controller.parent as? UINavigationController else { return }
    add(controller.navigationItem.barButtonItems)
    if !navigation.isToolbarHidden { add(controller.toolbarItems ?? []) }
    if let title = controller.navigationItem.titleView, title.window != nil { search(title) }
    if let search = controller.navigationItem.searchController {
      let field = search.searchBar.searchTextField
      add(.type, field.tourLabel, on: field) { try $0.type(into: field) }
    }
  }

  func add(_ items: [UIBarButtonItem]) {
    for item in items where !item.isSpace {
      let label = item.tourLabel
      var obstacle: String?
      do throws(BarTapError) {
        _ = try BarSearch(finger.runtime).place(of: item)
      } catch {
        obstacle = error.description
      }
      if let menu = item.menu { add(menu, of: label, from: item, on: nil) }
      if let view = item.customView, !(view is UIControl) {
        if view.window == nil {
          leaveOut(.barButton, label, "the custom view is in no window")
        } else {
          search(view)
        }
      } else if item.menu == nil || item.primaryAction != nil || item.action != nil {
        add(.barButton, label, obstacle: obstacle) { try $0.tap(item) }
      }
    }
  }

  func add(_ item: UITabBarItem, ofTabWith controller: UIViewController? = nil, scope: String) {
    let root = (controller as? UINavigationController)?.viewControllers.first
    add(
      .tab,
      item.title ?? controller?.title ?? root?.title ?? item.image?.name ?? "",
      scope: scope,
      obstacle: item.isEnabled ? nil : "the tab is disabled"
    ) { try $0.tap(item) }
  }

  private func addActions(of alert: UIAlertController) {
    for action in alert.actions {
      let obstacle = action.isEnabled ? nil : "the action is disabled"
      add(.alert, action.title ?? "", obstacle: obstacle) { _ in
        guard alert.tap(action) else {
          throw TouchError(.notInWindow, "the alert is not displayed")
        }
      }
    }
  }

  // MARK: Ways out

  func addWaysOut(of layer: FrontScreen.Layer) {
    for case let navigation as UINavigationController in layer.controllers.reversed()
    where navigation.viewControllers.count > 1 {
      add(.back, "", obstacle: backObstacle(of: navigation)) { try $0.tapBack(in: navigation) }
      add(.swipeBack, "") { _ in
        if navigation.beginInteractivePop() { navigation.finishInteractivePop() }
      }
    }
    guard let base = layer.base, layer.presentations > 0 else { return }
    switch base {
    case is UIAlertController: break
    case let activity as UIActivityViewController:
      add(.cancel, "") { finger in finger.call(activity) { activity.finish(nil) } }
    case let picker as UIImagePickerController:
      add(.cancel, "", obstacle: picker.delegate == nil ? Self.noDelegate : nil) { finger in
        finger.call(picker) { picker.delegate?.imagePickerControllerDidCancel(picker) }
      }
    case let picker as UIDocumentPickerViewController:
      add(.cancel, "") { finger in
        finger.call(picker) {
          picker.delegate?.documentPickerWasCancelled(picker)
          picker.dismiss(animated: true)
        }
      }
    default:
      guard let host = base.modal.host, host.canBeDragged else { return }
      add(.dismissal, "") { _ in
        guard let controller = base.presentationController else { return }
        if controller.beginInteractiveDismissal() { controller.finishInteractiveDismissal() }
      }
    }
  }

  private static let noDelegate = "the controller has no delegate"

  private func backObstacle(of navigation: UINavigationController) -> String? {
    do throws(BarTapError) {
      try BarSearch(finger.runtime).checkBackButton(of: navigation)
      return nil
    } catch {
      return error.description
    }
  }
}

extension UIBarButtonItem {
  /// The text by which a user recognizes the item.
  fileprivate var tourLabel: String {
    let texts: [String?] = [
      title, accessibilityLabel, accessibilityIdentifier, image?.name,
      systemItem.map { "\($0)" }, customView.map(\.tourLabel), action?.description,
    ]
    return texts.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
  }
}
