import HeadlessUIKit
import Testing

/// The errors of touches that can't reach a view, and the responders that receive touches.
struct `Touches of a test` {
  enum Obstacle: String, CaseIterable {
    case hidden, hiddenSuperview, transparent, disabled, offScreen, empty, covered, removed

    var code: TouchError.Code {
      switch self {
      case .hidden, .hiddenSuperview, .transparent: .hidden
      case .disabled: .interactionDisabled
      case .offScreen, .empty: .offScreen
      case .covered: .covered
      case .removed: .notInWindow
      }
    }

    /// A part of the error's text.
    var text: String {
      switch self {
      case .hidden: "UIButton “Save”: it is hidden"
      case .hiddenSuperview: "UIButton “Save”: its superview UIView is hidden"
      case .transparent: "UIButton “Save”: it has an alpha of 0.0"
      case .disabled: "UIButton “Save”: isUserInteractionEnabled of it is false"
      case .offScreen: "UIButton “Save” is off screen, at (1000, 10) in a window of 390 × 844"
      case .empty: "UIButton “Save” has the size 0 × 0"
      case .covered: "UIButton “Save”: UILabel “Wait” covers it at (60, 32)"
      case .removed: "UIButton “Save” is in no window"
      }
    }
  }

  @Test(arguments: Obstacle.allCases) @MainActor
  func `an error names what is in the way of a tap`(obstacle: Obstacle) async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let panel = stage.add(UIView(), 0, 0, 390, 300)
      let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
      button.setTitle("Save", for: .normal)
      panel.addSubview(button)
      try app.tap(button)
      switch obstacle {
      case .hidden: button.isHidden = true
      case .hiddenSuperview: panel.isHidden = true
      case .transparent: button.alpha = 0
      case .disabled: button.isUserInteractionEnabled = false
      case .offScreen: button.frame.origin.x = 1000
      case .empty: button.frame.size = .zero
      case .covered:
        let label = UILabel()
        label.text = "Wait"
        label.isUserInteractionEnabled = true
        stage.add(label, 0, 0, 390, 100)
      case .removed: button.removeFromSuperview()
      }
      let error = #expect(throws: TouchError.self) { try app.tap(button) }
      #expect(error?.code == obstacle.code)
      #expect(error?.description == obstacle.text)
    }
  }

  @Test @MainActor func `a tap beside all windows is an error`() async throws {
    try await withApp { app in
      _ = try TouchStage(in: app)
      let error = #expect(throws: TouchError.self) { try app.tap(at: CGPoint(x: 2_000, y: 10)) }
      #expect(error?.code == .noWindow)
      let notFinite = #expect(throws: TouchError.self) {
        try app.tap(at: CGPoint(x: CGFloat.nan, y: 1))
      }
      #expect(notFinite?.code == .invalidArgument)
    }
  }

  @Test @MainActor
  func `a touch goes up the chain to the delegate of the application`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let inner = stage.add(UIView(), 0, 0, 100, 100)
      let chain = Array(sequence(first: inner as UIResponder, next: \.next))
      #expect(chain[1] === stage.view)
      #expect(chain[2] === stage.root)
      #expect(chain[3] === stage.window)
      #expect(chain[4] === UIApplication.shared)
      let outer = TouchLoggingView("outer", stage.journal)
      stage.add(outer, 0, 200, 200, 200)
      let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      outer.addSubview(leaf)
      try app.tap(leaf)
      #expect(stage.journal.lines == ["outer.touchesBegan", "outer.touchesEnded"])
    }
  }

  @Test @MainActor func `a button performs its primary action once for a tap`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      var taps = 0
      var states: [Bool] = []
      let button = UIButton(frame: .zero, primaryAction: UIAction { _ in taps += 1 })
      stage.add(button, 0, 0, 100, 44)
      button.addAction(
        UIAction { action in
          states.append((action.sender as? UIButton)?.isHighlighted ?? false)
        },
        for: .touchDown
      )
      try app.tap(button)
      #expect(taps == 1)
      #expect(states == [true])
      #expect(!button.isHighlighted)
      button.isEnabled = false
      try app.tap(button)
      #expect(taps == 1)
    }
  }

  @Test @MainActor func `a second finger reaches a view only if it takes several`() async throws {
    for isMultiple in [false, true] {
      try await withApp { app in
        let stage = try TouchStage(in: app)
        let view = stage.add(TouchLoggingView("v", stage.journal), 0, 0, 300, 300)
        view.isMultipleTouchEnabled = isMultiple
        try app.pinch(view, scale: 1.5)
        let began = stage.journal.lines.filter { $0 == "v.touchesBegan" }.count
        #expect(began == (isMultiple ? 2 : 1))
      }
    }
  }

  @Test @MainActor func `a tap within an action is refused`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      var error: (any Error)?
      let button = stage.add(UIButton(), 0, 0, 100, 44)
      button.addAction(
        UIAction { _ in
          do { try app.tap(button) } catch let reason { error = reason }
        },
        for: .touchUpInside
      )
      try app.tap(button)
      #expect(error is ClockError)
    }
  }

  @Test @MainActor func `a chain of responders that never ends stops`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let loop = stage.add(EndlessView(), 0, 0, 100, 100)
      try app.tap(loop)
      #expect(loop.target(forAction: "missing", withSender: nil) == nil)
    }
  }
}

private final class EndlessView: UIView {
  override var next: UIResponder? { self }
}
