import Foundation
import TraceModel

/// Columns and controllers that the app shows and hides, and the frames of the columns.
extension UISplitViewController {
  private var runtime: Runtime { life.runtime }

  // choice: split-show-column
  func showColumn(_ column: Column) {
    guard columns.wrapped[column] != nil, style != .unspecified || column != .supplementary else {
      return
    }
    guard !columns.isCollapsed else {
      showCollapsed(column)
      return
    }
    guard !visibleColumns.contains(column) else { return }
    switch column {
    case .primary: columns.shownMode = style == .tripleColumn ? two : one
    case .supplementary: columns.shownMode = one
    case .secondary, .compact, .inspector: return
    }
    setNeedsColumns()
  }

  func hideColumn(_ column: Column) {
    guard !columns.isCollapsed else {
      hideCollapsed(column)
      return
    }
    guard visibleColumns.contains(column) else { return }
    switch column {
    case .primary: columns.shownMode = style == .tripleColumn ? one : .secondaryOnly
    case .supplementary: columns.shownMode = .secondaryOnly
    case .secondary, .compact, .inspector: return
    }
    setNeedsColumns()
  }

  private func showCollapsed(_ column: Column) {
    guard columns.wrapped[.compact] == nil, let stack = primaryStack else { return }
    switch column {
    case .primary:
      if let covering = coveringColumn(of: stack) {
        stack.popToViewController(covering, animated: true)
      }
    case .supplementary, .secondary:
      if column == .secondary, style == .tripleColumn { putOnPrimaryStack(.supplementary) }
      if let child = columns.wrapped[column], stack.isOnStack(child) {
        if child !== stack.topViewController { stack.popToViewController(child, animated: true) }
      } else {
        putOnPrimaryStack(column, animated: true)
      }
    case .compact, .inspector: return
    }
  }

  /// The controller below the first column on the primary stack.
  private func coveringColumn(of stack: UINavigationController) -> UIViewController? {
    let others = [columns.wrapped[.supplementary], columns.wrapped[.secondary]].compactMap { $0 }
    let index = stack.viewControllers.firstIndex { controller in
      others.contains { $0 === controller }
    }
    guard let index, index > 0 else { return nil }
    return stack.viewControllers[index - 1]
  }

  private func hideCollapsed(_ column: Column) {
    guard let child = columns.wrapped[column], let stack = primaryStack, child !== stack,
      let index = stack.viewControllers.identityIndex(of: child), index > 0
    else { return }
    stack.popToViewController(stack.viewControllers[index - 1], animated: true)
  }

  /// Shows or hides the primary column: the action of the display mode button.
  func togglePrimary() {
    if visibleColumns.contains(.primary) { hideColumn(.primary) } else { showColumn(.primary) }
  }

  // MARK: Controllers

  func showInPrimary(_ controller: UIViewController, sender: Any?) {
    unite(with: controller)
    runtime.dispatcher.call(.show, on: traceSubject, argument: controller.traceSubject) {
      if let delegate,
        runtime.invokeOptional(
          delegate,
          .splitShow,
          argument: controller.traceSubject,
          { delegate.splitViewController(self, show: controller, sender: sender) }
        ) ?? false
      {
        return
      }
      if columns.isCollapsed, let stack = primaryStack {
        stack.pushViewController(controller, animated: true)
      } else if style == .unspecified {
        var controllers = controllersOfColumns
        if controllers.isEmpty { controllers = [controller] } else { controllers[0] = controller }
        replaceColumns(with: controllers)
      } else {
        setColumn(.primary, to: controller)
      }
    }
  }

  // choice: split-show-detail
  func showDetail(_ controller: UIViewController, sender: Any?) {
    unite(with: controller)
    runtime.dispatcher.call(
      .showDetailViewController,
      on: traceSubject,
      argument: controller.traceSubject
    ) {
      if let delegate,
        runtime.invokeOptional(
          delegate,
          .splitShowDetail,
          argument: controller.traceSubject,
          { delegate.splitViewController(self, showDetail: controller, sender: sender) }
        ) ?? false
      {
        return
      }
      if columns.isCollapsed {
        showDetailCollapsed(controller)
      } else if style == .unspecified {
        let primary = columns.wrapped[.primary].map { [$0] } ?? []
        replaceColumns(with: primary.isEmpty ? [controller] : primary + [controller])
      } else {
        setColumn(.secondary, to: controller)
      }
    }
  }

