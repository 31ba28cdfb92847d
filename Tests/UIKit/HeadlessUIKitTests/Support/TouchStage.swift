import HeadlessUIKit

/// A window of 390 by 844 points with a root view, and a journal.
@MainActor
final class TouchStage {
  let journal = Journal()
  let root = UIViewController()
  let window: UIWindow

  var view: UIView { root.view }

  init(in app: HeadlessApp) throws {
    window = makeWindow(in: app)
    window.rootViewController = root
    window.makeKeyAndVisible()
    try app.settle()
  }

  /// Adds a view with a frame.
  @discardableResult
  func add<View: UIView>(
    _ view: View,
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double
  )
    -> View
  {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    self.view.addSubview(view)
    return view
  }

  /// Adds a gesture recognizer that notes its states, as `name.ended`.
  @discardableResult
  func observe<Gesture: UIGestureRecognizer>(
    _ gesture: Gesture,
    _ name: String,
    on view: UIView? = nil
  ) -> Gesture {
    gesture.name = name
    gesture.addTarget(self, action: Selector("note(_:)", TouchStage.note))
    (view ?? self.view).addGestureRecognizer(gesture)
    return gesture
  }

  func note(_ gesture: UIGestureRecognizer) {
    journal.note("\(gesture.name ?? "").\(gesture.state)")
  }
}

/// A view that notes its touches.
final class TouchLoggingView: UIView {
  var name = "V"
  var journal: Journal?

  convenience init(_ name: String, _ journal: Journal) {
    self.init(frame: .zero)
    self.name = name
    self.journal = journal
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal?.note("\(name).touchesBegan")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal?.note("\(name).touchesMoved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal?.note("\(name).touchesEnded")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal?.note("\(name).touchesCancelled")
  }
}

/// A delegate of gestures whose answers are closures.
@MainActor
final class GestureAnswers: UIGestureRecognizerDelegate {
  var shouldBegin = true
  var shouldReceive: (UITouch) -> Bool = { _ in true }
  var isSimultaneous = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { shouldReceive(touch) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
}
