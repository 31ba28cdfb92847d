import Foundation
import TraceModel

/// Taps of the user on items of bars.
///
/// The commit that is due runs first, so that a bar that the app has just changed is on the screen.
/// An item that the user can't tap is an error.
extension HeadlessApp {
  /// Taps a button of a navigation bar or toolbar.
  ///
  /// A button with a primary action performs it; otherwise its method is called on its target, or
  /// on the next responder of the bar that has it. A control as custom view sends its actions.
  ///
  /// - Throws: ``BarTapError`` if the user can't tap the button; ``ClockError`` if the main loop
  ///   does not become idle.
  public func tap(
    _ item: UIBarButtonItem,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    try idle(fileID: fileID, filePath: filePath, line: line, column: column)
    let place = try BarSearch(runtime).place(of: item)
    let problem = runtime.inContext {
      runtime.dispatcher.call(.tap, on: place.traceSubject) { runtime.perform(item, in: place) }
    }
    if let problem { throw problem }
  }

  // choice: tap-back
  /// Taps the back button of a navigation controller.
  ///
  /// The top item's `backAction` replaces the pop. A subclass that conforms to
  /// ``UINavigationBarDelegate`` is asked by `navigationBar(_:shouldPop:)` first.
  ///
  /// - Throws: ``BarTapError`` if the bar shows no back button or the user can't tap it;
  ///   ``ClockError`` if the main loop does not become idle.
  public func tapBack(
    in navigationController: UINavigationController,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    try idle(fileID: fileID, filePath: filePath, line: line, column: column)
    try BarSearch(runtime).checkBackButton(of: navigationController)
    runtime.inContext {
      runtime.dispatcher.call(.tap, on: navigationController.traceSubject) {
        navigationController.goBack()
      }
    }
  }

  /// Taps an item of a tab bar.
  ///
  /// In a tab bar controller this is ``UITabBarController/tapTab(at:)`` with the index of the item, or
  /// shows the list of More.
  ///
  /// - Throws: ``BarTapError`` if the user can't tap the item; ``ClockError`` if the main loop does
  ///   not become idle.
  public func tap(
    _ item: UITabBarItem,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    try idle(fileID: fileID, filePath: filePath, line: line, column: column)
    switch try BarSearch(runtime).bar(of: item) {
    case .controller(let tabs, let tab): tabs.tap(tab)
    case .view(let bar):
      runtime.inContext {
        runtime.dispatcher.call(.tap, on: bar.traceSubject) { bar.selectByUser(item) }
      }
    }
  }
}

extension UINavigationController {
  /// Performs the action of the back button.
  func goBack() {
    guard let item = topViewController?.navigationItem else { return }
    if let action = item.backAction {
      let runtime = life.runtime
      runtime.recordingAction(on: self, sender: nil) { action.perform(from: item) }
      return
    }
    if let delegate = self as? any UINavigationBarDelegate {
      let allows = life.runtime.invokeOptional(delegate, .navigationBarShouldPop) {
        delegate.navigationBar(navigationBar, shouldPop: item)
      }
      guard allows ?? true else { return }
    }
    popViewController(animated: true)
  }
}

extension Runtime {
  /// Performs the action of a button of a bar.
  ///
  /// - Returns: The reason why there is nothing to perform.
  func perform(_ item: UIBarButtonItem, in place: any TracedResponder) -> BarTapError? {
    if item.changesSelectionAsPrimaryAction { item.isSelected.toggle() }
    if let control = item.customView as? UIControl {
      control.finishTap(at: CGPoint(x: control.bounds.midX, y: control.bounds.midY), with: nil)
    } else if let action = item.primaryAction {
      recordingAction(on: item, sender: item) { action.perform(from: item) }
    } else if let action = item.action {
      if let target = item.target {
        performAction(action, on: target, sender: item)
      } else {
        let chain = sequence(first: place as UIResponder, next: \.next)
        guard let receiver = chain.first(where: { action.isImplemented(by: $0) }) else {
          return BarTapError(.noAction, "no responder of \(place) has the method \(action)")
        }
        performAction(action, on: receiver, sender: item)
      }
    } else if !item.changesSelectionAsPrimaryAction {
      return BarTapError(
        .noAction,
        item.menu == nil
          ? "the button \(item.label) has no action: set its action or primaryAction"
          : "the button \(item.label) has only a menu: perform one of the menu's actions"
      )
    }
    return nil
  }
}
