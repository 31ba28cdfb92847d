#if !canImport(ObjectiveC)
public import Foundation
import TraceModel

/// A recorder of operations that undo changes, as Foundation's `UndoManager`, which Foundation
/// lacks on Linux (developer.apple.com/documentation/foundation/undomanager).
///
/// Targets are not retained; the operation of a deallocated target does nothing.
/// `prepare(withInvocationTarget:)`, which forwards any message, does not exist in Swift alone.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The open groups, the innermost one last.
  private var openGroups: [UndoGroup] = []
  private var disableCount = 0
  private var willCloseGroup = false
  private let runtime: Runtime

  /// Creates a manager without operations.
  public override init() {
    runtime = .current
    super.init()
  }

  /// Whether the manager opens a group for the first operation of a turn of the main loop, and
  /// closes it at its end.
  open var groupsByEvent = true
  /// The maximum number of groups at the top level; 0 for no limit.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }
  /// Whether operations are registered.
  open var isUndoRegistrationEnabled: Bool { disableCount == 0 }
  /// Whether an operation is being undone.
  open private(set) var isUndoing = false
  /// Whether an operation is being redone.
  open private(set) var isRedoing = false
  /// Whether there are operations to undo.
  open var canUndo: Bool {
    undoStack.contains(where: \.hasWork) || openGroups.contains(where: \.hasWork)
  }
  /// Whether there are operations to redo.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return redoStack.contains(where: \.hasWork)
  }

  // MARK: Registration

  /// Ignores registrations until ``enableUndoRegistration()``; calls nest.
  open func disableUndoRegistration() { disableCount += 1 }

  /// Ends the last ``disableUndoRegistration()``.
  open func enableUndoRegistration() {
    guard disableCount > 0 else {
      return fail(
        "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration"
      )
    }
    disableCount -= 1
  }

  /// Registers a closure that undoes a change.
  ///
  /// - Parameters:
  ///   - target: The argument of the closure, which is not retained.
  ///   - handler: Undoes the change; the operations that it registers redo the change.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping @MainActor (Target) -> Void
  ) {
    register(target) { object in
      if let target = object as? Target { handler(target) }
    }
  }

  /// Registers a method that undoes a change.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(target as AnyObject) { target in _ = Messages.send(selector, to: target, anObject, nil)
    }
  }

  private func register(_ target: AnyObject, _ body: @escaping @MainActor (AnyObject) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else { return fail("must begin a group before registering undo") }
      openGroupOfTurn()
    }
    if !isUndoing, !isRedoing { redoStack = [] }
    openGroups.last?.operations.append(UndoOperation(target, body))
  }

  // choice: undo-group-of-turn
  /// Opens the group that contains the operations of a turn.
  private func openGroupOfTurn() {
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
    guard !willCloseGroup else { return }
    willCloseGroup = true
    runtime.loop.schedule(after: .zero, label: "end of the undo group") { [weak self] in
      guard let self else { return }
      willCloseGroup = false
      if groupsByEvent, groupingLevel == 1 { endUndoGrouping() }
    }
  }

  // MARK: Groups

  /// Begins a group within the open one, or a new one at the top level.
  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    if openGroups.isEmpty, groupsByEvent { openGroupOfTurn() }
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the innermost group.
  open func endUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    guard let group = openGroups.last else {
      return fail("endUndoGrouping called with no matching begin")
    }
    post(.NSUndoManagerWillCloseUndoGroup)
    openGroups.removeLast()
    if let outer = openGroups.last {
      if group.hasWork { outer.operations.append(UndoOperation(group)) }
      outer.name = outer.name ?? group.name
    } else if group.hasWork {
      if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
      trim()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Undoing

  /// Closes the group of the turn, and undoes the last group at the top level.
  open func undo() {
    if groupingLevel == 1 { endUndoGrouping() }
    guard groupingLevel == 0 else {
      return fail("undo was called with too many nested undo groups")
    }
    undoNestedGroup()
  }

  /// Undoes the last group.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard groupingLevel == 0 else { return fail("undoNestedGroup called with open groups") }
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last.
  open func redo() {
    post(.NSUndoManagerCheckpoint)
    guard groupingLevel == 0 else { return fail("redo was called with open groups") }
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  private func perform(_ group: UndoGroup) {
    let inverse = UndoGroup()
    inverse.name = group.name
    openGroups.append(inverse)
    runtime.inContext { group.perform(in: runtime) }
    while groupingLevel > 1 { endUndoGrouping() }
    endUndoGrouping()
  }

  // MARK: Removal

  /// Removes all operations, and enables the registration.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = []
    disableCount = 0
  }

  /// Removes the operations of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.remove(target) }
    undoStack.removeAll { !$0.hasWork }
    redoStack.removeAll { !$0.hasWork }
  }

  // MARK: Names

  /// Sets the name of the open group, or of the last one.
  open func setActionName(_ actionName: String) {
    (openGroups.first ?? undoStack.last)?.name = actionName
  }

  /// The name of the group that is undone next; empty if there is none.
  open var undoActionName: String { (openGroups.first ?? undoStack.last)?.name ?? "" }
  /// The name of the group that is redone next; empty if there is none.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of a command that undoes.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a command that redoes.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a command that undoes an action.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of a command that redoes an action.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: Reports

  private func post(_ name: Notification.Name) {
    runtime.notificationCenter.post(name: name, object: self)
  }

  private func fail(_ message: String) {
    runtime.fail(
      exception: "NSInternalInconsistencyException",
      "-[NSUndoManager]: \(message)",
      about: .none
    )
  }
}

extension Notification.Name {
  /// Posted when a group begins or ends, and before undoing and redoing.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// Posted after a group has begun.
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification"
  )
  /// Posted before a group ends.
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification"
  )
  /// Posted after a group has ended.
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification"
  )
  /// Posted before undoing.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Posted after undoing.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Posted before redoing.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Posted after redoing.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
#endif
