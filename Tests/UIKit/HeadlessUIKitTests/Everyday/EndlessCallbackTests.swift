import Foundation
import HeadlessUIKit
import Testing
import TraceModel

struct `Callbacks without end` {
  @Test @MainActor func `text fields that take the focus from each other end with an error`()
    async throws
  {
    let trace = try await record { app in
      let fields = [UITextField(), UITextField()]
      let rivals = Rivals(fields)
      for field in fields { field.delegate = rivals }
      try app.show(fields[0], fields[1])
      fields[0].becomeFirstResponder()
      try app.settle()
      withExtendedLifetime(rivals) {}
    }
    #expect(
      trace.diagnostics(.invalidArgument) == [
        "EXC_BAD_ACCESS: endless recursion: a change of the first responder is nested in itself "
          + "100 times"
      ]
    )
  }

  @Test @MainActor func `a delegate that scrolls whenever it is notified ends with an error`()
    async throws
  {
    let trace = try await record { app in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let scroller = Scroller()
      view.delegate = scroller
      try app.show(view)
      view.contentOffset.y = 1
      #expect(view.contentOffset.y == 101)
      withExtendedLifetime(scroller) {}
    }
    #expect(
      trace.diagnostics(.invalidArgument) == [
        "EXC_BAD_ACCESS: endless recursion: Scroller.scrollViewDidScroll is nested in itself 100 "
          + "times"
      ]
    )
  }

  @Test @MainActor func `a gesture that is recognized again and again fails`() async throws {
    let trace = try await record { app in
      let stage = try TouchStage(in: app)
      let view = stage.add(RecognizingView(), 0, 0, 200, 200)
      let tap = stage.observe(UITapGestureRecognizer(), "tap", on: view)
      try app.tap(view)
      #expect(stage.journal.lines.isEmpty)
      #expect(tap.state == .possible)
    }
    #expect(
      trace.diagnostics(.invalidArgument) == [
        "EXC_BAD_ACCESS: endless recursion: the recognition of a gesture is nested in itself 100 "
          + "times"
      ]
    )
  }

  @Test @MainActor func `gestures that require each other to fail are reset after the touch`()
    async throws
  {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let view = stage.add(UIView(), 0, 0, 200, 200)
      let one = stage.observe(UITapGestureRecognizer(), "one", on: view)
      let other = stage.observe(UITapGestureRecognizer(), "other", on: view)
      one.require(toFail: other)
      other.require(toFail: one)
      try app.tap(view)
      try app.settle()
      #expect(stage.journal.lines.isEmpty)
      #expect(one.numberOfTouches + other.numberOfTouches == 0)
    }
  }

  @Test @MainActor func `a search of rows skips empty sections`() async throws {
    try await withApp { app in
      let source = SparseSource()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      table.dataSource = source
      table.rowHeight = 120
      try app.show(table)
      let first = IndexPath(row: 0, section: 2)
      #expect(table.indexPathsForVisibleRows == [first])
      let paths = table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 10, height: 1_000))
      #expect(paths == [first, IndexPath(row: 0, section: 5)])
      withExtendedLifetime(source) {}
    }
  }
}

@MainActor
private final class Rivals: UITextFieldDelegate {
  private let fields: [UITextField]

  init(_ fields: [UITextField]) {
    self.fields = fields
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    fields.first { $0 !== textField }?.becomeFirstResponder()
  }
}

@MainActor
private final class Scroller: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset.y += 1 }
}

/// A view that recognizes a gesture while it is asked about it.
private final class RecognizingView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.state = .ended
    return true
  }
}

/// Two rows in six sections.
@MainActor
private final class SparseSource: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 6 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section % 3 == 2 ? 1 : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
