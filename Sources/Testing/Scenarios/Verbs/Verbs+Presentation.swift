import HeadlessUIKit

extension Verb {
  private static let styles: [(name: String, value: UIModalPresentationStyle)] = [
    ("automatic", .automatic), ("none", .none), ("fullScreen", .fullScreen),
    ("currentContext", .currentContext), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
    ("overFullScreen", .overFullScreen), ("overCurrentContext", .overCurrentContext),
    ("custom", .custom), ("popover", .popover),
  ]

  /// Presentations and exchanges of controllers and views.
  static let presentationVerbs: [Verb] =
    [
      .call(
        .controller,
        "present(_:animated:completion:)",
        [.object(.controller), .flag, .block],
        optional: 1,
        "Presents a controller."
      ) { call throws(ScenarioError) in
        let presenter: UIViewController = try call.receiver()
        let presented: UIViewController = try call.object(0)
        if presented.modalPresentationStyle == .popover {
          presented.popoverPresentationController?.sourceView = presenter.viewIfLoaded
        }
        presenter.present(
          presented,
          animated: call.flag(1),
          completion: call.plainBlock(2)
        )
      },
      .call(
        .controller,
        "dismiss(animated:completion:)",
        [.flag, .block],
        optional: 1,
        "Dismisses the presented controller, or the controller itself."
      ) { call throws(ScenarioError) in
        let controller: UIViewController = try call.receiver()
        controller.dismiss(animated: call.flag(0), completion: call.plainBlock(1))
      },
    ]
    + Member<UIViewController>.verbs([
      .set("modalPresentationStyle", .choice(styles), "Sets how the controller is presented.") {
        $0.modalPresentationStyle = $1
      },
      .set("isModalInPresentation", .flag, "Prevents an interactive dismissal of the sheet.") {
        $0.isModalInPresentation = $1
      },
      .set(
        "definesPresentationContext",
        .flag,
        "Lets presentations in a context style cover this controller."
      ) { $0.definesPresentationContext = $1 },
    ]) + [
      .set(
        .presentationController,
        "delegate",
        .optionalObject(.delegate),
        "Sets the delegate for dismissals of a sheet."
      ) { call throws(ScenarioError) in
        let controller: UIPresentationController = try call.receiver()
        let delegate: ScenarioPresentationDelegate? = try call.optionalObject(0)
        controller.delegate = delegate
      },
      .call(
        .controller,
        "transition(from:to:duration:completion:)",
        [.object(.controller), .object(.controller), .duration, .block],
        optional: 1,
        "Replaces one child by another."
      ) { call throws(ScenarioError) in
        let parent: UIViewController = try call.receiver()
        let block = call.plainBlock(3)
        parent.transition(
          from: try call.object(0),
          to: try call.object(1),
          duration: call.seconds(2),
          animations: nil,
          completion: { _ in block?() }
        )
      },
      .word(
        "transition",
        [.duration, .object(.view), .object(.view), .block],
        "`UIView.transition(from:to:duration:completion:)`."
      ) { call throws(ScenarioError) in
        let block = call.plainBlock(3)
        UIView.transition(
          from: try call.object(1),
          to: try call.object(2),
          duration: call.seconds(0),
          completion: { _ in block?() }
        )
      },
      .word(
        "animate layout",
        [.duration, .object(.view)],
        "`UIView.animate(withDuration:animations:)` with `layoutIfNeeded()` of the view."
      ) { call throws(ScenarioError) in
        let view: UIView = try call.object(1)
        UIView.animate(withDuration: call.seconds(0)) { view.layoutIfNeeded() }
      },
      .word(
        "animate",
        [.duration, .object(.view)],
        "`UIView.animate(withDuration:animations:)` with a change of the view's alpha."
      ) { call throws(ScenarioError) in
        let view: UIView = try call.object(1)
        UIView.animate(withDuration: call.seconds(0)) { view.alpha = view.alpha == 1 ? 0.5 : 1 }
      },
    ]
    + Member<UIWindow>.verbs([
      .call("resize(to:)", .size, "Resizes the window, as the user does.") { $0.resize(to: $1) },
      .call(
        "rotate(to:)",
        .choice([
          ("portrait", .portrait), ("landscapeLeft", .landscapeLeft),
          ("landscapeRight", .landscapeRight), ("portraitUpsideDown", .portraitUpsideDown),
        ]),
        "Rotates the device."
      ) { $0.rotate(to: $1) },
    ])
}

extension Invocation {
  /// Returns a block for a nonisolated parameter; UIKit calls it on the main thread.
  func plainBlock(_ index: Int) -> (() -> Void)? {
    guard let block = block(index) else { return nil }
    return { MainActor.assumeIsolated { block() } }
  }

  /// Returns a duration in seconds.
  func seconds(_ index: Int) -> TimeInterval {
    let parts = duration(index).components
    return TimeInterval(parts.seconds) + TimeInterval(parts.attoseconds) * 1e-18
  }
}
