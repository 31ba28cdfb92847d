import TraceModel

/// Adding, removing and reordering of subviews, with callbacks in UIKit's order.
///
/// Each callback may change the hierarchy again. A move therefore compares ``UIView/moves`` before
/// and after each group of callbacks, and stops if there was a newer move.
extension UIView {
  /// Inserts a view next to a sibling; adds it in front if the sibling is not a subview or is the
  /// view itself.
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + offset } ?? others.count)
  }

  // choice: move-within-window
  /// Makes a view a subview.
  ///
  /// In a window the order is `willMove(toWindow:)`, `willMove(toSuperview:)`, `didMoveToWindow`,
  /// `didMoveToSuperview`, `didAddSubview`. Outside windows, and within one window, only the
  /// superview callbacks are sent; no log shows window callbacks for a move within a window.
  func insert(_ view: UIView, at index: Int) {
    guard accepts(view) else { return }
    if view.superview === self {
      reorder(view, to: min(max(index, 0), subviews.count - 1))
      return
    }
    unite(with: view)
    // The number of moves after the will callbacks, unless these move other views.
    var expectedMoves = life.runtime.viewMoves + 1
    if let old = view.superview, old.window !== window || old.window == nil {
      expectedMoves += 1
      view.leaveSuperview()
    }
    view.moves += 1
    view.isAboutToMove = true
    let move = view.moves
    let moveCount = life.runtime.beginViewMove()
    defer { view.settleWindows(since: moveCount) }
    let old = view.superview
    let newWindow = window
    let changesWindow = view.window !== newWindow
    let walk = WindowWalk()
    defer { walk.end() }
    if let old { old.send(willRemove: view) }
    if changesWindow { view.sendWillMove(toWindow: newWindow, walk: walk) }
    view.send(.willMoveToSuperview, argument: traceSubject) { view.willMove(toSuperview: self) }
    guard view.moves == move else {
      if view.window == nil { view.cancelAppearance() }
      return
    }
    // The callbacks may also have moved this view into the other view, or out of its window.
    view.isAboutToMove = false
    guard life.runtime.viewMoves == expectedMoves || !isInside(view) else {
      refuseToContain(view)
      if view.window == nil { view.cancelAppearance() }
      return
    }
    guard window === newWindow else {
      insert(view, at: index)
      if view.window == nil { view.cancelAppearance() }
      return
    }

    if let old { old.detach(view) }
    let position = min(max(index, 0), subviews.count)
    life.subviews.insert(view, at: position)
    view.setSuperview(self)
    recording.relation(.superviewRelation, of: view.traceSubject, to: traceSubject, index: position)
    if view.layoutState.isDirty { setSubtreeNeedsCommit() }
    if view.layoutState.wantsDisplayPass { setSubtreeWantsDisplay() }
    setNeedsLayout()
    view.invalidateSafeArea()
    life.runtime.settleUnpreparedConstraints()

    if changesWindow {
      view.didMove(toWindow: newWindow, move: move, walk: walk)
      life.runtime.settleUnpreparedConstraints()
    }
    guard view.moves == move else { return }
    view.send(.didMoveToSuperview) { view.didMoveToSuperview() }
    guard view.superview === self else { return }
    send(.didAddSubview, argument: view.traceSubject) { didAddSubview(view) }
  }

  // choice: removed-objects-live
  /// Removes the view from its superview; it lives at least until the turn ends.
  ///
  /// The order is the superview's `willRemoveSubview`, then `willMove(toSuperview: nil)`,
  /// `willMove(toWindow: nil)`, `didMoveToWindow`, `didMoveToSuperview`. For a view without a
  /// superview, only a pending move into a superview is cancelled.
  func leaveSuperview() {
    guard !isLeftByDyingSuperview else {
      isLeftByDyingSuperview = false
      superviewDied()
      return
    }
    guard superview != nil || isAboutToMove else { return }
    if life.runtime.firstResponder != nil { resignBeforeRemoval() }
    moves += 1
    isAboutToMove = false
    guard let old = superview else { return }
    let move = moves
    let moveCount = life.runtime.beginViewMove()
    defer { settleWindows(since: moveCount) }
    old.send(willRemove: self)
    guard moves == move else { return }
    send(.willMoveToSuperview, argument: SubjectID.none) { willMove(toSuperview: nil) }
    guard moves == move else { return }
    let walk = WindowWalk()
    defer { walk.end() }
    if isInWindow { sendWillMove(toWindow: nil, walk: walk) }
    guard moves == move else { return }

    AutoreleasePool.keep(self)
    old.detach(self)
    setSuperview(nil)
    recording.relation(.superviewRelation, of: traceSubject, to: .none)
    if isInWindow { didMove(toWindow: nil, move: move, walk: walk) }
    guard moves == move else { return }
    // A window that is removed from a superview is its own window again.
    if self is UIWindow { settleWindows() }
    guard moves == move else { return }
    send(.didMoveToSuperview) { didMoveToSuperview() }
  }

  /// Reverts appearance changes that the will callbacks of a cancelled move began.
  func cancelAppearance() {
    if let controller = controllerStorage { controller.cancelAppearance() }
    for subview in subviews { subview.cancelAppearance() }
  }

  /// Changes the index of a subview; UIKit sends no callbacks for this.
  func reorder(_ view: UIView, to index: Int) {
    guard let position = subviews.firstIndex(where: { $0 === view }) else { return }
    life.subviews.remove(at: position)
    let target = min(max(index, 0), subviews.count)
    life.subviews.insert(view, at: target)
    guard target != position else { return }
    recording.relation(.superviewRelation, of: view.traceSubject, to: traceSubject, index: target)
  }

  /// Exchanges two subviews.
  func exchange(_ first: Int, _ second: Int) {
    for index in [first, second] where !subviews.indices.contains(index) {
      life.runtime.fail(
        exception: "NSRangeException",
        "index \(index) beyond the \(subviews.count) subviews of \(self)",
        about: traceSubject
      )
      return
    }
    guard first != second else { return }
    life.subviews.swapAt(first, second)
    for index in [first, second].sorted() {
      let subject = subviews[index].traceSubject
      recording.relation(.superviewRelation, of: subject, to: traceSubject, index: index)
    }
  }

  /// Removes the subviews of a view that is being deallocated, with callbacks.
  ///
  /// Each subview is removed through ``removeFromSuperview()``: if an override does not call super,
  /// a device's log has no callbacks of the removal (jianshu f5e7a1e899ac, 2019).
  func dismissSubviews() {
    // Callbacks may add subviews; `Life` releases the subviews that remain after this loop.
    for _ in 0..<subviews.count {
      guard let view = life.subviews.first else { return }
      send(willRemove: view)
      guard let position = life.subviews.firstIndex(where: { $0 === view }) else { continue }
      life.subviews.remove(at: position)
      view.isLeftByDyingSuperview = true
      view.removeFromSuperview()
      guard view.isLeftByDyingSuperview else { continue }
      // The override did not call super: the view receives callbacks only if it would stay in the
      // window.
      view.isLeftByDyingSuperview = false
      if view.isInWindow { view.superviewDied() } else { view.loseSuperview() }
    }
  }

  /// Removes the reference to the superview, without callbacks.
  private func loseSuperview() {
    guard superview == nil else { return }
    recording.relation(.superviewRelation, of: traceSubject, to: .none)
  }

  /// Notifies a view that outlives its deallocated superview.
  func superviewDied() {
    guard superview == nil else { return }
    send(.willMoveToSuperview, argument: SubjectID.none) { willMove(toSuperview: nil) }
    guard superview == nil else { return }
    recording.relation(.superviewRelation, of: traceSubject, to: .none)
    if isInWindow {
      let walk = WindowWalk()
      defer { walk.end() }
      sendWillMove(toWindow: nil, walk: walk)
      didMove(toWindow: nil, move: moves, walk: walk)
      endWindowTransitions()
    }
    if self is UIWindow { settleWindows() }
    send(.didMoveToSuperview) { didMoveToSuperview() }
  }

  /// Ends the appearance transitions that the loss of the window began, because there may be no
  /// further commit.
  private func endWindowTransitions() {
    controllerStorage?.endWindowTransition()
    for subview in subviews { subview.endWindowTransitions() }
  }

  private func detach(_ view: UIView) {
    view.dropCrossingConstraints()
    if let index = life.subviews.identityIndex(of: view) {
      life.subviews.remove(at: index)
    }
    setNeedsLayout()
  }

  /// Returns whether this view is `view` or a descendant; quick for a `view` without subviews.
  private func isInside(_ view: UIView) -> Bool {
    view === self || !view.life.subviews.isEmpty && isDescendant(of: view)
  }

  private func accepts(_ view: UIView) -> Bool {
    guard view !== self else {
      life.runtime.fail(
        exception: "NSInvalidArgumentException",
        "Can't add self as subview",
        about: traceSubject
      )
      return false
    }
    guard !isInside(view) else {
      refuseToContain(view)
      return false
    }
    return ownsControllers(of: view)
  }

  private func refuseToContain(_ view: UIView) {
    life.runtime.fail(
      exception: "NSInvalidArgumentException",
      "Can't add a view to one of its own subviews: \(view) to \(self)",
      about: traceSubject
    )
  }

  private func send(willRemove view: UIView) {
    send(.willRemoveSubview, argument: view.traceSubject) { willRemoveSubview(view) }
  }
}

extension UIView {
  var recording: Recording { life.runtime.recording }

  func send(_ callback: Name, argument: SubjectID? = nil, _ body: () -> Void) {
    life.runtime.dispatcher.send(callback, to: traceSubject, argument: argument, body)
  }
}
