import HeadlessUIKit
import Testing
import TraceRecorder

struct `Layout without end` {
  private final class Restless: UIViewController {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      view.setNeedsLayout()
    }
  }

  @Test(.timeLimit(.minutes(1))) @MainActor func `is an error that names the callback`() async {
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
      message == "the main loop did not come to rest in 20 turns at one moment: layout invalidates "
        + "itself in Restless.viewDidLayoutSubviews"
    )
  }
}
