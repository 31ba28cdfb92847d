import Foundation
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// Undo and redo of changes in a run.
@MainActor
struct `An undo manager` {
  @MainActor
  private final class Document {
    var lines: [String] = []

    func add(_ line: String, _ manager: UndoManager) {
      lines.append(line)
      manager.registerUndo(withTarget: self) { $0.remove(manager) }
    }

    func remove(_ manager: UndoManager) {
      guard let line = lines.popLast() else { return }
      manager.registerUndo(withTarget: self) { $0.add(line, manager) }
    }
  }

  private func run(_ body: @MainActor (HeadlessApp) async throws -> Void) async throws -> [String] {
    let context = RecordingContext.inMemory(title: "undo", failurePolicy: .record)
    try await withRecording(context) { app in try await body(app) }
    let trace = try context.trace()
    return trace.events.filter { $0.kind == .diagnostic }.map { trace.names[$0.text] }
  }

  @Test func `the changes of a turn are undone and redone together`() async throws {
    _ = try await run { app in
      let (manager, document) = (UndoManager(), Document())
      document.add("one", manager)
      document.add("two", manager)
      manager.setActionName("Adding")
      try await app.settle()
      document.add("three", manager)
      #expect(manager.canUndo && !manager.canRedo && manager.groupingLevel == 1)
      manager.undo()
      #expect(document.lines == ["one", "two"])
      #expect(manager.undoMenuItemTitle == "Undo Adding")
      manager.undo()
      #expect(document.lines.isEmpty && !manager.canUndo && manager.redoActionName == "Adding")
      manager.redo()
      #expect(document.lines == ["one", "two"])
      manager.redo()
      #expect(document.lines == ["one", "two", "three"] && !manager.canRedo)
      manager.undo()
      document.add("four", manager)
      #expect(!manager.canRedo)
    }
  }

  @Test func `groups nest, and levels limit those at the top`() async throws {
    let problems = try await run { _ in
      let (manager, document) = (UndoManager(), Document())
      manager.groupsByEvent = false
      manager.levelsOfUndo = 2
      for group in [["a"], ["b", "c"], ["d"]] {
        manager.beginUndoGrouping()
        manager.beginUndoGrouping()
        for line in group { document.add(line, manager) }
        manager.endUndoGrouping()
        manager.endUndoGrouping()
      }
      for _ in 0..<4 { manager.undo() }
      #expect(document.lines == ["a"])
      document.add("e", manager)
      manager.endUndoGrouping()
    }
    #expect(
      problems == [
        "NSInternalInconsistencyException: -[NSUndoManager]: must begin a group before registering undo",
        "NSInternalInconsistencyException: -[NSUndoManager]: endUndoGrouping called with no matching "
          + "begin",
      ]
    )
  }

  @Test func `disabled registration and removed or deallocated targets leave nothing to undo`()
    async throws
  {
    _ = try await run { app in
      let manager = UndoManager()
      var first: Document? = Document()
      let second = Document()
      first?.add("x", manager)
      try await app.settle()
      first = nil
      manager.undo()
      second.add("y", manager)
      manager.removeAllActions(withTarget: second)
      #expect(!manager.canUndo)
      manager.disableUndoRegistration()
      second.add("z", manager)
      manager.enableUndoRegistration()
      #expect(!manager.canUndo && second.lines == ["y", "z"])
    }
  }

  @Test func `responders use the manager of their window`() async throws {
    _ = try await run { _ in
      let (window, view, controller) = (UIWindow(), UIView(), UIViewController())
      #expect(view.undoManager == nil)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.view.addSubview(view)
      #expect(view.undoManager != nil && view.undoManager === window.undoManager)
      #expect(controller.undoManager === window.undoManager)
    }
  }
}
