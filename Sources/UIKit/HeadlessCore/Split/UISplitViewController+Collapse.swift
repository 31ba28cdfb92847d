import TraceModel

/// Collapse and expansion with the width of the window.
extension UISplitViewController {
  private var runtime: Runtime { life.runtime }

  // choice: split-collapse
  /// Collapses: the columns up to the top one move onto the primary stack.
  ///
  /// The primary navigation controller pushes the secondary controller without animation
  /// (malcolmhall.com, “UISplitViewController”). By choice, the columns leave this container first,
  /// with the callbacks of a removed child.
  func collapse() {
    columns.isCollapsed = true
    columns.announcedMode = nil
    if style == .unspecified { collapseClassic() } else { collapseColumns() }
    notify(.splitDidCollapse) { $0.splitViewControllerDidCollapse($1) }
  }

  private func collapseColumns() {
    let proposed: Column =
      columns.wrapped[.compact] != nil ? .compact : columns.existing.last ?? .primary
    var top = proposed
    if let delegate {
      top =
        runtime.invokeOptional(delegate, .splitTopColumnForCollapsing) {
          delegate.splitViewController(
            self,
            topColumnForCollapsingToProposedTopColumn: proposed
          )
        } ?? proposed
    }
    guard columns.isCollapsed, columns.wrapped[.compact] == nil else { return }
    for column in [.supplementary, .secondary] as [Column] where column.rawValue <= top.rawValue {
      putOnPrimaryStack(column)
    }
  }

  private func collapseClassic() {
    guard let primary = columns.wrapped[.primary], let secondary = columns.wrapped[.secondary]
    else { return }
    var isDone = false
    if let delegate {
      isDone =
        runtime.invokeOptional(
          delegate,
          .splitCollapseSecondary,
          argument: secondary.traceSubject
        ) {
          delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
        } ?? false
    }
    guard columns.isCollapsed else { return }
    columns.given[.secondary] = nil
    columns.wrapped[.secondary] = nil
    columns.lentSecondary = secondary
    if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
    if secondary.parent === self || secondary.parent == nil {
      // The same controller returns, without having been deallocated
      // (github.com/mattneub/Programming-iOS-Book-Examples, `bk2ch09p488SecretRetention`).
      columns.keptSecondary = secondary
      if secondary.parent === self { remove(secondary) }
    }
  }

  /// Expands: the columns on the primary stack become children of this container again.
  func expand() {
    columns.isCollapsed = false
    columns.announcedMode = nil
    if style == .unspecified { expandClassic() } else { expandColumns() }
    notify(.splitDidExpand) { $0.splitViewControllerDidExpand($1) }
  }

  private func expandColumns() {
    if let delegate,
      let mode = runtime.invokeOptional(
        delegate,
        .splitDisplayModeForExpanding,
        {
          delegate.splitViewController(
            self,
            displayModeForExpandingToProposedDisplayMode: displayMode
          )
        }
      ), mode != .automatic
    {
      columns.shownMode = mode
    }
    for column in [.secondary, .supplementary] as [Column] {
      if let child = columns.wrapped[column] { takeBack(child) }
    }
  }

  private func expandClassic() {
    guard let primary = columns.wrapped[.primary] else { return }
    var separated: UIViewController?
    if let delegate {
      separated =
        runtime.invokeOptional(
          delegate,
          .splitSeparateSecondary,
          argument: primary.traceSubject
        ) {
          delegate.splitViewController(self, separateSecondaryFrom: primary)
        } ?? nil
    }
    guard !columns.isCollapsed else { return }
    let kept = columns.keptSecondary
    columns.keptSecondary = nil
    if separated == nil { separated = primary.separateSecondaryViewController(for: self) }
    if separated == nil, let kept, kept.parent == nil { separated = kept }
    guard let secondary = separated, secondary !== primary, columns.wrapped[.secondary] == nil
    else { return }
    columns.given[.secondary] = secondary
    columns.wrapped[.secondary] = secondary
    takeBack(secondary)
  }

  /// Makes a controller on the primary stack a child of this container again.
  private func takeBack(_ child: UIViewController) {
    guard child.parent !== self else { return }
    remove(child)
    guard child.parent == nil, child.modal.host == nil else { return }
    addChild(child)
    if child.parent === self { child.sendDidMove(toParent: self) }
  }

  /// Pushes the controller of a column onto the primary stack, unless it is there.
  func putOnPrimaryStack(_ column: Column, animated: Bool = false) {
    guard let child = columns.wrapped[column], let stack = primaryStack, child !== stack,
      !stack.isOnStack(child)
    else { return }
    stack.putOnStack(child, animated: animated)
  }

  // MARK: Delegate

  private func notify(
    _ message: Name,
    _ body: (any UISplitViewControllerDelegate, UISplitViewController) -> Void
  ) {
    guard let delegate else { return }
    _ = runtime.invokeOptional(delegate, message) { body(delegate, self) }
  }

  func announceShowing(of shown: Set<Column>) {
    for column in shown.sorted(by: { $0.rawValue < $1.rawValue }) {
      notify(.splitWillShow) { $0.splitViewController($1, willShow: column) }
    }
  }

  func announceHiding(of hidden: Set<Column>) {
    for column in hidden.sorted(by: { $0.rawValue < $1.rawValue }) {
      notify(.splitWillHide) { $0.splitViewController($1, willHide: column) }
    }
  }

  /// Notifies the delegate of a changed display mode.
  func announceDisplayMode() {
    guard !columns.isCollapsed else { return }
    let mode = displayMode
    let old = columns.announcedMode
    columns.announcedMode = mode
    guard let old, old != mode else { return }
    notify(.splitWillChangeDisplayMode) { $0.splitViewController($1, willChangeTo: mode) }
  }
}

extension UINavigationController {
  /// Pushes a controller that may be a navigation controller, as a collapsing split view controller
  /// does.
  func putOnStack(_ controller: UIViewController, animated: Bool) {
    life.runtime.dispatcher.call(
      .pushViewController,
      on: traceSubject,
      animated: animated,
      argument: controller.traceSubject
    ) {
      showPendingChangeFirst()
      let wasStarting = isStarting
      isStarting = true
      let before = viewControllers
      let isAppended = !isOnStack(controller) && append(controller)
      isStarting = wasStarting
      guard isAppended, isOnStack(controller) else { return }
      queueChange(.push, animated: animated, from: before)
    }
  }
}
