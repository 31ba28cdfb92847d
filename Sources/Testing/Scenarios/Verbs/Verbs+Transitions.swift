import HeadlessUIKit

extension Verb {
  /// Animators of the app and their gestures.
  static let transitionVerbs: [Verb] =
    [
      .set(
        .delegate,
        "animationController",
        .optionalObject(.animator),
        "Sets the animator that a delegate provides for every animated transition."
      ) { call throws(ScenarioError) in
        try call.receiver(ScenarioTransitions.self).animator = try call.optionalObject(0)
      },
      .set(
        .delegate,
        "interactionController",
        .optionalObject(.interactor),
        "Sets the interaction controller that a delegate provides."
      ) { call throws(ScenarioError) in
        try call.receiver(ScenarioTransitions.self).interactor = try call.optionalObject(0)
      },
      .set(
        .controller,
        "transitioningDelegate",
        .optionalObject(.delegate),
        "Sets the delegate that provides the animators of presentation and dismissal."
      ) { call throws(ScenarioError) in
        let delegate: ScenarioTransitioningDelegate? = try call.optionalObject(0)
        try call.receiver(UIViewController.self).transitioningDelegate = delegate
      },
      .set(
        .animator,
        "completes",
        .flag,
        "Sets whether the animator calls `completeTransition(_:)` at its end; the default is true."
      ) { call throws(ScenarioError) in
        try call.receiver(ScenarioAnimator.self).completes = call.flag(0)
      },
      .set(
        .animator,
        "givesUp",
        .flag,
        "Sets whether the animator completes its transitions with `false`, which reverts them."
      ) { call throws(ScenarioError) in
        try call.receiver(ScenarioAnimator.self).givesUp = call.flag(0)
      },
    ]
    + Member<UIPercentDrivenInteractiveTransition>.verbs([
      .call("update(_:)", .number, "Moves the finger to a fraction of the distance.") {
        $0.update($1)
      },
      .call("finish()", "Ends the gesture and completes the transition.") { $0.finish() },
      .call("cancel()", "Ends the gesture and cancels the transition.") { $0.cancel() },
    ])
}

extension ObjectClass {
  /// Animators, interaction controllers, and the delegates that provide them.
  static let transitionClasses: [ObjectClass] = [
    ObjectClass(
      .delegate,
      "UIViewControllerTransitioningDelegate",
      [],
      "Provides the animator of presentations and dismissals."
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
      "Drives an animator interactively."
    ) { _, _ in
      UIPercentDrivenInteractiveTransition()
    },
  ]
}
