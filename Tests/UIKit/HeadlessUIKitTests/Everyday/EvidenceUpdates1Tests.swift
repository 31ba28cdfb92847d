import Foundation
import HeadlessUIKit
import Observation
import Testing

/// What documentation, headers and the tests of others say about updates.
@MainActor
struct `Evidence of everyday updates` {
  // observation: update-trait-overrides-synchronous-xamarin
  @Test func `an override is reported before its setter returns`() {
    let controller = UIViewController()
    var count = 0
    controller.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]) { (_: UIViewController, _: UITraitCollection) in count += 1 }
    let isRegular = controller.traitCollection.horizontalSizeClass == .regular
    controller.traitOverrides.horizontalSizeClass = isRegular ? .compact : .regular
    #expect(count == 1)
    controller.traitOverrides.horizontalSizeClass = isRegular ? .regular : .compact
    #expect(count == 2)
  }

  // observation: update-trait-overrides-removal-silent-xamarin
  @Test func `an override that equals its trait is removed silently`() {
    let controller = UIViewController()
    var count = 0
    controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (_: UIViewController, _: UITraitCollection) in count += 1
    }
    controller.traitOverrides.horizontalSizeClass = controller.traitCollection.horizontalSizeClass
    count = 0
    controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(count == 0)
    #expect(!controller.traitOverrides.contains(UITraitHorizontalSizeClass.self))
  }

  // observation: update-trait-overrides-contains-xamarin
  @Test func `an override is contained once it is set`() {
    let controller = UIViewController()
    #expect(!controller.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    controller.traitOverrides.horizontalSizeClass = .regular
    #expect(controller.traitOverrides.contains(UITraitHorizontalSizeClass.self))
  }

  // observation: update-style-override-default
  @Test func `no style is overridden by default`() {
    #expect(UIViewController().overrideUserInterfaceStyle == .unspecified)
    #expect(UIView().overrideUserInterfaceStyle == .unspecified)
  }

  // observation: update-style-override-reaches-children
  @Test func `the style of a controller reaches children and views`() async throws {
    try await withApp { app in
      let (parent, child, subview) = (UIViewController(), UIViewController(), UIView())
      parent.addChild(child)
      parent.view.addSubview(child.view)
      parent.view.addSubview(subview)
      child.didMove(toParent: parent)
      try await launch(parent, in: app)
      parent.overrideUserInterfaceStyle = .dark
      try await app.settle()
      #expect(child.traitCollection.userInterfaceStyle == .dark)
      #expect(subview.traitCollection.userInterfaceStyle == .dark)
    }
  }

  // observation: update-style-override-of-view-not-controller
  @Test func `the style of a view is not that of its controller`() async throws {
    try await withApp { app in
      let (root, subview) = (UIViewController(), UIView())
      root.view.addSubview(subview)
      try await launch(root, in: app)
      root.view.overrideUserInterfaceStyle = .dark
      try await app.settle()
      #expect(root.traitCollection.userInterfaceStyle == .light)
      #expect(subview.traitCollection.userInterfaceStyle == .dark)
    }
  }

  // observation: update-traits-modifying-copies
  @Test func `modified traits are a copy`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = dark.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(light.userInterfaceStyle == .light)
    #expect(dark.userInterfaceStyle == .dark)
  }

  // observation: update-traits-merge-last-wins
  @Test func `the last of merged traits wins`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(merged.userInterfaceStyle == .light)
  }

  // observation: update-registration-not-called-for-same
  @Test func `a trait that stays is not told`() async throws {
    try await withApp { app in
      let root = UIViewController()
      try await launch(root, in: app)
      var count = 0
      root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIViewController, _: UITraitCollection) in count += 1
      }
      root.overrideUserInterfaceStyle = root.traitCollection.userInterfaceStyle
      try await app.settle()
      #expect(count == 0)
    }
  }

  // observation: update-layout-observes-apple
  @Test func `a model lays out the view that reads it`() async throws {
    try await withApp(behaving: 26) { app in
      let model = Model()
      let view = ModelView(model)
      try app.show(view)
      let count = view.layouts
      model.value = 2
      try await app.settle()
      #expect(view.layouts == count + 1)
    }
  }

  // observation: update-will-layout-observes-apple
  @Test func `a model calls the layout callback that reads it`() async throws {
    try await withApp(behaving: 26) { app in
      let model = Model()
      let root = ModelController(model)
      try await launch(root, in: app)
      let count = root.layouts
      model.value = 2
      try await app.settle()
      #expect(root.layouts == count + 1)
    }
  }

  // observation: update-draw-observes-apple
  @Test func `a model draws the view that reads it`() async throws {
    try await withApp(behaving: 26) { app in
      let model = Model()
      let view = DrawnView(model)
      try app.show(view)
      let count = view.draws
      #expect(count > 0)
      model.value = 2
      try await app.settle()
      #expect(view.draws == count + 1)
    }
  }

  // observation: update-observe-before-26-nothing
  @Test func `no model was tracked in iOS 17`() async throws {
    try await withApp(behaving: 17) { app in
      let model = Model()
      let view = ModelView(model)
      try app.show(view)
      let count = view.layouts
      model.value = 2
      try await app.settle()
      #expect(view.layouts == count)
    }
  }

  // observation: update-animate-sets-model-at-once
  @Test func `an animation sets properties at once`() async throws {
    try await withApp { app in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      try app.show(view)
      var results: [Bool] = []
      UIView.animate(withDuration: 0.3) {
        view.alpha = 0
      } completion: {
        results.append($0)
      }
      #expect(view.alpha == 0)
      #expect(results == [])
      try await app.settle()
      #expect(results == [true])
    }
  }

  // observation: update-animate-returns-before-completion
  @Test func `a completion follows delay and duration`() async throws {
    try await withApp { app in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      try app.show(view)
      var isDone = false
      UIView.animate(withDuration: 1, delay: 1, options: []) {
        view.alpha = 0
      } completion: { _ in
        isDone = true
      }
      try await app.advance(by: .milliseconds(1900))
      #expect(!isDone)
      try await app.advance(by: .milliseconds(200))
      #expect(isDone)
    }
  }

  // observation: update-animations-disabled-flag
  @Test func `animations can be disabled`() async throws {
    try await withApp { app in
      #expect(UIView.areAnimationsEnabled)
      UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
      _ = app
    }
  }

  // observation: update-animation-inherited-duration
  @Test func `an animation inherits its duration`() async throws {
    try await withApp { app in
      var durations = [UIView.inheritedAnimationDuration]
      UIView.animate(withDuration: 0.7) { durations.append(UIView.inheritedAnimationDuration) }
      #expect(durations == [0, 0.7])
      _ = app
    }
  }

  // observation: update-animator-states-apple
  @Test func `an animator is active while it runs`() async throws {
    try await withApp { app in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      try app.show(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      var positions: [UIViewAnimatingPosition] = []
      animator.addCompletion { positions.append($0) }
      #expect(animator.state == .inactive)
      animator.startAnimation()
      #expect(animator.state == .active)
      #expect(animator.isRunning)
      try await app.settle()
      #expect(animator.state == .inactive)
      #expect(positions == [.end])
    }
  }

  // observation: update-animator-fraction-paused
  @Test func `a paused animator can be scrubbed`() async throws {
    try await withApp { app in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      try app.show(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.pauseAnimation()
      animator.fractionComplete = 0.4
      #expect(animator.fractionComplete == 0.4)
      #expect(!animator.isRunning)
      #expect(animator.state == .active)
      animator.stopAnimation(true)
    }
  }

  // observation: update-animator-reversed-ends-at-start
  @Test func `a reversed animator ends at its start`() async throws {
    try await withApp { app in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      try app.show(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      var positions: [UIViewAnimatingPosition] = []
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      try await app.advance(by: .milliseconds(500))
      animator.isReversed = true
      try await app.settle()
      #expect(positions == [.start])
      #expect(view.alpha == 1)
    }
  }

  // observation: update-animator-stop-without-finish
  @Test func `a stopped animator completes nothing`() async throws {
    try await withApp { app in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      try app.show(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      var count = 0
      animator.addCompletion { _ in count += 1 }
      animator.startAnimation()
      animator.stopAnimation(true)
      try await app.settle()
      #expect(animator.state == .inactive)
      #expect(count == 0)
    }
  }

  // observation: update-transition-removes-view
  @Test func `a transition puts a view in place of another`() async throws {
    try await withApp { app in
      let (container, first, second) = (UIView(), UIView(), UIView())
      container.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      container.addSubview(first)
      try app.show(container)
      UIView.transition(from: first, to: second, duration: 0, options: [], completion: nil)
      try await app.settle()
      #expect(first.superview == nil)
      #expect(second.superview === container)
    }
  }
}

@Observable
private final class Model {
  var value = 1
}

private final class ModelView: UIView {
  let model: Model
  var layouts = 0

  init(_ model: Model) {
    self.model = model
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = model.value
    layouts += 1
  }
}

private final class DrawnView: UIView {
  let model: Model
  var draws = 0

  init(_ model: Model) {
    self.model = model
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    _ = model.value
    draws += 1
  }
}

private final class ModelController: UIViewController {
  let model: Model
  var layouts = 0

  init(_ model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    _ = model.value
    layouts += 1
  }
}
