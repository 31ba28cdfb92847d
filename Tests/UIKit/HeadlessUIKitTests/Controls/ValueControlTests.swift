import Foundation
import HeadlessUIKit
import Testing

/// Controls with a value: the limits, the changes by a tap, and the sizes.
struct `Controls with values` {
  /// Returns the events that a control sends while a body runs.
  @MainActor private func events(of control: UIControl, _ body: () -> Void) -> Int {
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.valueChanged, .primaryActionTriggered])
    body()
    control.removeAction(action, for: .allEvents)
    return count
  }

  @Test @MainActor func `a tap toggles a switch and code does so silently`() async throws {
    try await withApp { _ in
      let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 0, height: 0))
      #expect(control.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
      #expect(events(of: control) { control.setOn(true, animated: true) } == 0)
      #expect(control.isOn)
      #expect(events(of: control) { control.finishTap(at: .zero, with: nil) } == 1)
      #expect(!control.isOn)
      control.isEnabled = false
      #expect(events(of: control) { control.finishTap(at: .zero, with: nil) } == 0)
      #expect(!control.isOn)
    }
  }

  @Test @MainActor func `a slider limits values and follows its range`() async throws {
    try await withApp { _ in
      let slider = UISlider()
      #expect(slider.maximumValue == 1)
      slider.value = .nan
      #expect(slider.value == 0)
      slider.value = .infinity
      #expect(slider.value == 1)
      slider.minimumValue = 5
      #expect(slider.value == 5)
      #expect(slider.maximumValue == 5)
      slider.maximumValue = 2
      #expect(slider.value == 2)
      slider.maximumValue = .nan
      #expect(slider.maximumValue == 2)
    }
  }

  @Test @MainActor func `a tap moves the thumb of a slider`() async throws {
    try await withApp { _ in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 34))
      slider.maximumValue = 100
      let sent = events(of: slider) {
        slider.finishTap(at: CGPoint(x: 64, y: 17), with: nil)
      }
      #expect(sent == 1)
      #expect(slider.value == 25)
      slider.setValue(at: CGPoint(x: 900, y: 0))
      #expect(slider.value == 100)
      slider.setValue(at: CGPoint(x: CGFloat.nan, y: 0))
      #expect(slider.value == 100)
      slider.frame.size.width = 0
      #expect(!slider.setValue(at: .zero))
    }
  }

  @Test @MainActor func `a tap on a half of a stepper subtracts or adds`() async throws {
    try await withApp { _ in
      let stepper = UIStepper()
      stepper.maximumValue = 2
      let left = CGPoint(x: 10, y: 10)
      let right = CGPoint(x: 80, y: 10)
      #expect(events(of: stepper) { stepper.finishTap(at: right, with: nil) } == 1)
      #expect(stepper.value == 1)
      #expect(events(of: stepper) { stepper.finishTap(at: left, with: nil) } == 1)
      #expect(events(of: stepper) { stepper.finishTap(at: left, with: nil) } == 0)
      #expect(stepper.value == 0)
      stepper.wraps = true
      stepper.finishTap(at: left, with: nil)
      #expect(stepper.value == 2)
      stepper.semanticContentAttribute = .forceRightToLeft
      stepper.finishTap(at: right, with: nil)
      #expect(stepper.value == 1)
    }
  }

  @Test @MainActor func `a segmented control keeps its selection while segments change`()
    async throws
  {
    try await withApp { _ in
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.selectedSegmentIndex = 1
      control.insertSegment(withTitle: "Zero", at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 2)
      control.removeSegment(at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 1)
      #expect(control.titleForSegment(at: 1) == "Two")
      control.removeSegment(at: 1, animated: false)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      control.selectedSegmentIndex = 7
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      control.removeAllSegments()
      control.removeSegment(at: 0, animated: false)
      #expect(control.numberOfSegments == 0)
      #expect(control.titleForSegment(at: -3) == nil)
      #expect(control.intrinsicContentSize == CGSize(width: 0, height: 32))
    }
  }

  @Test @MainActor func `a tap selects the segment at its point`() async throws {
    try await withApp { _ in
      let control = UISegmentedControl(items: ["A", "B", "C"])
      var performed: [String] = []
      control.setAction(UIAction(title: "C") { _ in performed.append("C") }, forSegmentAt: 2)
      control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
      #expect(events(of: control) { control.finishTap(at: CGPoint(x: 250, y: 5), with: nil) } == 1)
      #expect(control.selectedSegmentIndex == 2)
      #expect(performed == ["C"])
      #expect(events(of: control) { control.finishTap(at: CGPoint(x: 250, y: 5), with: nil) } == 0)
      control.setEnabled(false, forSegmentAt: 0)
      control.finishTap(at: CGPoint(x: 5, y: 5), with: nil)
      #expect(control.selectedSegmentIndex == 2)
      control.isMomentary = true
      control.finishTap(at: CGPoint(x: 150, y: 5), with: nil)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
  }

  @Test @MainActor func `a tap on a half of a page control turns the page`() async throws {
    try await withApp { _ in
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
      control.numberOfPages = 2
      let right = CGPoint(x: 90, y: 10)
      #expect(events(of: control) { control.finishTap(at: right, with: nil) } == 1)
      #expect(events(of: control) { control.finishTap(at: right, with: nil) } == 0)
      #expect(control.currentPage == 1)
      control.numberOfPages = -4
      #expect(control.numberOfPages == 0)
      #expect(control.currentPage == 0)
    }
  }

  @Test @MainActor func `a date is limited to its range`() async throws {
    try await withApp { _ in
      let picker = UIDatePicker()
      let day = { Date(timeIntervalSinceReferenceDate: $0 * 86_400) }
      picker.date = day(10)
      picker.minimumDate = day(20)
      #expect(picker.date == day(20))
      picker.maximumDate = day(30)
      #expect(events(of: picker) { picker.pick(day(40)) } == 1)
      #expect(picker.date == day(30))
      picker.minimumDate = day(50)
      picker.date = day(1)
      #expect(picker.date == day(1))
      picker.minuteInterval = 7
      #expect(picker.minuteInterval == 1)
      picker.minuteInterval = 15
      #expect(picker.minuteInterval == 15)
      picker.countDownDuration = 1
      #expect(picker.countDownDuration == 60)
    }
  }

  @Test @MainActor func `a refresh control refreshes when it is pulled`() async throws {
    try await withApp { _ in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let control = UIRefreshControl()
      scroll.refreshControl = control
      #expect(scroll.refreshControl === control)
      #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
      #expect(events(of: control) { control.beginRefreshing() } == 0)
      #expect(control.isRefreshing)
      #expect(events(of: control) { control.pull() } == 0)
      control.endRefreshing()
      #expect(events(of: control) { control.pull() } == 1)
      #expect(control.isRefreshing)
      scroll.refreshControl = nil
      #expect(control.superview == nil)
    }
  }

  @Test @MainActor func `the content of an effect view is as large as the view`() async throws {
    try await withApp { _ in
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 70)
      view.layoutIfNeeded()
      #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 70))
    }
  }
}
