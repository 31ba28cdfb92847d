import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// The comment of a test names the evidence in the list of facts.
struct `Animations of views` {
  @MainActor
  private func place(_ view: UIView) -> [Double] {
    let frame = view.presentationFrame
    return [frame.minX, frame.minY, frame.width, frame.height].map {
      (Double($0) * 1000).rounded() / 1000
    }
  }

  // anim-01
  @Test @MainActor func `an animation changes the model at once`() async throws {
    try await withApp { app in
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
      try app.show(view)
      UIView.animate(withDuration: 5, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
      }
      #expect(view.frame.minX == 20)
      #expect(place(view) == [10, 10, 10, 10])
      try await app.advance(by: .milliseconds(2500))
      #expect(place(view) == [15, 15, 15, 15])
      try await app.advance(by: .seconds(5))
      #expect(place(view) == [20, 20, 20, 20])
    }
  }

  // anim-02
  @Test @MainActor func `an animation begins after its delay`() async throws {
    try await withApp { app in
      let view = UIView()
      try app.show(view)
      UIView.animate(withDuration: 2, delay: 2, options: .curveLinear) { view.alpha = 0 }
      try await app.advance(by: .seconds(2))
      #expect(view.presentationAlpha > 0.999)
      try await app.advance(by: .seconds(1))
      #expect(abs(view.presentationAlpha - 0.5) < 0.001)
    }
  }

  // anim-03
  @Test @MainActor func `an animation completes once, at its end`() async throws {
    try await withApp { app in
      let journal = Journal()
      let view = UIView()
      try app.show(view)
      UIView.animate(withDuration: 5) {
        view.alpha = 0
      } completion: {
        journal.note("\($0) at \(app.now.nanoseconds / 1_000_000) ms")
      }
      try await app.advance(by: .milliseconds(4999))
      #expect(journal.lines.isEmpty)
      try await app.advance(by: .seconds(10))
      #expect(journal.lines == ["true at 5000 ms"])
    }
  }

  // anim-04
  @Test @MainActor func `a replaced animation completes with false before iOS 8`() async throws {
    try await withApp(behaving: 7) { app in
      let journal = Journal()
      let view = UIView()
      try app.show(view)
      UIView.animate(withDuration: 5) {
        view.alpha = 0
      } completion: {
        journal.note("first \($0)")
      }
      try await app.advance(by: .seconds(1))
      UIView.animate(withDuration: 5) {
        view.alpha = 0.5
      } completion: {
        journal.note("second \($0)")
      }
      try app.idle()
      #expect(journal.lines == ["first false"])
      try await app.settle()
      #expect(journal.lines == ["first false", "second true"])
      #expect(app.now.nanoseconds / 1_000_000 == 6000)
    }
  }

  // anim-05
  @Test @MainActor func `an animation block without changes completes`() async throws {
    let journal = Journal()
    let trace = try await record { app in
      let view = UIView()
      try app.show(view)
      UIView.animate(withDuration: 5) {
        view.alpha = 1
      } completion: {
        journal.note("\($0)")
      }
      #expect(journal.lines.isEmpty)
      try await app.settle()
    }
    #expect(journal.lines == ["true"])
    #expect(trace.states(.animatingState) == [])
  }

  // anim-06 is from a reimplementation in which a direct change ends the animation.
  @Test @MainActor
  func `an animation continues from a value that is assigned directly`() async throws {
    try await withApp { app in
      let journal = Journal()
      let view = UIView()
      try app.show(view)
      UIView.animate(withDuration: 10, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 200
      } completion: {
        journal.note("\($0) at \(app.now.nanoseconds / 1_000_000)")
      }
      try await app.advance(by: .seconds(2))
      #expect(place(view)[0] == 40)
      view.frame.origin.x = 0
      #expect(place(view)[0] == -160)
      try await app.advance(by: .seconds(3))
      #expect(view.frame.minX == 0)
      #expect(place(view)[0] == -100)
      #expect(journal.lines.isEmpty)
      try await app.settle()
      #expect(place(view)[0] == 0)
      #expect(journal.lines == ["true at 10000"])
    }
  }

  // anim-07
  @Test @MainActor func `beginFromCurrentState begins at the presentation value`() async throws {
    try await withApp { app in
      let view = UIView()
      try app.show(view)
      UIView.animate(withDuration: 10, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 10
      }
      try await app.advance(by: .seconds(5))
      UIView.animate(
        withDuration: 10,
        delay: 0,
        options: [.curveLinear, .beginFromCurrentState]
      ) {
        view.frame.origin.x = 20
      }
      #expect(place(view)[0] == 5)
    }
  }

  @Test(arguments: [0.0, -1, .nan]) @MainActor
  func `an animation without duration completes in the next turn`(_ duration: Double) async throws {
    try await withApp { app in
      let journal = Journal()
      let view = UIView()
      try app.show(view)
      UIView.animate(withDuration: duration) {
        view.alpha = 0
      } completion: {
        journal.note("\($0)")
      }
      #expect(journal.lines.isEmpty)
      #expect(view.presentationAlpha == 0)
      try app.idle()
      #expect(journal.lines == ["true"])
      #expect(app.pending.isEmpty)
    }
  }

  @Test @MainActor func `an animation ends when its view leaves its window`() async throws {
    try await withApp { app in
      let journal = Journal()
      let root = UIViewController()
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let view = UIView()
      root.view.addSubview(view)
      try await app.settle()
      UIView.animate(withDuration: 5) {
        view.alpha = 0
      } completion: {
        journal.note("\($0)")
      }
      view.removeFromSuperview()
      try app.idle()
      #expect(journal.lines == ["false"])
      #expect(app.pending.isEmpty)
    }
  }

