import Foundation
import HeadlessUIKit
import Testing

/// Further observations of text, animators, gestures and controls.
@MainActor
struct `Further evidence of text, gestures and controls` {
  // observation: keyboard-clears-asks-should-clear-apple
  @Test func `a delegate can keep a field from clearing when editing begins`() async throws {
    try await withApp { app in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      let delegate = KeepingDelegate()
      field.text = "Hello"
      field.clearsOnBeginEditing = true
      field.delegate = delegate
      try app.show(field)
      try app.tap(field)
      try await app.settle()
      #expect(field.isFirstResponder)
      #expect(delegate.questions == 1)
      #expect(field.text == "Hello")
    }
  }

  // observation: keyboard-text-view-selectable-apple
  @Test func `a text view can be selected and edited by default`() {
    #expect(UITextView().isSelectable && UITextView().isEditable)
  }

  // observation: keyboard-field-typing-attributes-empty-xamarin
  @Test func `a new field has no typing attributes`() {
    let field = UITextField()
    #expect(field.typingAttributes?.isEmpty ?? true)
    field.typingAttributes = [:]
    #expect(field.typingAttributes?.isEmpty ?? true)
  }

  // observation: keyboard-key-command-xamarin
  @Test func `a key command keeps its input and modifiers`() {
    let command = UIKeyCommand(input: "a", modifierFlags: .command, action: Selector("foo"))
    #expect(command.input == "a")
    #expect(command.modifierFlags == .command)
  }

  // observation: update-animator-pauses-on-completion-apple
  @Test func `an animator that pauses on completion stays active`() async throws {
    try await withApp { app in
      let view = UIView()
      try app.show(view)
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.alpha = 0 }
      animator.pausesOnCompletion = true
      var completions = 0
      animator.addCompletion { _ in completions += 1 }
      animator.startAnimation()
      try await app.settle()
      #expect(animator.state == .active)
      #expect(completions == 0)
    }
  }

  // observation: update-animator-defaults-header
  @Test func `an animator can be interrupted and scrubs linearly`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    #expect(animator.isInterruptible && animator.scrubsLinearly)
    #expect(animator.isUserInteractionEnabled)
    #expect(animator.delay == 0)
  }

  // observation: gesture-long-press-defaults-apple
  @Test func `a long press takes half a second within ten points`() {
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
  }

  // observation: gesture-touch-delivery-defaults-apple
  @Test func `a recognizer cancels touches and delays their end`() {
    let gesture = UIGestureRecognizer()
    #expect(gesture.cancelsTouchesInView && gesture.delaysTouchesEnded)
    #expect(!gesture.delaysTouchesBegan)
  }

  // observation: gesture-swipe-defaults-apple
  @Test func `a swipe goes to the right by default`() {
    #expect(UISwipeGestureRecognizer().direction == .right)
    #expect(UISwipeGestureRecognizer().numberOfTouchesRequired == 1)
  }

  // observation: gesture-not-cancelling-keeps-touches-apple
  @Test func `a view keeps the touches of a tap that does not cancel them`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let view = stage.add(TouchLoggingView("v", stage.journal), 0, 0, 100, 100)
      let tap = UITapGestureRecognizer()
      tap.cancelsTouchesInView = false
      stage.observe(tap, "tap", on: view)
      try app.tap(view)
      try await app.settle()
      #expect(Set(stage.journal.lines) == ["v.touchesBegan", "tap.ended", "v.touchesEnded"])
      #expect(stage.journal.lines.count == 3)
    }
  }

  // observation: control-switch-set-silent-apple
  @Test func `code that turns a switch sends no action`() async throws {
    try await withApp { app in
      let control = UISwitch()
      var actions = 0
      control.addAction(UIAction { _ in actions += 1 }, for: .valueChanged)
      try app.show(control)
      control.setOn(true, animated: false)
      control.setOn(false, animated: true)
      try await app.settle()
      #expect(actions == 0)
    }
  }

  // observation: control-slider-continuous-apple
  @Test func `a slider that is not continuous sends its value once`() async throws {
    try await withApp { app in
      let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
      #expect(slider.isContinuous)
      slider.isContinuous = false
      var values: [Float] = []
      slider.addAction(
        UIAction { values.append(($0.sender as? UISlider)?.value ?? -1) },
        for: .valueChanged
      )
      try app.show(slider)
      try app.drag(from: CGPoint(x: 55, y: 120), to: CGPoint(x: 240, y: 120))
      try await app.settle()
      #expect(values == [slider.value])
      #expect(slider.value > 0.5)
    }
  }

  // observation: control-page-defaults-header
  @Test func `a page control has no colors of its own`() {
    let pages = UIPageControl()
    #expect(pages.pageIndicatorTintColor == nil && pages.currentPageIndicatorTintColor == nil)
    #expect(pages.allowsContinuousInteraction)
    #expect(pages.backgroundStyle == .automatic)
  }

  // observation: control-date-limits-crossed-ignored
  @Test func `limits of a date picker that cross are ignored`() {
    let picker = UIDatePicker()
    let date = Date(timeIntervalSinceReferenceDate: 1_000_000)
    picker.maximumDate = date
    picker.minimumDate = date.addingTimeInterval(86_400)
    picker.date = date.addingTimeInterval(-604_800)
    #expect(picker.date == date.addingTimeInterval(-604_800))
  }

  // observation: control-segment-momentary
  @Test func `a momentary segment does not stay selected`() async throws {
    try await withApp { app in
      let control = UISegmentedControl(items: ["A", "B", "C"])
      control.frame = CGRect(x: 0, y: 100, width: 300, height: 40)
      control.isMomentary = true
      var actions = 0
      control.addAction(UIAction { _ in actions += 1 }, for: .valueChanged)
      try app.show(control)
      try app.tap(at: CGPoint(x: 150, y: 120))
      try await app.settle()
      #expect(actions == 1)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
  }

  // observation: control-image-no-touches-apple
  @Test func `an image view lets touches through`() async throws {
    try await withApp { app in
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      let image = UIImageView(frame: button.frame)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      try app.show(button, image)
      #expect(!image.isUserInteractionEnabled)
      try app.tap(at: CGPoint(x: 50, y: 150))
      #expect(taps == 1)
    }
  }

  // observation: control-pasteboard-images-xamarin
  @Test func `a pasteboard has the images that were copied`() async throws {
    try await withApp { _ in
      UIPasteboard.general.images = [UIImage()]
      #expect(UIPasteboard.general.hasImages)
    }
  }
}

private final class KeepingDelegate: UITextFieldDelegate {
  var questions = 0

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    questions += 1
    return false
  }
}