  private func showDetailCollapsed(_ controller: UIViewController) {
    guard columns.wrapped[.compact] == nil, let stack = primaryStack else {
      (columns.wrapped[.compact] ?? columns.wrapped[.primary] ?? self)
        .present(controller, animated: true)
      return
    }
    guard style != .unspecified else {
      columns.lentSecondary = controller
      stack.putOnStack(controller, animated: true)
      return
    }
    setColumn(.secondary, to: controller)
    putOnPrimaryStack(.secondary, animated: true)
  }

  // MARK: Display mode

  private var isWide: Bool { (viewIfLoaded?.bounds.width ?? 0) >= 1_000 }

  var resolvedDisplayMode: DisplayMode {
    let mode = columns.shownMode ?? preferredDisplayMode
    guard mode != .automatic else { return isWide ? .oneBesideSecondary : .secondaryOnly }
    guard style != .tripleColumn else { return mode }
    return switch mode {
    case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
    case .twoOverSecondary: .oneOverSecondary
    default: mode
    }
  }

  var resolvedBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    return isWide ? .tile : .overlay
  }

  /// The mode that shows one column.
  private var one: DisplayMode {
    resolvedBehavior == .tile ? .oneBesideSecondary : .oneOverSecondary
  }

  /// The mode that shows two columns.
  private var two: DisplayMode {
    switch resolvedBehavior {
    case .tile: .twoBesideSecondary
    case .displace: .twoDisplaceSecondary
    case .automatic, .overlay: .twoOverSecondary
    }
  }

  // MARK: Frames

  // choice: split-column-widths
  /// The width of a column: the preferred one within its limits; by default 320 points.
  func width(of column: Column) -> CGFloat {
    guard let view = viewIfLoaded, visibleColumns.contains(column) else { return 0 }
    let total = max(0, view.bounds.width)
    guard !columns.isCollapsed else { return total }
    let isPrimary = column == .primary
    let points = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    let fraction =
      isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
    let least = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
    let most = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
    var width: CGFloat = 320
    if points.isSet { width = points } else if fraction.isSet { width = total * min(1, fraction) }
    if most.isSet { width = min(width, most) }
    if least.isSet { width = max(width, least) }
    return min(max(0, width), total)
  }

  /// Places the columns that are displayed.
  func layoutColumns() {
    let visible = visibleColumns
    for column in Column.allCases {
      guard let view = hosts.existing(column)?.contentIfMade else { continue }
      let isHidden = !visible.contains(column)
      if view.isHidden != isHidden { view.isHidden = isHidden }
      if !isHidden { place(view, in: column) }
    }
  }

  func place(_ view: UIView, in column: Column) {
    guard let root = viewIfLoaded else { return }
    let frame = frame(of: column, in: root.bounds)
    if view.frame != frame { view.frame = frame }
    for wrapper in view.subviews where wrapper is UIViewControllerWrapperView {
      if wrapper.frame != view.bounds { wrapper.frame = view.bounds }
    }
  }

  private func frame(of column: Column, in bounds: CGRect) -> CGRect {
    guard !columns.isCollapsed else { return bounds }
    let visible = visibleColumns
    let primary = visible.contains(.primary) ? width(of: .primary) : 0
    let supplementary = visible.contains(.supplementary) ? width(of: .supplementary) : 0
    var x: CGFloat = 0
    var width = bounds.width
    switch column {
    case .primary: width = primary
    case .supplementary: (x, width) = (primary, supplementary)
    case .secondary where displayMode.isTiled:
      x = primary + supplementary
      width = max(0, bounds.width - x)
    case .secondary, .compact, .inspector: break
    }
    if primaryEdge == .trailing { x = bounds.width - x - width }
    return CGRect(x: x, y: 0, width: width, height: bounds.height)
  }
}

extension UISplitViewController.DisplayMode {
  /// Whether the secondary column is beside the others.
  fileprivate var isTiled: Bool {
    switch self {
    case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: true
    case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: false
    }
  }
}

extension CGFloat {
  /// Whether a width was set by the app.
  fileprivate var isSet: Bool { isFinite && self >= 0 }
}
