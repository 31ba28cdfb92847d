import Foundation
import HeadlessUIKit
import Testing

/// What Apple's documentation says about controls and bars.
@MainActor
struct `Published statements about controls` {
  /// Counts the changes that a control reports.
  private final class Changes {
    var count = 0
  }

  private func changes(of control: UIControl) -> Changes {
    let changes = Changes()
    control.addAction(UIAction { _ in changes.count += 1 }, for: .valueChanged)
    return changes
  }

  // source: https://developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:)
  // source: https://developer.apple.com/tutorials/data/documentation/uikit/uiswitch/seton(_:animated:).md
  // source: https://developer.apple.com/documentation/uikit/uicontrol/event/valuechanged
  @Test func `values that code sets send no event`() async throws {
    try await withApp { _ in
      let toggle = UISwitch()
      let slider = UISlider()
      let stepper = UIStepper()
      let segments = UISegmentedControl(items: ["a", "b"])
      let pages = UIPageControl()
      let date = UIDatePicker()
      let refresh = UIRefreshControl()
      let controls: [UIControl] = [toggle, slider, stepper, segments, pages, date, refresh]
      let all = controls.map(changes)
      toggle.setOn(true, animated: true)
      slider.setValue(0.5, animated: true)
      stepper.value = 3
      segments.selectedSegmentIndex = 1
      pages.numberOfPages = 3
      pages.currentPage = 2
      date.setDate(Date(timeIntervalSince1970: 0), animated: true)
      refresh.beginRefreshing()
      #expect(all.map(\.count) == [0, 0, 0, 0, 0, 0, 0])
      #expect(toggle.isOn)
      #expect(segments.selectedSegmentIndex == 1)
      #expect(pages.currentPage == 2)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiswitch
  // source: https://developer.apple.com/documentation/uikit/uipagecontrol
  // source: https://developer.apple.com/documentation/uikit/uistepper
  @Test func `taps of the user change values with one event`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let toggle = stage.add(UISwitch(), 20, 50, 51, 31)
      let stepper = stage.add(UIStepper(), 20, 100, 94, 32)
      let pages = stage.add(UIPageControl(), 20, 150, 100, 26)
      pages.numberOfPages = 3
      let segments = stage.add(UISegmentedControl(items: ["a", "b"]), 20, 200, 200, 32)
      let all = [toggle, stepper, pages, segments].map { changes(of: $0) }
      try app.tap(toggle)
      try app.tap(at: CGPoint(x: 100, y: 116))
      try app.tap(at: CGPoint(x: 110, y: 163))
      try app.tap(at: CGPoint(x: 200, y: 216))
      #expect(all.map(\.count) == [1, 1, 1, 1])
      #expect(toggle.isOn)
      #expect(stepper.value == 1)
      #expect(pages.currentPage == 1)
      #expect(segments.selectedSegmentIndex == 1)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/ismomentary
  @Test func `a selected segment sends nothing, and a momentary one is not kept`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let segments = stage.add(UISegmentedControl(items: ["a", "b"]), 20, 200, 200, 32)
      segments.selectedSegmentIndex = 1
      let changes = changes(of: segments)
      try app.tap(at: CGPoint(x: 200, y: 216))
      #expect(changes.count == 0)
      segments.isMomentary = true
      try app.tap(at: CGPoint(x: 200, y: 216))
      #expect(changes.count == 1)
      #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uislider/iscontinuous
  @Test(arguments: [true, false])
  func `a slider that is not continuous sends one event at the end`(
    isContinuous: Bool
  )
    async throws
  {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let slider = stage.add(UISlider(), 20, 200, 200, 34)
      #expect(slider.isContinuous)
      slider.isContinuous = isContinuous
      let changes = changes(of: slider)
      try app.drag(from: CGPoint(x: 34, y: 217), to: CGPoint(x: 180, y: 217))
      #expect(slider.value > 0.5)
      #expect(isContinuous ? changes.count > 1 : changes.count == 1)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uicontrol/isenabled
  @Test func `a disabled control ignores touches and sends actions for code`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let button = stage.add(UIButton(), 20, 50, 100, 44)
      var count = 0
      button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
      button.isEnabled = false
      try? app.tap(at: button.center)
      #expect(count == 0)
      #expect(button.state == .disabled)
      button.sendActions(for: .touchUpInside)
      #expect(count == 1)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)
  @Test func `a target and action that are added twice are called once`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let button = stage.add(UIButton(), 20, 50, 100, 44)
      let target = CountingTarget()
      let action = Selector("count(_:)", CountingTarget.count)
      button.addTarget(target, action: action, for: .touchUpInside)
      button.addTarget(target, action: action, for: .touchUpInside)
      try app.tap(button)
      #expect(target.count == 1)
      button.removeTarget(target, action: action, for: .touchUpInside)
      try app.tap(button)
      #expect(target.count == 1)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
  @Test func `an action with a known identifier replaces the former one`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let button = stage.add(UIButton(), 20, 50, 100, 44)
      var lines: [String] = []
      let identifier = UIAction.Identifier("a")
      for name in ["first", "second"] {
        let action = UIAction(identifier: identifier) { _ in lines.append(name) }
        button.addAction(action, for: .touchUpInside)
      }
      try app.tap(button)
      #expect(lines == ["second"])
      button.removeAction(identifiedBy: identifier, for: .touchUpInside)
      try app.tap(button)
      #expect(lines == ["second"])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uicontrol/ishighlighted
  // source: https://developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)
  @Test func `a control tracks a touch between its events`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let control = stage.add(TrackedControl(), 20, 50, 100, 44)
      for (name, event) in [("touchDown", UIControl.Event.touchDown), ("up", .touchUpInside)] {
        control.addAction(
          UIAction { _ in control.lines.append("\(name) \(control.isHighlighted)") },
          for: event
        )
      }
      try app.tap(control)
      #expect(control.lines == ["begin", "touchDown true", "end", "up false"])
      control.lines = []
      control.tracks = false
      try app.tap(control)
      #expect(control.lines == ["begin"])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uicontrol/event/touchcancel
  @Test func `a pan that begins cancels the touch of a control`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      stage.observe(UIPanGestureRecognizer(), "pan")
      let control = stage.add(UIControl(), 20, 50, 100, 44)
      var lines: [String] = []
      control.addAction(UIAction { _ in lines.append("cancel") }, for: .touchCancel)
      control.addAction(UIAction { _ in lines.append("up") }, for: .touchUpInside)
      try app.drag(from: CGPoint(x: 50, y: 70), to: CGPoint(x: 50, y: 270))
      #expect(lines == ["cancel"])
      #expect(stage.journal.lines.first == "pan.began")
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uipickerview/selectrow(_:incomponent:animated:)
  // source: https://developer.apple.com/documentation/uikit/uipickerviewdelegate/pickerview(_:didselectrow:incomponent:)
  @Test func `a picker reports the rows of the user only`() async throws {
    try await withApp { _ in
      let rows = PickerRows()
      let picker = UIPickerView()
      picker.dataSource = rows
      picker.delegate = rows
      picker.selectRow(2, inComponent: 0, animated: true)
      #expect(picker.selectedRow(inComponent: 0) == 2)
      #expect(rows.selected == [])
      picker.pickRow(1, inComponent: 0)
      #expect(rows.selected == [1])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:style:target:action:)
  // source: https://developer.apple.com/documentation/uikit/uiviewcontroller/editbuttonitem
  @Test func `a bar button sends itself and the edit button toggles editing`() async throws {
    try await withApp { app in
      let root = EditedController()
      let target = CountingTarget()
      let item = UIBarButtonItem(
        title: "Add",
        style: .plain,
        target: target,
        action: Selector("item(_:)", CountingTarget.item)
      )
      root.navigationItem.rightBarButtonItems = [item, root.editButtonItem]
      try await launch(UINavigationController(rootViewController: root), in: app)
      try app.tap(item)
      #expect(target.item === item)
      try app.tap(root.editButtonItem)
      try app.tap(root.editButtonItem)
      #expect(root.changes == ["true animated", "false animated"])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)
  // source: https://apple-docs.everest.mt/docs/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)/
  @Test func `a tab bar controller reports each tap and no change by code`() async throws {
    try await withApp { app in
      let tabs = UITabBarController()
      let delegate = TabLog()
      tabs.delegate = delegate
      tabs.viewControllers = [UIViewController(), UIViewController()]
      try await launch(tabs, in: app)
      tabs.selectedIndex = 1
      #expect(delegate.lines == [])
      tabs.tapTab(at: 1)
      #expect(delegate.lines == ["should 1", "did 1"])
      delegate.allows = false
      tabs.tapTab(at: 0)
      #expect(delegate.lines == ["should 1", "did 1", "should 0"])
      #expect(tabs.selectedIndex == 1)
    }
  }
}

@MainActor
private final class CountingTarget {
  var count = 0
  var item: UIBarButtonItem?

  func count(_ sender: UIButton) { count += 1 }
  func item(_ sender: UIBarButtonItem) { item = sender }
}

@MainActor
private final class TrackedControl: UIControl {
  var lines: [String] = []
  var tracks = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    lines.append("begin")
    return tracks
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { lines.append("end") }
}

@MainActor
private final class PickerRows: UIPickerViewDataSource, UIPickerViewDelegate {
  var selected: [Int] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selected.append(row)
  }
}

@MainActor
private final class EditedController: UIViewController {
  var changes: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    changes.append("\(editing)\(animated ? " animated" : "")")
  }
}

@MainActor
private final class TabLog: UITabBarControllerDelegate {
  var lines: [String] = []
  var allows = true

  private func index(_ tabs: UITabBarController, _ controller: UIViewController) -> Int {
    tabs.viewControllers?.firstIndex { $0 === controller } ?? -1
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    lines.append("should \(index(tabBarController, viewController))")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { lines.append("did \(index(tabBarController, viewController))") }
}
