import Foundation
import HeadlessUIKit
import Testing

/// Observations of containers, bars and controls that differed at first.
@MainActor
struct `Evidence of containers and controls that was mended` {
  // observation: container-popover-prepare-called-apple
  @Test func `a popover is prepared once before it appears`() async throws {
    try await withApp { app in
      let shown = PreparedPopover()
      let root = UIViewController()
      try await launchWide(root, in: app)
      shown.modalPresentationStyle = .popover
      shown.popoverPresentationController?.delegate = shown
      shown.popoverPresentationController?.sourceView = root.view
      root.present(shown, animated: true)
      try await app.settle()
      #expect(shown.lines == ["prepare", "viewDidAppear"])
      #expect(app.diagnostics().isEmpty)
    }
  }

  @Test func `a delegate can give a popover its source`() async throws {
    try await withApp { app in
      let (root, shown) = (UIViewController(), PreparedPopover())
      try await launchWide(root, in: app)
      shown.modalPresentationStyle = .popover
      shown.popoverPresentationController?.delegate = shown
      shown.source = root.view
      root.present(shown, animated: false)
      try await app.settle()
      #expect(shown.lines == ["prepare", "viewDidAppear"])
    }
  }

  // observation: container-popover-without-source-throws-apple
  @Test func `a popover without a source is an exception in a wide window only`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let window = try await launchWide(root, in: app)
      let shown = UIViewController()
      shown.modalPresentationStyle = .popover
      root.present(shown, animated: false)
      try await app.settle()
      let message = try #require(app.diagnostics().first)
      #expect(message.hasPrefix("NSGenericException: UIPopoverPresentationController ("))
      #expect(message.hasSuffix("set before the presentation occurs."))
      #expect(root.presentedViewController == nil && shown.viewIfLoaded?.window == nil)
      window.frame.size.width = 390
      let narrow = UIViewController()
      narrow.modalPresentationStyle = .popover
      root.present(narrow, animated: false)
      try await app.settle()
      #expect(narrow.view.window === window)
    }
  }

  // observation: container-popover-adapts-compact-apple
  @Test func `a popover adapts in a compact width unless its delegate refuses`() async throws {
    try await withApp { app in
      for stays in [false, true] {
        let root = UIViewController()
        let window = try await launch(root, in: app)
        window.frame.size.width = 390
        let shown = UIViewController()
        shown.modalPresentationStyle = .popover
        let delegate = NoAdaptation()
        let popover = try #require(shown.popoverPresentationController)
        popover.sourceView = root.view
        if stays { popover.delegate = delegate }
        root.present(shown, animated: false)
        try await app.settle()
        #expect((popover.presentationStyle == .popover) == stays)
        #expect((shown.view.frame.width < 390) == stays)
      }
    }
  }

  // observation: keyboard-disables-dismissal-form-sheet
  @Test func `a form sheet keeps the keyboard`() {
    let controller = UIViewController()
    #expect(!controller.disablesAutomaticKeyboardDismissal)
    controller.modalPresentationStyle = .fullScreen
    #expect(!controller.disablesAutomaticKeyboardDismissal)
    controller.modalPresentationStyle = .formSheet
    #expect(controller.disablesAutomaticKeyboardDismissal)
  }

  // observation: container-page-defaults-xamarin
  // observation: container-page-scroll-no-recognizers-apple
  @Test func `pages that curl have recognizers and a spine, pages that scroll have none`() {
    let curling = UIPageViewController(
      transitionStyle: .pageCurl,
      navigationOrientation: .horizontal
    )
    #expect(curling.spineLocation == .min)
    #expect(!curling.isDoubleSided)
    #expect(curling.viewControllers == [])
    #expect(curling.gestureRecognizers.count == 2)
    let scrolling = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal
    )
    #expect(scrolling.gestureRecognizers.isEmpty)
    #expect(scrolling.spineLocation == .none)
  }

  // observation: container-page-set-empty-completes-xamarin
  @Test func `no pages of a new page controller complete at once`() {
    let pages = UIPageViewController()
    var results: [Bool] = []
    pages.setViewControllers([], direction: .forward, animated: false) { results.append($0) }
    #expect(results == [true])
  }

  // observation: bar-tab-item-selected-image-falls-back-xamarin
  @Test func `the selected image is the image unless another one was set`() {
    let (image, selected) = (UIImage(), UIImage())
    let item = UITabBarItem(title: nil, image: image, selectedImage: selected)
    #expect(item.selectedImage === selected)
    item.selectedImage = nil
    #expect(item.selectedImage === image)
  }

  // observation: bar-tab-more-apple
  @Test func `six tabs in a compact window are four and More, whose list has the others`()
    async throws
  {
    try await withApp { app in
      let tabs = UITabBarController()
      tabs.viewControllers = (1...6).map { number in
        let controller = UIViewController()
        controller.title = "\(number)"
        return controller
      }
      let window = try await launch(tabs, in: app)
      window.frame.size.width = 390
      #expect(tabs.tabBar.items?.count == 5)
      #expect(tabs.viewControllers?.count == 6)
      let more = try #require(tabs.tabBar.items?.last)
      #expect(more === tabs.moreNavigationController.tabBarItem)
      try app.tap(more)
      try await app.settle()
      #expect(tabs.selectedViewController === tabs.moreNavigationController)
      #expect(tabs.selectedIndex == NSNotFound)
      #expect(tabs.viewControllers?.count == 6)
      let list = tabs.moreNavigationController.topViewController as? UITableViewController
      let table = try #require(list?.tableView)
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["5", "6"])
      try app.tap(table.visibleCells[1])
      try await app.settle()
      #expect(tabs.selectedIndex == 5)
      #expect(tabs.selectedViewController?.view.window === window)
      #expect(tabs.tabBar.selectedItem === more)
      try app.tap(more)
      try await app.settle()
      #expect(tabs.selectedViewController === tabs.moreNavigationController)
      #expect(app.diagnostics().isEmpty)
      tabs.viewControllers = Array(tabs.viewControllers?.prefix(5) ?? [])
      #expect(tabs.tabBar.items?.count == 5)
      #expect(tabs.selectedIndex == 0)
    }
  }

  // observation: control-button-title-nil-xamarin
  @Test func `a custom button has a white title also after nil was set`() {
    let button = UIButton()
    button.setTitle(nil, for: .normal)
    button.setTitleColor(nil, for: .normal)
    button.setTitleShadowColor(nil, for: .normal)
    #expect(button.title(for: .normal) == nil)
    #expect(button.titleColor(for: .normal) == .white)
    #expect(button.titleShadowColor(for: .normal) == nil)
  }

  // observation: control-progress-height-fixed-xamarin
  @Test func `a progress view has its own height`() {
    let view = UIProgressView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(view.frame == CGRect(x: 10, y: 10, width: 100, height: 4))
  }

  // observation: control-stepper-minimum-above-maximum-throws-apple
  @Test func `limits of a stepper that do not fit are an exception`() async throws {
    try await withApp { app in
      let stepper = UIStepper()
      stepper.minimumValue = 200
      #expect(stepper.minimumValue == 0)
      stepper.maximumValue = 0
      #expect(stepper.maximumValue == 100)
      #expect(app.diagnostics().count == 2)
      #expect(app.diagnostics().allSatisfy { $0.hasPrefix("NSInvalidArgumentException: ") })
    }
  }

  // observation: control-date-picker-defaults-xamarin
  @Test func `a date picker has a calendar, a locale and a date`() {
    let picker = UIDatePicker()
    #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.timeZone == nil)
    #expect(picker.calendar != nil && picker.locale != nil)
  }

  // observation: keyboard-search-bar-traits-xamarin
  @Test func `a search bar does not correct`() {
    let bar = UISearchBar()
    #expect(bar.autocapitalizationType == .sentences)
    #expect(bar.autocorrectionType == .no)
    #expect(bar.keyboardType == .default && bar.spellCheckingType == .default)
  }

  @discardableResult
  private func launchWide(_ root: UIViewController, in app: HeadlessApp) async throws -> UIWindow {
    let window = try await launch(root, in: app)
    window.frame.size = CGSize(width: 1180, height: 820)
    return window
  }
}

private final class PreparedPopover: UIViewController, UIPopoverPresentationControllerDelegate {
  var lines: [String] = []
  var source: UIView?

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    lines.append("prepare")
    if let source { popoverPresentationController.sourceView = source }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    lines.append("viewDidAppear")
  }
}

private final class NoAdaptation: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}