  @Test @MainActor func `a block completes when all its animations have ended`() async throws {
    try await withApp { app in
      let journal = Journal()
      let views = [UIView(), UIView()]
      try app.show(views[0], views[1])
      UIView.animate(withDuration: 5) {
        for view in views { view.alpha = 0 }
      } completion: {
        journal.note("\($0)")
      }
      views[0].layer.removeAllAnimations()
      try await app.advance(by: .seconds(4))
      #expect(journal.lines.isEmpty)
      try await app.settle()
      #expect(journal.lines == ["false"])
    }
  }

  @Test @MainActor func `performWithoutAnimation and setAnimationsEnabled prevent animations`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let view = UIView()
      try app.show(view)
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 5) {
          view.alpha = 0
        } completion: {
          journal.note("\($0)")
        }
      }
      #expect(UIView.areAnimationsEnabled)
      #expect(view.presentationAlpha == 0)
      try app.idle()
      #expect(journal.lines == ["true"])
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
    }
  }

  @Test @MainActor func `an inner block inherits the duration of the outer block`() async throws {
    try await withApp { app in
      let journal = Journal()
      let view = UIView()
      let other = UIView()
      try app.show(view, other)
      UIView.animate(withDuration: 2) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 7) {
          view.alpha = 0
        } completion: { _ in
          journal.note("inherits at \(app.now.nanoseconds / 1_000_000)")
        }
        UIView.animate(withDuration: 7, delay: 0, options: .overrideInheritedDuration) {
          other.alpha = 0
        } completion: { _ in
          journal.note("overrides at \(app.now.nanoseconds / 1_000_000)")
        }
      }
      try await app.settle()
      #expect(journal.lines == ["inherits at 2000", "overrides at 7000"])
    }
  }

  @Test @MainActor func `a repeating animation does not keep the app from settling`() async throws {
    try await withApp { app in
      let journal = Journal()
      let view = UIView()
      try app.show(view)
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
        view.alpha = 0
      } completion: {
        journal.note("\($0)")
      }
      try await app.settle()
      try await app.advance(by: .milliseconds(1750))
      #expect(abs(view.presentationAlpha - 0.75) < 0.001)
      #expect(view.layer.animationKeys() == ["opacity"])
      view.layer.removeAllAnimations()
      #expect(view.layer.animationKeys() == nil)
      try app.idle()
      #expect(journal.lines == ["false"])
    }
  }

  @Test @MainActor func `keyframes animate a property in segments`() async throws {
    try await withApp { app in
      let view = UIView()
      try app.show(view)
      UIView.animateKeyframes(withDuration: 10, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.frame.origin.x = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.frame.origin.x = 0
        }
      }
      try await app.advance(by: .milliseconds(2500))
      #expect(place(view)[0] == 50)
      try await app.advance(by: .milliseconds(5000))
      #expect(place(view)[0] == 50)
      try await app.advance(by: .seconds(5))
      #expect(place(view)[0] == 0)
    }
  }

  @Test @MainActor func `a spring animation completes at the end of its duration`() async throws {
    try await withApp { app in
      let journal = Journal()
      let view = UIView()
      try app.show(view)
      UIView.animate(
        withDuration: 1,
        delay: 0.5,
        usingSpringWithDamping: 0.5,
        initialSpringVelocity: 0
      ) {
        view.alpha = 0
      } completion: {
        journal.note("\($0) at \(app.now.nanoseconds / 1_000_000)")
      }
      try await app.settle()
      #expect(journal.lines == ["true at 1500"])
    }
  }

  @Test @MainActor func `the trace contains animations as states and callbacks`() async throws {
    let trace = try await record { app in
      let view = UIView()
      try app.show(view)
      UIView.animate(withDuration: 5) {
        view.alpha = 0
        view.frame.origin.x = 5
      } completion: { _ in
      }
      try await app.settle()
    }
    #expect(trace.states(.animatingState) == ["begin", "end"])
    let log = CallLog(of: trace) { _, name in name == .animations || name == .completion }
    #expect(log.lines == ["UIView.animate#1 animations", "UIView.animate#1 completion"])
  }

  @Test @MainActor func `animations give the same trace bytes in each run`() async throws {
    var runs: [[UInt8]] = []
    for _ in 0..<2 {
      let context = RecordingContext.inMemory(title: "same")
      try await withRecording(context) { app in
        let views = (0..<20).map { _ in UIView() }
        UIView.animate(withDuration: 1) {
          for view in views {
            view.alpha = 0
            view.frame.origin.x = 1
          }
        }
        scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
          for view in views { view.alpha = 1 }
        }
        app.launch(LoggingAppDelegate(Journal(), root: UIViewController()))
        try await app.settle()
        withExtendedLifetime(views) {}
      }
      runs.append(try context.traceBytes())
    }
    #expect(runs[0] == runs[1])
  }

  @Test @MainActor func `animation blocks can begin and end animations`() async throws {
    try await withApp { app in
      let journal = Journal()
      let view = UIView()
      try app.show(view)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
        UIView.performWithoutAnimation { view.alpha = 0.5 }
        view.alpha = 0.2
      } completion: { isFinished in
        journal.note("outer \(isFinished)")
        UIView.animate(withDuration: 1) {
          view.alpha = 1
        } completion: {
          journal.note("inner \($0)")
        }
      }
      try await app.settle()
      #expect(journal.lines == ["outer true", "inner true"])
    }
  }
}

extension Trace {
  /// The kinds of all events of a state.
  func states(_ state: Name) -> [String] {
    events.filter { $0.name == state }.compactMap { event in
      switch event.kind {
      case .stateBegin: "begin"
      case .stateEnd: "end"
      default: nil
      }
    }
  }
}
