import Foundation
import TraceModel

/// The controllers of the columns, and their display.
extension UISplitViewController {
  private var runtime: Runtime { life.runtime }

  /// Schedules the display of the columns for the next commit.
  func setNeedsColumns() {
    guard isViewLoaded else { return }
    runtime.commit.enqueueContent(of: self)
  }

  /// The children of the columns; a collapsed controller of the classic style has the primary one.
  var controllersOfColumns: [UIViewController] {
    let shown: [Column] = columns.isCollapsed ? [.primary] : columns.existing
    return shown.compactMap { columns.wrapped[$0] }
  }

  func replaceColumns(with controllers: [UIViewController]) {
    for controller in controllers { unite(with: controller) }
    runtime.dispatcher.call(.setViewControllers, on: traceSubject) {
      let order: [Column] =
        style == .tripleColumn
        ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (index, column) in order.enumerated() {
        store(index < controllers.count ? controllers[index] : nil, in: column)
      }
      setNeedsColumns()
    }
  }

  func setColumn(_ column: Column, to controller: UIViewController?) {
    if let controller { unite(with: controller) }
    runtime.dispatcher.call(
      .setViewControllers,
      on: traceSubject,
      argument: controller.traceSubject
    ) {
      guard style != .unspecified else { return refuse("setViewController:forColumn:") }
      guard column != .supplementary || style == .tripleColumn else {
        return refuse("a supplementary column")
      }
      store(controller, in: column)
      setNeedsColumns()
    }
  }

  /// Makes a controller the child of a column; the previous one leaves.
  private func store(_ controller: UIViewController?, in column: Column) {
    if let controller, columns.given[column] === controller { return }
    let old = columns.wrapped[column]
    let wasOnStack = isOnPrimaryStack(column)
    columns.given[column] = controller
    columns.wrapped[column] = nil
    if let old, controller !== old { remove(old) }
    guard let controller, columns.given[column] === controller else { return }
    for (other, taken) in columns.given where other != column && taken === controller {
      columns.given[other] = nil
      columns.wrapped[other] = nil
    }
    let child = wrapping(controller, in: column)
    columns.wrapped[column] = child
    adopt(child, in: column)
    if wasOnStack, columns.isCollapsed { putOnPrimaryStack(column) }
    recordSelection(of: child, in: column)
  }

  private func wrapping(_ controller: UIViewController, in column: Column) -> UIViewController {
    guard style != .unspecified, column != .compact, column != .inspector,
      !(controller is UINavigationController)
    else { return controller }
    return runtime.inContext { UINavigationController(rootViewController: controller) }
  }

  private func recordSelection(of child: UIViewController, in column: Column) {
    runtime.recording.relation(
      .stackRelation,
      of: traceSubject,
      to: child.traceSubject,
      index: column.rawValue
    )
  }

  /// Makes the controller of a column a child.
  private func adopt(_ child: UIViewController, in column: Column) {
    guard child.parent !== self else { return }
    addChild(child)
    if child.parent === self { child.sendDidMove(toParent: self) }
  }

  /// Removes the controller of a column, from this container or from the primary stack.
  func remove(_ child: UIViewController) {
    guard let parent = child.parent, parent === self || parent === primaryStack else { return }
    child.sendWillMove(toParent: nil)
    guard child.parent === parent else { return }
    let stack = parent as? UINavigationController
    child.removeFromParent()
    stack?.recordStackIndex(of: child)
  }

  /// The navigation controller of the primary column.
  var primaryStack: UINavigationController? {
    columns.wrapped[.primary] as? UINavigationController
  }

  /// The controller that is on the primary stack for a column, if the column is there.
  func isOnPrimaryStack(_ column: Column) -> Bool {
    guard let child = columns.wrapped[column], let primaryStack else { return false }
    return child !== primaryStack && primaryStack.isOnStack(child)
  }

  private func refuse(_ what: String) {
    runtime.fail(
      exception: "NSInvalidArgumentException",
      "\(what) is not supported by \(self), whose style is \(style)",
      about: traceSubject
    )
  }

  // MARK: Display

  /// Displays the controllers of the visible columns; collapses or expands first if the width has
  /// changed.
  func updateColumns() {
    guard !columns.isUpdating else { return setNeedsColumns() }
    guard let window = viewIfLoaded?.window else { return }
    guard appearance.state != .disappearing else { return }
    columns.isUpdating = true
    defer { columns.isUpdating = false }
    let isCompact = window.traitsOfContent.horizontalSizeClass == .compact
    if isCompact != columns.isCollapsed {
      if isCompact { collapse() } else { expand() }
    }
    announceDisplayMode()
    let visible = visibleColumns
    announceHiding(of: columns.displayed.subtracting(visible))
    announceShowing(of: visible.subtracting(columns.displayed))
    columns.displayed = visible
    for column in [.secondary, .supplementary, .primary, .compact] as [Column]
    where !visible.contains(column) || hosts.existing(column)?.displayed !== columns.wrapped[column]
    {
      if let host = hosts.existing(column), let old = host.displayed { host.detach(old) }
    }
    layoutColumns()
    for column in [.primary, .supplementary, .secondary, .compact] as [Column]
    where visible.contains(column) {
      display(column)
    }
  }

  private func display(_ column: Column) {
    guard let child = columns.wrapped[column], child.parent === self else { return }
    let host = hosts[column]
    guard host.displayed !== child || host.needsAppearance(child) else { return }
    // The column has its frame before the view enters it.
    place(host.content, in: column)
    if host.isOnScreen { host.install(child) } else { host.installSilently(child) }
  }

  /// The columns that are displayed now.
  var visibleColumns: Set<Column> {
    let existing = Set(columns.existing)
    if columns.isCollapsed {
      if columns.wrapped[.compact] != nil { return [.compact] }
      return existing.intersection([.primary]).isEmpty ? Set(existing.suffix(1)) : [.primary]
    }
    let wanted: Set<Column> =
      switch displayMode {
      case .automatic, .secondaryOnly: [.secondary]
      case .oneBesideSecondary, .oneOverSecondary:
        style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
        [.primary, .supplementary, .secondary]
      }
    return existing.intersection(wanted)
  }

  func isDisplaying(_ column: Column) -> Bool {
    guard columns.isCollapsed else { return visibleColumns.contains(column) }
    guard columns.wrapped[.compact] == nil else { return column == .compact }
    guard column != .compact, columns.wrapped[column] != nil else { return false }
    let top = ([.secondary, .supplementary] as [Column]).first { isOnPrimaryStack($0) }
    return column == top ?? .primary
  }
}
