import Foundation
import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about controls.
@MainActor
struct `Evidence of everyday controls` {
  // observation: control-state-composes-apple
  @Test func `the state of a control is composed`() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.disabled, .selected, .highlighted])
  }

  // observation: control-targets-listed-apple
  @Test func `a control lists its targets`() {
    let (control, target) = (UIControl(), PressTarget())
    control.addTarget(target, action: Selector("press(_:)", PressTarget.press), for: .touchUpInside)
    #expect(control.allTargets.count == 1)
    #expect(control.allControlEvents == .touchUpInside)
  }

  // observation: control-remove-all-targets
  @Test func `all targets of a control can be removed`() async throws {
    try await withApp { _ in
      let (control, target) = (UIControl(), PressTarget())
      control.addTarget(
        target,
        action: Selector("press(_:)", PressTarget.press),
        for: .touchUpInside
      )
      control.sendActions(for: .touchUpInside)
      #expect(target.count == 1)
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.sendActions(for: .touchUpInside)
      #expect(target.count == 1)
    }
  }

  // observation: control-remove-action-by-identifier
  @Test func `an action is removed by its identifier`() async throws {
    try await withApp { _ in
      let control = UIControl()
      var count = 0
      let identifier = UIAction.Identifier("a")
      control.addAction(UIAction(identifier: identifier) { _ in count += 1 }, for: .touchUpInside)
      control.removeAction(identifiedBy: identifier, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(count == 0)
    }
  }

  // observation: control-action-sender-is-control-apple
  @Test func `the sender of an action is its control`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let button = stage.add(UIButton(), 0, 0, 100, 50)
      var sender: AnyObject?
      button.addAction(UIAction { sender = $0.sender as AnyObject? }, for: .touchUpInside)
      try app.tap(button)
      #expect(sender === button)
    }
  }

  // observation: control-send-actions-no-touch
  @Test func `actions are sent without a window`() async throws {
    try await withApp { _ in
      let control = UISwitch()
      var values: [Bool] = []
      control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
      control.isOn = true
      #expect(values == [])
      control.sendActions(for: .valueChanged)
      #expect(values == [true])
    }
  }

  // observation: control-highlight-follows-finger
  @Test func `a control is highlighted while the finger is inside`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let button = stage.add(UIButton(), 150, 400, 80, 40)
      for event in [UIControl.Event.touchDown, .touchDragExit, .touchDragEnter, .touchUpInside] {
        button.addAction(
          UIAction { _ in stage.journal.note("\(button.isHighlighted)") },
          for: event
        )
      }
      let (inside, outside) = (CGPoint(x: 190, y: 420), CGPoint(x: 190, y: 700))
      try app.drag(through: [inside, outside, inside], in: stage.window)
      #expect(stage.journal.lines.prefix(3) == ["true", "false", "true"])
      #expect(!button.isHighlighted)
    }
  }

  // observation: control-button-title-falls-back-apple
  @Test func `a state without a title has that of normal`() {
    let button = UIButton()
    button.setTitle("T", for: .normal)
    #expect(button.title(for: .highlighted) == "T")
    button.isHighlighted = true
    #expect(button.currentTitle == "T")
  }

  // observation: control-button-current-title-selected
  @Test func `a selected button has its own title`() {
    let button = UIButton()
    button.setTitle("N", for: .normal)
    button.setTitle("S", for: .selected)
    #expect(button.currentTitle == "N")
    button.isSelected = true
    #expect(button.currentTitle == "S")
  }

  // observation: control-button-configuration-nil
  @Test func `a button made by type has no configuration`() {
    #expect(UIButton(type: .system).configuration == nil)
  }

  // observation: control-button-update-handler-apple
  @Test func `a button updates when its state changes`() async throws {
    try await withApp { app in
      let button = UIButton(configuration: .plain())
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      var states: [Bool] = []
      button.configurationUpdateHandler = { states.append($0.isHighlighted) }
      try app.show(button)
      states = []
      button.isHighlighted = true
      try await app.settle()
      #expect(states.last == true)
    }
  }

  // observation: control-button-menu-defaults-apple
  @Test func `a button shows its menu for a long press`() {
    #expect(!UIButton().showsMenuAsPrimaryAction)
    #expect(!UIButton().changesSelectionAsPrimaryAction)
  }

  // observation: control-switch-off-by-default-swifterswift
  @Test func `a switch is off at first`() {
    let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(!control.isOn)
    control.setOn(true, animated: false)
    #expect(control.isOn)
  }

  // observation: control-switch-size-fixed-xamarin
  @Test func `a switch keeps its size`() {
    let frame = UISwitch(frame: CGRect(x: 10, y: 20, width: 200, height: 200)).frame
    #expect(frame.origin == CGPoint(x: 10, y: 20))
    #expect(frame.size != CGSize(width: 200, height: 200))
  }

  // observation: control-stepper-size-fixed-xamarin
  @Test func `a stepper keeps its size`() {
    let frame = UIStepper(frame: CGRect(x: 10, y: 10, width: 100, height: 100)).frame
    #expect(frame.origin == CGPoint(x: 10, y: 10))
    #expect(frame.size != CGSize(width: 100, height: 100))
  }

  // observation: control-slider-defaults-reactivecocoa
  @Test func `a slider goes from zero to one`() {
    let slider = UISlider()
    #expect(slider.value == 0)
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
    #expect(slider.isContinuous)
  }

  // observation: control-slider-minimum-moves-value-apple
  @Test func `a minimum moves the value of a slider`() {
    let slider = UISlider()
    slider.value = 0.2
    slider.minimumValue = 0.5
    #expect(slider.value == 0.5)
  }

  // observation: control-slider-minimum-above-maximum-apple
  @Test func `a minimum of a slider moves its maximum`() {
    let slider = UISlider()
    slider.minimumValue = 3
    #expect(slider.maximumValue == 3)
  }

  // observation: control-slider-value-animated-at-once-swifterswift
  @Test func `a slider has its value at once`() {
    let slider = UISlider()
    slider.maximumValue = 100
    slider.setValue(50, animated: false)
    #expect(slider.value == 50)
    slider.setValue(90, animated: true)
    #expect(slider.value == 90)
  }

  // observation: control-stepper-defaults-reactivecocoa
  @Test func `a stepper goes from zero to a hundred`() {
    let stepper = UIStepper()
    #expect(stepper.value == 0)
    #expect(stepper.minimumValue == 0)
    #expect(stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1)
    #expect(stepper.autorepeat)
    #expect(!stepper.wraps)
    #expect(stepper.isContinuous)
  }

  // observation: control-segments-none-selected-reactivecocoa
  @Test func `no segment is selected at first`() {
    let segments = UISegmentedControl(items: ["0", "1", "2"])
    #expect(segments.numberOfSegments == 3)
    #expect(segments.selectedSegmentIndex == -1)
  }

  // observation: control-segment-removed-deselects
  @Test func `a removed segment is not selected`() {
    let segments = UISegmentedControl(items: ["0", "1", "2"])
    segments.selectedSegmentIndex = 2
    segments.removeSegment(at: 2, animated: false)
    #expect(segments.selectedSegmentIndex == -1)
  }

  // observation: control-segment-insert-shifts-selection
  @Test func `a selected segment stays selected`() {
    let segments = UISegmentedControl(items: ["0", "1", "2"])
    segments.selectedSegmentIndex = 1
    segments.insertSegment(withTitle: "x", at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 2)
  }

  // observation: control-segment-enabled-default
  @Test func `a disabled segment is not selected`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let segments = UISegmentedControl(items: ["0", "1"])
      stage.add(segments, 0, 100, 200, 32)
      #expect(segments.isEnabledForSegment(at: 1))
      segments.setEnabled(false, forSegmentAt: 1)
      segments.addAction(UIAction { _ in stage.journal.note("changed") }, for: .valueChanged)
      try app.tap(at: CGPoint(x: 150, y: 116))
      #expect(stage.journal.lines == [])
    }
  }

  // observation: control-page-defaults-apple
  @Test func `a page control has no pages`() {
    let control = UIPageControl()
    #expect(control.numberOfPages == 0)
    #expect(control.currentPage == 0)
    #expect(!control.hidesForSinglePage)
  }

  // observation: control-page-fewer-pages-clamps
  @Test func `fewer pages move the current one`() {
    let control = UIPageControl()
    control.numberOfPages = 5
    control.currentPage = 4
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
  }

  // observation: control-page-tap-right-next
  @Test func `a tap on the right goes to the next page`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let control = UIPageControl()
      control.numberOfPages = 3
      stage.add(control, 0, 100, 300, 40)
      control.addAction(UIAction { _ in stage.journal.note("changed") }, for: .valueChanged)
      try app.tap(at: CGPoint(x: 290, y: 120))
      #expect(control.currentPage == 1)
      #expect(stage.journal.lines == ["changed"])
    }
  }

  // observation: control-date-picker-mode-apple
  @Test func `a date picker picks date and time`() {
    #expect(UIDatePicker().datePickerMode == .dateAndTime)
    #expect(UIDatePicker().minuteInterval == 1)
  }

  // observation: control-date-picker-event-reactivecocoa
  @Test func `a date set by code sends nothing`() async throws {
    try await withApp { _ in
      let picker = UIDatePicker()
      var dates: [Date] = []
      picker.addAction(UIAction { _ in dates.append(picker.date) }, for: .valueChanged)
      let date = Date(timeIntervalSinceReferenceDate: 1000)
      picker.date = date
      #expect(dates == [])
      picker.sendActions(for: .valueChanged)
      #expect(dates == [date])
    }
  }

  // observation: control-picker-no-selection-apple
  @Test func `a picker without rows selects none`() {
    #expect(UIPickerView().selectedRow(inComponent: 0) == -1)
  }

  // observation: control-picker-counts
  @Test func `a picker knows the counts of its source`() {
    let (picker, source) = (UIPickerView(), PickerRows())
    picker.dataSource = source
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 3)
    #expect(picker.numberOfRows(inComponent: 1) == 4)
  }
}

@MainActor
private final class PressTarget {
  var count = 0

  func press(_ sender: UIControl) { count += 1 }
}

@MainActor
private final class PickerRows: UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component + 3
  }
}
