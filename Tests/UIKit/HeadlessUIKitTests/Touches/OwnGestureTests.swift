import HeadlessUIKit
import Testing

/// A recognizer as apps write it: without an initializer for archives.
@MainActor
private final class TouchDownGestureRecognizer: UIGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { state = .recognized }
  }
}

struct `A gesture recognizer of the app` {
  @Test @MainActor
  func `an app's recognizer needs no initializer for archives and recognizes a touch`() async throws
  {
    try await withApp { app in
      let root = UIViewController()
      _ = try await launch(root, in: app)
      let log = Journal()
      let gesture = TouchDownGestureRecognizer(target: log, action: Selector("down", Journal.down))
      root.view.addGestureRecognizer(gesture)
      try app.tap(root.view)
      #expect(log.lines == ["down"])
      #expect(!gesture.cancelsTouchesInView)
    }
  }
}

extension Journal {
  fileprivate func down() { note("down") }
}
