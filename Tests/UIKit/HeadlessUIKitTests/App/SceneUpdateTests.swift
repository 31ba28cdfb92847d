import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`.
struct `The update of a scene` {
  private final class Delegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    var second: UIWindow?
    var log: [String] = []

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      log.append("connect")
      guard let scene = scene as? UIWindowScene else { return }
      for keyPath in [\Delegate.window, \Delegate.second] {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self[keyPath: keyPath] = window
      }
    }

    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      let old = previousCoordinateSpace.bounds.size
      let new = windowScene.coordinateSpace.bounds.size
      log.append(
        "\(old.width)x\(old.height) \(previousInterfaceOrientation == .portrait) -> "
          + "\(new.width)x\(new.height) \(windowScene.interfaceOrientation == .portrait)"
      )
    }
  }

  private final class AppDelegate: NSObject, UIApplicationDelegate {}

  @Test @MainActor
  func `didUpdate is sent before the connection and after each change of the first window`()
    async throws
  {
    let context = RecordingContext.inMemory(title: "scene", failurePolicy: .record)
    try await withRecording(context) { app in
      let delegate = Delegate()
      app.launch(AppDelegate(), scene: delegate)
      try await app.settle()
      delegate.window?.rotate(to: .landscapeLeft)
      delegate.window?.rotate(to: .landscapeLeft)
      delegate.second?.rotate(to: .landscapeLeft)
      try await app.settle()
      #expect(
        delegate.log == [
          "390.0x844.0 true -> 390.0x844.0 true", "connect",
          "390.0x844.0 true -> 844.0x390.0 false",
        ]
      )
    }
  }
}
