import Foundation
import HeadlessUIKit
import TraceModel

/// The state of a tab view: a controller for each tab, and the UIKit container.
final class TabCoordinator: NodeEffect, PlatformContent {
  private weak var node: Node?
  private let graph: ViewGraph
  private let container: any TabContainer
  private var tabs: [TabPage] = []
  private var selection: TabSelection?
  /// The tag of the selected tab of a view without a binding.
  private var ownSelection: AnyHashable?
  private var frame = CGRect.null
  private var isInserted = false
  private var hasEnded = false

  init(_ node: Node, isPaged: Bool) {
    self.node = node
    graph = node.graph
    container = isPaged ? PagingContainer() : BarContainer()
    super.init()
    container.didSelect = { [weak self] index in self?.select(index) }
  }

  // MARK: Tabs

  /// Creates tabs for new positions and removes the tabs of removed positions.
  func update(places: [Place], selection: TabSelection?, of node: Node) {
    self.selection = selection
    let present = Dictionary(tabs.map { ($0.place, $0) }) { first, _ in first }
    tabs = places.map { present[$0] ?? TabPage($0, graph) }
    selectedTag = selection.map { selection in node.reading { selection.read() } } ?? ownSelection
  }

  private var selectedTag: AnyHashable?

  func context(of place: Place, _ node: Node) -> NodeContext {
    var context = node.context
    if let tab = tabs.first(where: { $0.place == place }) {
      context.surface = tab.controller.surface
    }
    return context
  }

  /// Reads the tags and labels of the tabs after their evaluation, and lets the container follow.
  override func contentDidChange(_ node: Node) {
    for (index, tab) in tabs.enumerated() {
      let child = node.children.first { $0.place == tab.place }
      tab.traits = child.map { TabTraits(of: $0) } ?? TabTraits()
      if tab.traits.tag == nil { tab.traits.tag = AnyHashable(index) }
    }
    let isAnimated = graph.transaction.animation != nil
    graph.enqueuePlatformWork { [weak self] in self?.applyTabs(animated: isAnimated) }
  }

  private var selectedIndex: Int {
    tabs.firstIndex { $0.traits.tag == selectedTag } ?? 0
  }

  private func applyTabs(animated: Bool) {
    guard !hasEnded else { return }
    for tab in tabs { tab.applyTraits() }
    container.show(tabs.map(\.controller), selected: selectedIndex, animated: animated)
    insertContainer()
  }

  /// Writes the selection of the user.
  private func select(_ index: Int) {
    guard tabs.indices.contains(index), let tag = tabs[index].traits.tag, tag != selectedTag else {
      return
    }
    selectedTag = tag
    if let selection { return selection.write(tag) }
    ownSelection = tag
  }

  // MARK: The container

  private func insertContainer() {
    guard !isInserted, let surface = node?.context.surface, let superview = surface.view else {
      return
    }
    isInserted = true
    if frame.isNull { frame = superview.bounds }
    let controller = container.controller
    surface.controller?.addChild(controller)
    controller.view.frame = frame
    superview.addSubview(controller.view)
    if surface.controller != nil { controller.didMove(toParent: surface.controller) }
    appearEagerly()
  }

  /// Shows hidden tabs at the launch, as in iOS 17 (swiftui rule 9.2).
  private func appearEagerly() {
    guard graph.runtime.behavior.major == 17, container is BarContainer else { return }
    graph.runtime.loop.afterCommit { [weak self] in
      for tab in self?.tabs ?? [] { tab.controller.setAppeared(true) }
    }
  }

  override func visibilityDidChange(_ node: Node) {
    // A page that was hidden until now has a view.
    guard node.isVisible, !isInserted else { return }
    graph.enqueuePlatformWork { [weak self] in self?.applyTabs(animated: false) }
  }

  override func end(_ node: Node) {
    hasEnded = true
    guard isInserted else { return }
    let controller = container.controller
    if controller.parent != nil { controller.willMove(toParent: nil) }
    controller.viewIfLoaded?.removeFromSuperview()
    if controller.parent != nil { controller.removeFromParent() }
    // The tabs disappear with the container, which lives until then.
    graph.runtime.loop.afterCommit { withExtendedLifetime(controller) {} }
  }

  // MARK: Layout

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: UIWindow.defaultSize)
  }

  func place(in frame: CGRect) {
    guard frame != self.frame else { return }
    self.frame = frame
    if isInserted { container.controller.view.frame = frame }
  }
}

/// One tab: its position, its controller, and the values of its modifiers.
@MainActor
final class TabPage {
  let place: Place
  let controller: TabHostingController
  var traits = TabTraits()

  init(_ place: Place, _ graph: ViewGraph) {
    self.place = place
    controller = TabHostingController(graph)
  }

  /// Writes the label and the badge into the item of the tab bar.
  func applyTraits() {
    let item = controller.tabBarItem
    if item?.title != traits.title { item?.title = traits.title }
    if item?.badgeValue != traits.badge { item?.badgeValue = traits.badge }
  }
}

final class TabHostingController: SurfaceController {
  /// Whether a pager decides when the page appears.
  var isDrivenByPager = false

  override func setAppeared(_ isAppeared: Bool) {
    if !isDrivenByPager { super.setAppeared(isAppeared) }
  }

  /// Changes the appearance for the pager.
  func setAppearedByPager(_ isAppeared: Bool) { super.setAppeared(isAppeared) }
}

/// The container that switches the tabs.
@MainActor @preconcurrency
protocol TabContainer: AnyObject {
  /// The UIKit controller.
  var controller: UIViewController { get }
  /// Called when the user has selected a tab.
  var didSelect: @MainActor (Int) -> Void { get set }
  /// Shows tabs and selects one.
  func show(_ tabs: [TabHostingController], selected index: Int, animated: Bool)
}

/// A tab bar controller.
final class BarContainer: TabContainer {
  private let tabBar = UIKitTabBarController(nibName: nil, bundle: nil)

  var controller: UIViewController { tabBar }

  var didSelect: @MainActor (Int) -> Void {
    get { tabBar.didSelect }
    set { tabBar.didSelect = newValue }
  }

  func show(_ tabs: [TabHostingController], selected index: Int, animated: Bool) {
    tabBar.follow {
      let present = tabBar.viewControllers ?? []
      if !present.elementsEqual(tabs, by: ===) {
        tabBar.setViewControllers(tabs, animated: false)
      }
      guard tabs.indices.contains(index), tabBar.selectedIndex != index else { return }
      let former = tabBar.selectedViewController
      tabBar.selectedIndex = index
      // Behind a cover, UIKit sends no callbacks; the hidden tab has disappeared nevertheless.
      if tabBar.viewIfLoaded?.window == nil {
        (former as? TabHostingController)?.setAppeared(false)
      }
    }
  }
}

/// The tab bar controller of a tab view.
final class UIKitTabBarController: UITabBarController {
  var didSelect: @MainActor (Int) -> Void = { _ in }
  private var isFollowing = false

  /// Applies changes of the app, which are not reported as those of the user.
  func follow(_ body: () -> Void) {
    isFollowing = true
    body()
    isFollowing = false
  }

  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      super.selectedViewController = newValue
      if !isFollowing { didSelect(selectedIndex) }
    }
  }
}
