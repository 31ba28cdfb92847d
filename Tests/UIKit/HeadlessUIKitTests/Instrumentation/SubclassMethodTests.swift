import Foundation
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

private class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var lines: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

/// Adds methods, one of which a subclass overrides, and one in an extension.
private class AddingRows: Rows {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("added")
  }

  final func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt: IndexPath
  ) {
    lines.append("final")
  }
}

extension AddingRows {
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    lines.append("deselected")
  }
}

private class OverridingRows: AddingRows {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("overridden")
  }
}

private final class LastRows: OverridingRows {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("last")
  }
}

/// A delegate that calls another object, which the runtime does not see.
private final class Forwarding: NSObject, UITableViewDataSource, UITableViewDelegate {
  let target: any UITableViewDataSource & UITableViewDelegate

  init(_ target: any UITableViewDataSource & UITableViewDelegate) { self.target = target }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    target.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { target.tableView(tableView, cellForRowAt: indexPath) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    target.tableView(tableView, didSelectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    target.tableView(tableView, didDeselectRowAt: indexPath)
  }
}

/// A class that no other test makes a delegate.
private class UnseenRows: Rows {}
private final class UnseenAddingRows: UnseenRows {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("unseen")
  }
}

/// A generic class that conforms.
private class ItemRows<Item>: NSObject, UITableViewDataSource, UITableViewDelegate {
  var items: [Item]
  var selected: [Item] = []

  init(_ items: [Item]) { self.items = items }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

private final class SelectingItemRows<Item>: ItemRows<Item> {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(items[indexPath.row])
  }
}

/// A generic class that conforms for some arguments, each with a table of its own.
private class KeyRows<Key>: NSObject {
  var key: Key
  var lines: [String] = []

  init(_ key: Key) { self.key = key }
}

extension KeyRows: UITableViewDataSource where Key: Hashable {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}
extension KeyRows: UIScrollViewDelegate where Key: Hashable {}
extension KeyRows: UITableViewDelegate where Key: Hashable {}

private final class SelectingKeyRows<Key: Hashable>: KeyRows<Key> {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("\(key) \(indexPath.row)")
  }
}

/// Overloads that differ in the type of the result, with that of the requirement in the middle.
private final class OverloadedRows: Rows {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath {
    Issue.record("another type")
    return indexPath
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    lines.append("asked")
    return indexPath
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> Int {
    Issue.record("another type")
    return 0
  }
}

private class PlainProgress: NSObject, UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
}

/// Adds a property.
private final class WaitingProgress: PlainProgress {
  var wantsInteractiveStart: Bool { false }
}

@Suite struct `Optional methods of subclasses, however the object is reached` {
  /// Selects a row of a table, and another one; returns the diagnostics.
  @MainActor
  private func select(
    _ rows: any UITableViewDataSource & UITableViewDelegate
  ) async throws -> [String] {
    let context = RecordingContext.inMemory(title: "rows", failurePolicy: .record)
    try await withRecording(context) { app in
      let table = UITableView()
      table.dataSource = rows
      table.delegate = rows
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.frame = window.bounds
      window.addSubview(table)
      window.makeKeyAndVisible()
      try await app.settle()
      for row in 0..<2 {
        try app.tap(table.cellForRow(at: IndexPath(row: row, section: 0)) ?? table)
        try await app.settle()
      }
      withExtendedLifetime(window) {}
    }
    let trace = try context.trace()
    return trace.events.filter { $0.kind == .diagnostic }.map { trace.names[$0.text] }
  }

  @Test @MainActor
  func `the target of a proxy gets its override after its superclass was a delegate`()
    async throws
  {
    #expect(try await select(AddingRows()) == [])
    for (rows, word) in [(OverridingRows(), "overridden"), (LastRows(), "last")] {
      #expect(try await select(Forwarding(rows)) == [])
      #expect(rows.lines == [word, "deselected", word])
      rows.lines = []
      #expect(try await select(rows) == [])
      #expect(rows.lines.filter { $0 != "final" } == [word, "deselected", word])
      #expect(rows.lines.filter { $0 == "final" }.count == 3)
    }
  }

  @Test @MainActor
  func `the target of a proxy gets a method that only its class adds`() async throws {
    let rows = UnseenAddingRows()
    #expect(try await select(Forwarding(rows)) == [])
    #expect(rows.lines == ["unseen", "unseen"])
  }

  @Test @MainActor
  func `every specialization of a generic class that conforms is connected`() async throws {
    let (texts, numbers) = (SelectingItemRows(["a", "b"]), SelectingItemRows([1, 2]))
    let pairs = SelectingItemRows([[1: "x"], [2: "y"]])
    #expect(try await select(texts) == [])
    #expect(try await select(numbers) == [])
    #expect(try await select(pairs) == [])
    #expect(texts.selected == ["a", "b"])
    #expect(numbers.selected == [1, 2])
    #expect(pairs.selected == [[1: "x"], [2: "y"]])
  }

  @Test @MainActor
  func `every table of a conformance with conditions is connected`() async throws {
    let (text, number) = (SelectingKeyRows("k"), SelectingKeyRows(7))
    #expect(try await select(text) == [])
    #expect(try await select(number) == [])
    #expect(text.lines == ["k 0", "k 1"])
    #expect(number.lines == ["7 0", "7 1"])
  }

  @Test @MainActor
  func `classes in functions and closures are connected`() async throws {
    class LocalRows: Rows {
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        lines.append("function")
      }
    }
    let make = {
      final class LocalRows: Rows {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          self.lines.append("closure")
        }
      }
      return LocalRows() as Rows
    }
    for (rows, word) in [(LocalRows() as Rows, "function"), (make(), "closure")] {
      #expect(try await select(rows) == [])
      #expect(rows.lines == [word, word])
    }
  }

  @Test @MainActor
  func `of overloads the one with the type of the requirement is called`() async throws {
    let rows = OverloadedRows()
    #expect(try await select(rows) == [])
    #expect(rows.lines == ["asked", "asked"])
  }

  @Test @MainActor func `a property that a subclass adds is read`() async throws {
    #expect(try await select(AddingRows()) == [])
    let progress: [any UIViewControllerInteractiveTransitioning] = [
      PlainProgress(), WaitingProgress(),
    ]
    #expect(progress.map(\.wantsInteractiveStart) == [true, false])
  }
}
