import HeadlessSwiftUI

/// Calls of the closures that views have received; afterwards the tree is up to date.
extension InspectableView {
  /// Calls the closure of `onAppear(perform:)`.
  public func callOnAppear() throws {
    try call("onAppear", of: AppearanceModifier.self) { $0.onAppear }
  }

  /// Calls the closure of `onDisappear(perform:)`.
  public func callOnDisappear() throws {
    try call("onDisappear", of: AppearanceModifier.self) { $0.onDisappear }
  }

  /// Calls the closure of `onChange(of:)` with a new value; the old value is the present one.
  ///
  /// The type of the value selects among the modifiers; the index counts those of the type, inner
  /// modifiers first.
  public func callOnChange<Value: Equatable>(newValue: Value, index: Int = 0) throws {
    try callOnChange(from: nil, to: newValue, index)
  }

  /// Calls the closure of `onChange(of:)` with an old and a new value.
  public func callOnChange<Value: Equatable>(
    oldValue: Value,
    newValue: Value,
    index: Int = 0
  ) throws {
    try callOnChange(from: oldValue, to: newValue, index)
  }

  private func callOnChange(from oldValue: Any?, to newValue: Any, _ index: Int) throws {
    let (node, action) = try modifier(
      (any ChangeActionProviding).self,
      named: "onChange",
      at: index
    ) { $0.accepts(newValue) }
    inspected.source.perform({ action.callAction(from: oldValue, to: newValue) }, of: node)
  }

  /// Calls the closure of `onReceive(_:perform:)` with a value, whose type selects the modifier.
  public func callOnReceive<Value>(_ value: Value, index: Int = 0) throws {
    let (node, action) = try modifier(
      (any ReceiveActionProviding).self,
      named: "onReceive",
      at: index
    ) { $0.accepts(value) }
    inspected.source.perform({ action.callAction(value) }, of: node)
  }

  /// Calls the closure of `task(_:)` and waits for it.
  public func callTask(index: Int = 0) async throws {
    let (node, task) = try modifier((any TaskActionProviding).self, named: "task", at: index)
    await call(task, of: node)
  }

  /// Calls the closure of `task(id:_:)` with an id and waits for it.
  public func callTask<ID: Equatable>(id: ID, index: Int = 0) async throws {
    let (node, task) = try modifier(
      (any TaskActionProviding).self,
      named: "task",
      at: index
    ) { ($0.taskID as? ID) == id }
    await call(task, of: node)
  }

  private func call(_ task: any TaskActionProviding, of node: Node) async {
    await task.taskAction()
    inspected.source.perform({}, of: node)
  }

  /// Calls an optional closure of the first modifier that has it.
  private func call<Modifier>(
    _ name: String,
    of type: Modifier.Type,
    _ closure: (Modifier) -> (() -> Void)?
  ) throws {
    let (node, found) = try modifier(type, named: name) { closure($0) != nil }
    guard let action = closure(found) else { return }
    inspected.source.perform(action, of: node)
  }
}
