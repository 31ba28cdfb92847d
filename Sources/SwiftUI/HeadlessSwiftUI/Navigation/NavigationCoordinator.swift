import Foundation
import HeadlessUIKit
import TraceModel

/// The state of a navigation stack: its pages, its destinations, and the UIKit container.
///
/// The pages follow the path within an update; the container follows the pages after the actions of
/// the update. The user changes the container first: the path follows when the transition has ended
/// (swiftui rule 7.3).
final class NavigationCoordinator: NodeEffect, PlatformContent {
  private weak var node: Node?
  private let graph: ViewGraph
  let scope: EnvironmentScope
  private let rootController: NavigationStackHostingController
  private let container: UIKitNavigationController
  /// The pages above the root, in order.
  private(set) var pages: [NavigationPage] = []
  /// The pages that were popped, until their transition has ended.
  private var departing: [NavigationPage] = []
  private var source: PathSource?
  /// The path of a stack without a path of the app.
  private var ownPath: [AnyHashable] = []
  private var destinations: [ObjectIdentifier: Destination] = [:]
  private var pageCount = 0
  /// The pages that appear although another page of the same change covers them.
  private var coveredPages: [NavigationStackHostingController] = []
  private var frame = CGRect.null
  private var isInserted = false
  private var hasEnded = false

  /// The destination of values of one type.
  struct Destination {
    let owner: ObjectIdentifier
    let content: @MainActor (AnyHashable) -> (any View)?
  }

  init(_ node: Node) {
    self.node = node
    graph = node.graph
    scope = EnvironmentScope(parent: node.context.environment)
    rootController = NavigationStackHostingController(node.graph)
    container = UIKitNavigationController(nibName: nil, bundle: nil)
    super.init()
    var values = EnvironmentValues(scope)
    values.navigation = self
    scope.replace(values.written)
    rootController.coordinator = self
  }

  // MARK: Pages

  /// The pages with nodes: those of the path, and popped ones in transition.
  var shownPages: [NavigationPage] { pages + departing }

  func rootContext(of node: Node) -> NodeContext {
    var context = node.context
    context.environment = scope
    context.surface = rootController.surface
    return context
  }

  /// Compares the pages with the path, within an update.
  func update(to source: PathSource?, of node: Node) {
    self.source = source
    let values = source.map { source in node.reading { source.read() } } ?? ownPath
    var rest = values[...]
    var kept: [NavigationPage] = []
    for page in pages {
      if let value = page.value {
        guard value == rest.first else { break }
        rest = rest.dropFirst()
      }
      kept.append(page)
    }
    remove(pages.dropFirst(kept.count))
    pages = kept
    for value in rest { append(value) }
    synchronize()
  }

  private func append(_ value: AnyHashable) {
    let page = makePage(.value(value))
    page.content = { [weak self, weak page] in self?.content(of: value, page) }
    page.target.dismiss = { [weak self, weak page] in
      if let self, let page { pop(page) }
    }
    pages.append(page)
  }

  private func makePage(_ origin: NavigationPage.Origin) -> NavigationPage {
    pageCount += 1
    let depth = pages.count + 1
    let place = Place.role("page \(depth)")
    let isTaken = shownPages.contains { $0.place == place }
    let page = NavigationPage(
      origin,
      at: isTaken ? .role("page \(depth) (\(pageCount))") : place,
      in: graph
    )
    page.controller.coordinator = self
    return page
  }

  private func remove(_ removed: ArraySlice<NavigationPage>) {
    pages.removeAll { page in removed.contains { $0 === page } }
    departing += removed
  }

  /// Shows a view above the present pages, for a modifier or a link; `update` follows.
  ///
  /// - Parameters:
  ///   - owner: The node of the modifier.
  ///   - content: Returns the view.
  ///   - didPop: Writes the binding after the user has popped the page.
  func present(
    _ owner: Node,
    content: @escaping @MainActor () -> any View,
    didPop: @escaping @MainActor () -> Void
  ) {
    let page = makePage(.view(ObjectIdentifier(owner), didPop: didPop))
    page.content = content
    page.target.dismiss = { [weak self, weak page] in
      if let self, let page { pop(page) }
    }
    pages.append(page)
    node?.invalidate("navigation")
  }

  /// The page that a modifier or link shows.
  func page(of owner: Node) -> NavigationPage? {
    pages.last { page in
      if case .view(ObjectIdentifier(owner), _) = page.origin { true } else { false }
    }
  }

