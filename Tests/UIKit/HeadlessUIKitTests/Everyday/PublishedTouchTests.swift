import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// What Apple's documentation and developers say about touches and gestures.
@MainActor
struct `Published statements about touches` {
  // source: https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
  @Test func `a point outside the bounds is not hit, though a subview is there`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let child = UIView(frame: CGRect(x: 40, y: 0, width: 50, height: 50))
    outer.addSubview(parent)
    parent.addSubview(child)
    #expect(!parent.clipsToBounds)
    #expect(outer.hitTest(CGPoint(x: 45, y: 10), with: nil) === child)
    #expect(outer.hitTest(CGPoint(x: 70, y: 10), with: nil) === outer)
  }

  // source: https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled
  @Test func `a disabled view takes its subviews out of the hit test`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    parent.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    outer.addSubview(parent)
    parent.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === outer)
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
  }

  // source: https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)
  @Test func `a touch that a view does not handle goes up the chain`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let parent = stage.add(TouchLoggingView("parent", stage.journal), 0, 0, 100, 100)
      parent.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      try app.tap(at: CGPoint(x: 10, y: 10))
      #expect(stage.journal.lines == ["parent.touchesBegan", "parent.touchesEnded"])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldreceive:)-6x1tb
  // source: https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizershouldbegin(_:)
  @Test
  func `the delegate is asked about the touch, then about the begin, then the action is sent`()
    async throws
  {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let delegate = GestureLog(stage.journal)
      let tap = stage.observe(UITapGestureRecognizer(), "tap")
      tap.delegate = delegate
      try app.tap(at: CGPoint(x: 50, y: 200))
      #expect(stage.journal.lines == ["shouldReceive", "shouldBegin", "tap.ended"])
      stage.journal.clear()
      delegate.begins = false
      try app.tap(at: CGPoint(x: 50, y: 200))
      #expect(stage.journal.lines == ["shouldReceive", "shouldBegin"])
      stage.journal.clear()
      delegate.receives = false
      try app.tap(at: CGPoint(x: 50, y: 200))
      #expect(stage.journal.lines == ["shouldReceive"])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
  @Test func `a recognizer is possible again after its action`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let tap = stage.observe(UITapGestureRecognizer(), "tap")
      let pan = stage.observe(UIPanGestureRecognizer(), "pan")
      try app.tap(at: CGPoint(x: 50, y: 200))
      try app.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 50, y: 400))
      #expect(stage.journal.lines.first == "tap.ended")
      #expect(stage.journal.lines.dropFirst().first == "pan.began")
      #expect(stage.journal.lines.last == "pan.ended")
      #expect(stage.journal.lines.contains("pan.changed"))
      #expect(tap.state == .possible)
      #expect(pan.state == .possible)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/require(tofail:)
  @Test(arguments: [1, 2])
  func `a single tap waits for a double tap to fail`(taps: Int) async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let view = stage.add(UIView(), 0, 0, 100, 100)
      let single = stage.observe(UITapGestureRecognizer(), "single", on: view)
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      stage.observe(double, "double", on: view)
      single.require(toFail: double)
      if taps == 1 { try app.tap(view) } else { try app.doubleTap(view) }
      #expect(stage.journal.lines == (taps == 1 ? [] : ["double.ended"]))
      try await app.settle()
      #expect(stage.journal.lines == (taps == 1 ? ["single.ended"] : ["double.ended"]))
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview
  @Test(arguments: [true, false])
  func `a recognized gesture cancels the touches of its view, unless told not to`(
    cancels: Bool
  )
    async throws
  {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let view = stage.add(TouchLoggingView("v", stage.journal), 0, 0, 300, 300)
      let pan = stage.observe(UIPanGestureRecognizer(), "pan", on: view)
      #expect(pan.cancelsTouchesInView)
      pan.cancelsTouchesInView = cancels
      try app.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 250))
      let lines = stage.journal.lines.filter { $0.hasPrefix("v") }
      #expect(lines.first == "v.touchesBegan")
      #expect(lines.last == (cancels ? "v.touchesCancelled" : "v.touchesEnded"))
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrecognizesimultaneouslywith:)
  @Test(arguments: [true, false])
  func `one of two pans is recognized unless a delegate allows both`(both: Bool) async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let inner = stage.add(UIView(), 0, 0, 300, 300)
      let delegate = GestureAnswers()
      delegate.isSimultaneous = both
      stage.observe(UIPanGestureRecognizer(), "outer").delegate = delegate
      stage.observe(UIPanGestureRecognizer(), "inner", on: inner)
      try app.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 250))
      #expect(stage.journal.lines.contains("inner.ended"))
      #expect(stage.journal.lines.contains("outer.ended") == both)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uigesturerecognizer (Interacting with
  // Other User Interface Controls)
  @Test func `a tap on a control of the system does not reach a tap of its superview`()
    async throws
  {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      stage.observe(UITapGestureRecognizer(), "tap")
      let segments = UISegmentedControl(items: ["a", "b"])
      let pages = UIPageControl()
      pages.numberOfPages = 3
      let controls: [UIControl] = [
        UIButton(type: .system), UISwitch(), UIStepper(), segments, pages,
      ]
      for (index, control) in controls.enumerated() {
        stage.add(control, 20, 50 + Double(index) * 60, 100, 40)
        try app.tap(control)
      }
      #expect(stage.journal.lines == [])
      let label = stage.add(UILabel(), 20, 500, 100, 40)
      try app.tap(at: label.center)
      #expect(stage.journal.lines == ["tap.ended"])
    }
  }

  // source: https://apple-docs.everest.mt/docs/uikit/attaching-gesture-recognizers-to-uikit-controls/
  @Test func `a recognizer on a control itself comes before its action`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let button = stage.add(UIButton(type: .system), 20, 50, 100, 44)
      button.addAction(UIAction { _ in stage.journal.note("action") }, for: .touchUpInside)
      stage.observe(UITapGestureRecognizer(), "tap", on: button)
      try app.tap(button)
      #expect(stage.journal.lines == ["tap.ended"])
    }
  }

  // source: https://apple-docs.everest.mt/docs/uikit/attaching-gesture-recognizers-to-uikit-controls/
  @Test func `a swipe on the knob of a slider moves it and is not recognized`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      stage.observe(UISwipeGestureRecognizer(), "swipe")
      let slider = stage.add(UISlider(), 20, 200, 200, 34)
      try app.drag(
        from: CGPoint(x: 34, y: 217),
        to: CGPoint(x: 200, y: 217),
        duration: .milliseconds(200)
      )
      #expect(slider.value > 0.5)
      #expect(stage.journal.lines == [])
    }
  }

  // source: https://stackoverflow.com/questions/8192480/uitapgesturerecognizer-breaks-uitableview-didselectrowatindexpath
  @Test(arguments: [true, false])
  func `a tap on the superview of a table keeps rows from being selected if it cancels touches`(
    cancels: Bool
  )
    async throws
  {
    try await withApp { app in
      let source = TappedRows()
      let table = try showTable(source, in: app)
      let tap = UITapGestureRecognizer()
      tap.cancelsTouchesInView = cancels
      table.superview?.addGestureRecognizer(tap)
      try app.tap(try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))))
      #expect(source.selected == (cancels ? 0 : 1))
    }
  }

  // source: https://apple-docs.everest.mt/docs/uikit/attaching-gesture-recognizers-to-uikit-controls/
  @Test func `a tap on a button in a row does not select the row`() async throws {
    try await withApp { app in
      let source = TappedRows()
      let table = try showTable(source, in: app)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let button = UIButton(frame: CGRect(x: 10, y: 5, width: 50, height: 30))
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      cell.contentView.addSubview(button)
      try app.tap(button)
      #expect(taps == 1)
      #expect(source.selected == 0)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
  // source: https://developer.apple.com/documentation/uikit/uitapgesturerecognizer/numberoftapsrequired
  // source: https://developer.apple.com/documentation/uikit/uipangesturerecognizer/maximumnumberoftouches
  // source: https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.property
  @Test func `recognizers have their documented defaults`() {
    #expect(UITapGestureRecognizer().numberOfTapsRequired == 1)
    #expect(UITapGestureRecognizer().numberOfTouchesRequired == 1)
    #expect(UILongPressGestureRecognizer().minimumPressDuration == 0.5)
    #expect(UILongPressGestureRecognizer().allowableMovement == 10)
    #expect(UILongPressGestureRecognizer().numberOfTapsRequired == 0)
    #expect(UIPanGestureRecognizer().minimumNumberOfTouches == 1)
    #expect(UIPanGestureRecognizer().maximumNumberOfTouches > 1000)
    #expect(UISwipeGestureRecognizer().direction == .right)
    #expect(!UIGestureRecognizer().delaysTouchesBegan)
    #expect(UIGestureRecognizer().delaysTouchesEnded)
    #expect(UIGestureRecognizer().isEnabled)
  }

  // source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled
  @Test func `a recognizer that is disabled in progress is cancelled`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let pan = UIPanGestureRecognizer()
      let stop = DisablingTarget(stage.journal)
      pan.addTarget(stop, action: Selector("pan(_:)", DisablingTarget.pan))
      stage.view.addGestureRecognizer(pan)
      try app.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 250))
      #expect(stage.journal.lines == ["began", "cancelled"])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
  @Test func `a long press begins with the finger down and ends when it lifts`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let view = stage.add(UIView(), 0, 0, 100, 100)
      stage.observe(UILongPressGestureRecognizer(), "press", on: view)
      try app.longPress(view)
      #expect(stage.journal.lines == ["press.began", "press.ended"])
      stage.journal.clear()
      try app.longPress(view, duration: .milliseconds(300))
      #expect(stage.journal.lines == [])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uipangesturerecognizer/settranslation(_:in:)
  @Test func `a pan counts its translation from the value that code sets`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let pan = UIPanGestureRecognizer()
      let target = ResettingTarget()
      pan.addTarget(target, action: Selector("pan(_:)", ResettingTarget.pan))
      stage.view.addGestureRecognizer(pan)
      try app.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 250))
      #expect(target.steps.count > 2)
      #expect(target.steps.reduce(0, +) <= 200)
      #expect(target.steps.allSatisfy { $0 < 150 })
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiview/ismultipletouchenabled
  @Test func `views take one finger by default`() {
    #expect(!UIView().isMultipleTouchEnabled)
    #expect(!UIView().isExclusiveTouch)
    #expect(UIView().isUserInteractionEnabled)
    #expect(UIScrollView().delaysContentTouches)
    #expect(UIScrollView().canCancelContentTouches)
  }

  // source: https://developer.apple.com/documentation/uikit/uiresponder/canperformaction(_:withsender:)
  // source: https://developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)
  @Test func `an action without target goes to the first responder in the chain that has it`()
    async throws
  {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let handler = stage.add(ChainHandler(), 0, 0, 200, 200)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      handler.addSubview(button)
      button.addTarget(
        nil,
        action: Selector("handle(_:)", ChainHandler.handle),
        for: .touchUpInside
      )
      try app.tap(button)
      #expect(handler.senders.count == 1)
      #expect(handler.senders.first === button)
    }
  }
}

/// Notes the questions of a recognizer.
@MainActor
private final class GestureLog: UIGestureRecognizerDelegate {
  let journal: Journal
  var receives = true
  var begins = true

  init(_ journal: Journal) {
    self.journal = journal
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    journal.note("shouldReceive")
    return receives
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    journal.note("shouldBegin")
    return begins
  }
}

/// Disables a pan when it begins.
@MainActor
private final class DisablingTarget {
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    journal.note("\(pan.state)")
    pan.isEnabled = false
  }
}

/// Resets the translation of a pan at each step.
@MainActor
private final class ResettingTarget {
  var steps: [CGFloat] = []

  func pan(_ pan: UIPanGestureRecognizer) {
    steps.append(pan.translation(in: nil).y)
    pan.setTranslation(.zero, in: nil)
  }
}

/// A view that handles an action.
@MainActor
private final class ChainHandler: UIView {
  var senders: [UIButton] = []

  func handle(_ sender: UIButton) { senders.append(sender) }
}

/// Counts selections.
@MainActor
private final class TappedRows: UITableViewDataSource, UITableViewDelegate {
  var selected = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected += 1 }
}
