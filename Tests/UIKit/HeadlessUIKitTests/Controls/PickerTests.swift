import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// Wheels whose rows a data source gives.
struct `Pickers` {
  @Test @MainActor func `the data source is asked once until a reload`() async throws {
    try await withApp { _ in
      let source = Rows([3, 2])
      let picker = UIPickerView()
      picker.dataSource = source
      #expect(source.questions == 0)
      #expect(picker.numberOfComponents == 2)
      #expect(picker.numberOfRows(inComponent: 1) == 2)
      #expect(picker.numberOfRows(inComponent: 5) == 0)
      #expect(source.questions == 3)
      picker.reloadAllComponents()
      #expect(picker.selectedRow(inComponent: 0) == 0)
      #expect(source.questions == 6)
    }
  }

  @Test @MainActor func `rows are limited and only the user notifies the delegate`() async throws {
    let trace = try await record { _ in
      let source = Rows([3, 0])
      let picker = UIPickerView()
      picker.dataSource = source
      picker.delegate = source
      picker.selectRow(9, inComponent: 0, animated: false)
      #expect(picker.selectedRow(inComponent: 0) == 2)
      #expect(picker.selectedRow(inComponent: 1) == -1)
      picker.selectRow(0, inComponent: 7, animated: false)
      #expect(source.selections.isEmpty)
      picker.pickRow(1, inComponent: 0)
      picker.pickRow(1, inComponent: 1)
      #expect(source.selections == ["0: 1"])
      source.counts = [1, 4]
      picker.reloadComponent(0)
      #expect(picker.selectedRow(inComponent: 0) == 0)
      let label = picker.view(forRow: 0, forComponent: 0) as? UILabel
      #expect(label?.text == "row 0")
      #expect(picker.view(forRow: 8, forComponent: 0) == nil)
    }
    let picks = trace.events.filter { $0.kind == .begin && $0.name == .pickerViewDidSelect }
    #expect(picks.map { trace.names[$0.text] } == ["[0, 1]"])
  }

  @Test @MainActor func `the delegate is asked for the visible rows in a window`() async throws {
    try await withApp { app in
      let source = Rows([40, 2])
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      picker.dataSource = source
      picker.delegate = source
      picker.layoutIfNeeded()
      #expect(source.titles == [])
      try app.show(picker)
      try app.idle()
      #expect(source.titles == ["0 0", "0 1", "0 2", "0 3", "1 0", "1 1"])
      #expect(picker.view(forRow: 1, forComponent: 1)?.frame.minX == 160)
      source.titles = []
      picker.selectRow(2, inComponent: 0, animated: false)
      try app.idle()
      #expect(source.titles == ["0 4", "0 5"])
      #expect(picker.view(forRow: 2, forComponent: 0)?.frame.midY == 108)
      source.titles = []
      source.counts = [1]
      picker.reloadAllComponents()
      try app.idle()
      #expect(source.titles == ["0 0"])
      #expect(picker.subviews.count == 1)
    }
  }

  @Test @MainActor func `negative counts are none`() async throws {
    try await withApp { _ in
      let source = Rows([-3])
      let picker = UIPickerView()
      picker.dataSource = source
      #expect(picker.numberOfRows(inComponent: 0) == 0)
      #expect(picker.selectedRow(inComponent: 0) == -1)
    }
  }
}

private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
  var counts: [Int]
  var questions = 0
  var selections: [String] = []
  /// The rows whose titles were asked for, as component and row.
  var titles: [String] = []

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    questions += 1
    return counts.count
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    questions += 1
    return counts[component]
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  )
    -> String?
  {
    titles.append("\(component) \(row)")
    return "row \(row)"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selections.append("\(component): \(row)")
  }
}