  /// Pops a page of a modifier or link, with all pages above it.
  func withdraw(_ page: NavigationPage) {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return }
    let values = pages[index...].filter { $0.value != nil }.count
    remove(pages[index...])
    if values > 0 { removeLast(values) }
    node?.invalidate("navigation")
  }

  // MARK: Changes by the app

  /// Appends a value to the path, as a link does.
  func push(_ value: AnyHashable) {
    if let source { return source.append(value) }
    ownPath.append(value)
    node?.invalidate("path")
  }

  /// Pops a page and all pages above it, as its `dismiss` action does.
  func pop(_ page: NavigationPage) {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return }
    let popped = pages[index...]
    let values = popped.filter { $0.value != nil }.count
    if values > 0 { removeLast(values) }
    for case .view(_, let didPop) in popped.map(\.origin) { didPop() }
  }

  private func removeLast(_ count: Int) {
    if let source { return source.removeLast(count) }
    ownPath.removeLast(min(count, ownPath.count))
    node?.invalidate("path")
  }

  // MARK: Destinations

  /// Sets the destination of a type, as `navigationDestination(for:)` does.
  func setDestination(_ destination: Destination, for type: ObjectIdentifier) {
    destinations[type] = destination
    for page in shownPages where page.type == type { page.node?.invalidate("destination") }
  }

  /// Removes the destination of a type if a modifier has set it.
  func removeDestination(for type: ObjectIdentifier, of owner: Node) {
    if destinations[type]?.owner == ObjectIdentifier(owner) { destinations[type] = nil }
  }

  private func content(of value: AnyHashable, _ page: NavigationPage?) -> (any View)? {
    let type = type(of: value.base)
    if let destination = destinations[ObjectIdentifier(type)] { return destination.content(value) }
    graph.runtime.warn(
      .uikitDiagnostic,
      """
      A NavigationLink is presenting a value of type “\(type)” but there is no matching \
      navigationDestination declaration visible from the location of the link. The link cannot be \
      activated.
      """,
      about: node?.subject ?? .none
    )
    return nil
  }

  // MARK: The container

  /// Enqueues the change of the container, which follows the actions of the update.
  private func synchronize() {
    let isAnimated = !graph.transaction.disablesAnimations
    graph.enqueuePlatformWork { [weak self] in self?.applyPages(animated: isAnimated) }
  }

  private func applyPages(animated: Bool) {
    guard !hasEnded else { return }
    let wanted = [rootController] + pages.map(\.controller)
    let present = container.viewControllers
    let animated = animated && container.viewIfLoaded?.window != nil
    if !present.elementsEqual(wanted, by: ===) {
      noteCoveredPages(wanted, present)
      if wanted.count == present.count + 1, wanted.starts(with: present, by: ===) {
        container.pushViewController(wanted[wanted.count - 1], animated: animated)
      } else if present.count == wanted.count + 1, present.starts(with: wanted, by: ===) {
        container.popViewController(animated: animated)
      } else if present.starts(with: wanted, by: ===) {
        container.popToViewController(wanted[wanted.count - 1], animated: animated)
      } else {
        container.setViewControllers(wanted, animated: animated)
      }
    }
    insertContainer()
    releasePages()
  }

  // choice: navigation-path-of-several-pages
  /// Records the new pages below a new top, which also appear (swiftui rule 7.5).
  ///
  /// By choice, they appear before the top, beginning with the root, and disappear after it has
  /// appeared.
  private func noteCoveredPages(_ wanted: [UIViewController], _ present: [UIViewController]) {
    let new = wanted.dropLast().filter { controller in !present.contains { $0 === controller } }
    coveredPages = new.compactMap { $0 as? NavigationStackHostingController }
  }

  func showPagesBelow(_ controller: NavigationStackHostingController) {
    guard !coveredPages.contains(where: { $0 === controller }) else { return }
    for page in coveredPages { page.setAppeared(true) }
  }

  func hidePagesBelow() {
    let covered = coveredPages
    coveredPages = []
    for page in covered where page !== container.topViewController { page.setAppeared(false) }
  }

  private func insertContainer() {
    guard !isInserted, let surface = node?.context.surface, let superview = surface.view else {
      return
    }
    isInserted = true
    if frame.isNull { frame = superview.bounds }
    surface.controller?.addChild(container)
    container.view.frame = frame
    superview.addSubview(container.view)
    if surface.controller != nil { container.didMove(toParent: surface.controller) }
  }

  // choice: back-button-path
  /// Writes the path after the user has popped pages (swiftui rule 7.3).
  ///
  /// By choice, the back button does so after the transition, like the swipe.
  func writePath() {
    let present = container.viewControllers
    let popped = pages.filter { page in !present.contains { $0 === page.controller } }
    guard !popped.isEmpty, !hasEnded else { return }
    remove(popped[...])
    let values = popped.filter { $0.value != nil }.count
    guard let node else { return }
    graph.enqueue(of: node) { [weak self] in
      if values > 0 { self?.removeLast(values) }
      for case .view(_, let didPop) in popped.map(\.origin) { didPop() }
    }
  }

  /// Ends the nodes of popped pages whose controllers have left the container.
  func releasePages() {
    let gone = departing.filter { page in
      page.controller.parent == nil
        && !container.viewControllers.contains { $0 === page.controller }
    }
    guard !gone.isEmpty else { return }
    departing.removeAll { page in gone.contains { $0 === page } }
    for page in gone { page.controller.setAppeared(false) }
    node?.invalidate("navigation")
    graph.update()
  }

  override func visibilityDidChange(_ node: Node) {
    // A tab that was hidden until now has a view.
    if node.isVisible, !isInserted { synchronize() }
  }

  override func end(_ node: Node) {
    hasEnded = true
    guard isInserted else { return }
    let container = container
    if container.parent != nil { container.willMove(toParent: nil) }
    container.viewIfLoaded?.removeFromSuperview()
    if container.parent != nil { container.removeFromParent() }
    // The pages disappear with the container, which lives until then.
    graph.runtime.loop.afterCommit { withExtendedLifetime(container) {} }
  }

  // MARK: Layout

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: UIWindow.defaultSize)
  }

  func place(in frame: CGRect) {
    guard frame != self.frame else { return }
    self.frame = frame
    if isInserted { container.view.frame = frame }
  }
}

extension NavigationPage {
  /// The type of the value.
  fileprivate var type: ObjectIdentifier? {
    value.map { ObjectIdentifier(Swift.type(of: $0.base)) }
  }
}
