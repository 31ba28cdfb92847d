import HeadlessUIKit
import Testing
import TraceRecorder

struct `Layout that never settles` {
  private final class Restless: UIViewController {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      view.setNeedsLayout()
    }
  }

  @Test @MainActor
  func `layout that never settles is an error that names the callback`() async {
    var message = ""
    do {
      try await withRecording(RecordingContext.inMemory(title: "restless layout")) { app in
        let window = UIWindow()
        window.rootViewController = Restless()
        window.makeKeyAndVisible()
        try await app.settle()
      }
    } catch {
      message = "\(error)"
    }
    #expect(
      message == """
        the main loop did not come to rest in 20 turns at the same time: layout invalidates itself \
        in Restless.viewDidLayoutSubviews
        """
    )
  }
}
