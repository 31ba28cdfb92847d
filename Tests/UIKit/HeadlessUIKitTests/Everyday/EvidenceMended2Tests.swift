import Foundation
import HeadlessUIKit
import Observation
import Testing

/// Observations of lists, scrolling, gestures and appearance that differed at first.
@MainActor
struct `Evidence of lists and scrolling that was mended` {
  // observation: table-reload-keeps-offset-apple
  @Test func `a reload keeps the offset unless the table has become too short`() async throws {
    try await withApp { app in
      let rows = CountedRows(30)
      let table = try showTable(rows, in: app) { $0.rowHeight = 50 }
      table.contentOffset.y = 500
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.contentOffset.y == 500)
      rows.count = 5
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.contentOffset.y == 50)
      #expect(table.visibleCells.count == 4)
    }
  }

  // observation: table-section-index-asks-section-apple
  @Test func `the titles of the index are asked for when the table counts`() async throws {
    try await withApp { app in
      let rows = CountedRows(2)
      let table = try showTable(rows, in: app)
      #expect(rows.indexQuestions == 1)
      table.reloadSectionIndexTitles()
      #expect(rows.indexQuestions == 2)
    }
  }

  // observation: table-entering-edit-deselects
  @Test(arguments: [(false, false), (true, false), (false, true)])
  func `a table without selection during editing deselects when editing begins`(
    one: Bool,
    several: Bool
  ) async throws {
    try await withApp { app in
      let table = try showTable(CountedRows(3), in: app)
      table.allowsSelectionDuringEditing = one
      table.allowsMultipleSelectionDuringEditing = several
      table.selectRow(at: everydayRow(1), animated: false, scrollPosition: .none)
      table.setEditing(true, animated: false)
      #expect((table.indexPathForSelectedRow == nil) == (!one && !several))
    }
  }

  // observation: collection-cell-highlight-tint-propagates-neuburg
  @Test func `a selected table cell highlights its content`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (label, button, box) = (UILabel(), UIButton(), UIView())
    cell.contentView.addSubview(label)
    cell.contentView.addSubview(box)
    box.addSubview(button)
    cell.isSelected = true
    #expect(label.isHighlighted && button.isHighlighted)
    cell.isSelected = false
    #expect(!label.isHighlighted && !button.isHighlighted)
    cell.selectionStyle = .none
    cell.isHighlighted = true
    #expect(!label.isHighlighted)
  }

  @Observable final class Model {
    var value = 1
  }

  // observation: update-cell-configuration-observes-apple
  @Test(arguments: [26, 17]) func `a change of a model updates the configuration of a cell`(
    version: Int
  ) async throws {
    try await withApp(behaving: version) { app in
      let model = Model()
      var values: [Int] = []
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      cell.configurationUpdateHandler = { _, _ in values.append(model.value) }
      try app.show(cell)
      try await app.settle()
      values = []
      model.value = 2
      try await app.settle()
      #expect(values == (version == 26 ? [2] : []))
    }
  }

  // observation: scroll-layout-each-offset
  @Test func `a new offset lays out the scroll view`() async throws {
    try await withApp { app in
      let scroll = LayoutCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 100, height: 1000)
      try app.show(scroll)
      scroll.layoutIfNeeded()
      scroll.layouts = 0
      scroll.contentOffset.y = 10
      scroll.layoutIfNeeded()
      scroll.contentOffset.y = 10
      scroll.layoutIfNeeded()
      #expect(scroll.layouts == 1)
    }
  }

  // observation: scroll-pan-delegate-protected
  @Test func `the pan of a scroll view takes no other delegate`() async throws {
    try await withApp { app in
      let (scroll, other) = (UIScrollView(), PanDelegate())
      scroll.panGestureRecognizer.delegate = other
      #expect(scroll.panGestureRecognizer.delegate == nil)
      #expect(
        app.diagnostics() == [
          "NSInvalidArgumentException: UIScrollView's built-in pan gesture recognizer must have its "
            + "scroll view as its delegate."
        ]
      )
      let own = NestedScroll()
      own.panGestureRecognizer.delegate = own
      #expect(own.panGestureRecognizer.delegate === own)
      #expect(app.diagnostics().count == 1)
    }
  }

  // observation: scroll-drag-beyond-bounces-back
  @Test(arguments: [true, false]) func `content follows a finger beyond its edge and returns`(
    bounces: Bool
  ) async throws {
    try await withApp { app in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      scroll.contentSize = CGSize(width: 300, height: 1000)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.bounces = bounces
      let lowest = Lowest()
      scroll.delegate = lowest
      try app.show(scroll)
      try app.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 170))
      try await app.settle()
      #expect((lowest.value < 0) == bounces)
      #expect(lowest.value > -70)
      #expect(scroll.contentOffset == .zero)
    }
  }

  // observation: scroll-touches-begin-default-apple
  @Test func `touches begin in content unless the scroll view refuses them`() async throws {
    #expect(UIScrollView().touchesShouldBegin([], with: nil, in: UIView()))
    try await withApp { app in
      let scroll = RefusingScroll(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      scroll.addSubview(button)
      try app.show(scroll)
      try app.tap(at: CGPoint(x: 50, y: 50))
      #expect(taps == 0)
      scroll.refuses = false
      try app.tap(at: CGPoint(x: 50, y: 50))
      #expect(taps == 1)
    }
  }

  // observation: gesture-state-set-in-subclass-acts-xamarin
  @Test func `a recognizer whose state code sets sends its action`() async throws {
    try await withApp { app in
      let (view, target) = (UIView(), ActionCounter())
      let tap = UITapGestureRecognizer(target: target, action: target.selector)
      view.addGestureRecognizer(tap)
      for count in 1...2 {
        tap.state = .changed
        tap.state = .ended
        try await app.settle()
        #expect(target.count == count)
        #expect(tap.state == .possible)
      }
    }
  }

  // observation: update-appearance-proxy-nil-xamarin
  // observation: update-appearance-contained-separate-xamarin
  @Test func `a proxy has no color until it is set`() async throws {
    try await withApp { app in
      #expect(UILabel.appearance().textColor == nil)
      UILabel.appearance().textColor = .red
      #expect(UILabel.appearance().textColor == .red)
      UILabel.appearance().textColor = nil
      #expect(UILabel.appearance().textColor == nil)
      let contained = UILabel.appearance(whenContainedInInstancesOf: [UITextField.self])
      contained.textColor = .blue
      #expect(UILabel.appearance().textColor == nil)
      let label = UILabel()
      try app.show(label)
      #expect(label.textColor == .label)
    }
  }
}

private final class ManyRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    90
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

@MainActor
private final class CountedRows: UITableViewDataSource {
  var count: Int
  private(set) var indexQuestions = 0

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    indexQuestions += 1
    return ["A", "B"]
  }
}

private final class LayoutCounter: UIScrollView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

private final class PanDelegate: NSObject, UIGestureRecognizerDelegate {}

private final class NestedScroll: UIScrollView, UIGestureRecognizerDelegate {}

private final class RefusingScroll: UIScrollView {
  var refuses = true

  override func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { !refuses }
}

@MainActor
private final class Lowest: UIScrollViewDelegate {
  var value: CGFloat = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    value = min(value, scrollView.contentOffset.y)
  }
}

@MainActor
private final class ActionCounter {
  private(set) var count = 0

  var selector: Selector { Selector("act()", ActionCounter.act) }

  func act() { count += 1 }
}
