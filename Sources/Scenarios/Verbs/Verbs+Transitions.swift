import HeadlessUIKit

extension Verb {
  /// Animators of the app, and the finger on them.
  static let transitionVerbs: [Verb] = [
    .set(
      .delegate,
      "animationController",
      .optionalObject(.animator),
      "Lets a delegate give an animator for every animated transition."
    ) { call throws(ScenarioError) in
      try call.receiver(ScenarioTransitions.self).animator = try call.optionalObject(0)
    },
    .set(
      .delegate,
      "interactionController",
      .optionalObject(.interactor),
      "Lets a delegate give what drives its animator."
    ) { call throws(ScenarioError) in
      try call.receiver(ScenarioTransitions.self).interactor = try call.optionalObject(0)
    },
    .set(
      .controller,
      "transitioningDelegate",
      .optionalObject(.delegate),
      "Sets who gives the animators of the controller's presentation and dismissal."
    ) { call throws(ScenarioError) in
      let delegate: ScenarioTransitioningDelegate? = try call.optionalObject(0)
      try call.receiver(UIViewController.self).transitioningDelegate = delegate
    },
    .set(
      .animator,
      "completes",
      .flag,
      "Whether the animator calls `completeTransition(_:)` at its end; it does unless set."
    ) { call throws(ScenarioError) in
      try call.receiver(ScenarioAnimator.self).completes = call.flag(0)
    },
    .set(
      .animator,
      "givesUp",
      .flag,
      "Whether the animator completes its transitions with `false`, which takes them back."
    ) { call throws(ScenarioError) in
      try call.receiver(ScenarioAnimator.self).givesUp = call.flag(0)
    },
    .call(.interactor, "update(_:)", [.number], "The finger moves to a part of the way.") {
      call throws(ScenarioError) in
      try call.receiver(UIPercentDrivenInteractiveTransition.self).update(call.number(0))
    },
    .call(.interactor, "finish()", [], "The finger lets go with the way decided.") {
      call throws(ScenarioError) in
      try call.receiver(UIPercentDrivenInteractiveTransition.self).finish()
    },
    .call(.interactor, "cancel()", [], "The finger lets go, and all goes back.") {
      call throws(ScenarioError) in
      try call.receiver(UIPercentDrivenInteractiveTransition.self).cancel()
    },
  ]
}

extension ObjectClass {
  /// Animators, what drives them, and who gives them.
  static let transitionClasses: [ObjectClass] = [
    ObjectClass(
      .delegate,
      "UIViewControllerTransitioningDelegate",
      [],
      "Gives presentations and dismissals their animator."
    ) { _, _ in
      ScenarioTransitioningDelegate()
    },
    ObjectClass(
      .animator,
      "UIViewControllerAnimatedTransitioning(duration:)",
      [.duration],
      "An animator that adds the incoming view, fades, and completes the transition."
    ) { call, _ in
      ScenarioAnimator(duration: call.seconds(0))
    },
    ObjectClass(
      .interactor,
      "UIPercentDrivenInteractiveTransition",
      [],
      "A finger that drives an animator."
    ) { _, _ in
      UIPercentDrivenInteractiveTransition()
    },
  ]
}
