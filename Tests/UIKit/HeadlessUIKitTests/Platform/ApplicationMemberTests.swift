import HeadlessUIKit
import Testing

struct `Members of the application` {
  @MainActor
  private func launched(_ app: HeadlessApp) -> UIApplication {
    app.launch(LoggingAppDelegate(Journal(), root: UIViewController()))
    return UIApplication.shared
  }

  @Test @MainActor func `an opened address completes in the next turn`() async throws {
    try await withApp { app in
      let application = launched(app)
      var results: [Bool] = []
      let url = try #require(URL(string: "https://example.com"))
      application.open(url) { results.append($0) }
      #expect(results.isEmpty)
      try app.idle()
      #expect(results == [true])
      #expect(app.openedURLs == [url])
      app.refusedURLSchemes = ["tel"]
      let number = try #require(URL(string: "TEL:123"))
      #expect(!application.canOpenURL(number))
      application.open(number, options: [.universalLinksOnly: false]) { results.append($0) }
      try app.idle()
      #expect(results == [true, false])
      #expect(app.openedURLs.count == 1)
      #expect(URL(string: "relative").map(application.canOpenURL) == false)
    }
  }

  @Test @MainActor
  func `a background task expires 30 seconds after the app has left the foreground`()
    async throws
  {
    let trace = try await record { app in
      let application = launched(app)
      try await app.settle()
      var expired: [String] = []
      var task = UIBackgroundTaskIdentifier.invalid
      task = application.beginBackgroundTask(withName: "save") {
        expired.append("save")
        application.endBackgroundTask(task)
      }
      let ended = application.beginBackgroundTask { expired.append("ended") }
      _ = application.beginBackgroundTask(withName: "leak", expirationHandler: nil)
      #expect(task != .invalid)
      #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
      app.enterBackground()
      application.endBackgroundTask(ended)
      try await app.advance(by: .seconds(10))
      #expect(abs(application.backgroundTimeRemaining - 20) < 1e-6)
      #expect(expired.isEmpty)
      try await app.settle()
      #expect(expired == ["save"])
      application.endBackgroundTask(task)
    }
    #expect(trace.diagnostics.count == 1)
    #expect(trace.diagnostics.first?.contains("Background Task 3 (\"leak\")") == true)
  }

  @Test @MainActor func `tasks do not expire in an app that returns to the foreground`()
    async throws
  {
    try await withApp { app in
      let application = launched(app)
      try await app.settle()
      var expirations = 0
      let task = application.beginBackgroundTask { expirations += 1 }
      app.enterBackground()
      try await app.advance(by: .seconds(10))
      app.enterForeground()
      try await app.advance(by: .seconds(60))
      #expect(expirations == 0)
      app.enterBackground()
      try await app.advance(by: .seconds(29))
      #expect(expirations == 0)
      try await app.advance(by: .seconds(2))
      #expect(expirations == 1)
      application.endBackgroundTask(task)
    }
  }

  @Test @MainActor func `the preferred size of text changes traits and fonts`() async throws {
    try await withApp { app in
      let controller = UIViewController()
      try await launch(controller, in: app)
      var sizes: [CGFloat] = []
      controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (_: UIViewController, _) in
        sizes.append(UIFont.preferredFont(forTextStyle: .body).pointSize)
      }
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
      app.preferredContentSizeCategory = .accessibilityExtraLarge
      #expect(sizes == [40])
      #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityExtraLarge)
      let font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
      #expect(font.pointSize == 40)
      let limited = UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: 17),
        maximumPointSize: 30
      )
      #expect(limited.pointSize == 30)
      #expect(controller.traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
    }
  }

  @Test @MainActor func `each run has its own device, screen and pasteboard`() async throws {
    try await withApp { app in
      #expect(UIScreen.main.bounds.size == UIWindow.defaultSize)
      let device = try #require(HeadlessDevice.named("iPad Pro 11-inch"))
      let window = UIWindow(device: device)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIDevice.current.model == "iPad")
      #expect(window.traitCollection.userInterfaceIdiom == .pad)
      #expect(UIScreen.main.bounds.size == device.size)
      #expect(UIScreen.main.scale == 2)
      #expect(UIDevice.current.orientation == .portrait)
      UIPasteboard.general.string = "copied"
      #expect(UIPasteboard.general.hasStrings)
      #expect(UIPasteboard.general.changeCount == 1)
      UIPasteboard.general.url = URL(string: "https://example.com")
      #expect(UIPasteboard.general.string == nil)
      try await app.settle()
    }
    try await withApp { _ in
      #expect(UIPasteboard.general.url == nil)
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
    }
  }

  @Test @MainActor func `a rotation is posted while the app asks for it`() async throws {
    try await withApp { app in
      let window = try await launch(UIViewController(), in: app)
      var orientations: [UIDeviceOrientation] = []
      let observer = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification,
        object: nil,
        queue: nil
      ) { _ in MainActor.assumeIsolated { orientations.append(UIDevice.current.orientation) } }
      window.rotate(to: .landscapeLeft)
      #expect(orientations.isEmpty)
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      window.rotate(to: .portrait)
      #expect(orientations == [.portrait])
      UIDevice.current.endGeneratingDeviceOrientationNotifications()
      window.rotate(to: .landscapeLeft)
      #expect(orientations.count == 1)
      NotificationCenter.default.removeObserver(observer)
      try await app.settle()
    }
  }

  @Test @MainActor func `preferences of the status bar are read from the child that decides`()
    async throws
  {
    final class Child: UIViewController {
      var reads = 0
      override var preferredStatusBarStyle: UIStatusBarStyle {
        reads += 1
        return .lightContent
      }
    }
    final class Parent: UIViewController {
      let child = Child()
      override var childForStatusBarStyle: UIViewController? { child }
    }
    try await withApp { _ in
      let parent = Parent()
      parent.setNeedsStatusBarAppearanceUpdate()
      #expect(parent.child.reads == 1)
      #expect(parent.supportedInterfaceOrientations == .allButUpsideDown)
    }
  }
}
