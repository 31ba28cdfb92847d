import HeadlessUIKit
import Testing

@MainActor
struct `The status bar` {
  private final class PreferringController: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  /// Prefers what the bar shows.
  private final class KeepingController: UIViewController {
    override var prefersStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  }

  /// Names itself as the child that decides.
  private final class OwnChildController: UIViewController {
    override var childForStatusBarStyle: UIViewController? { self }
    override var childForStatusBarHidden: UIViewController? { self }
    override var prefersStatusBarHidden: Bool { true }
  }

  private func show(_ controller: UIViewController) async throws -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try await HeadlessApp.current.settle()
    return window
  }

  @Test func `a controller that prefers what the bar shows keeps it`() async throws {
    try await withApp { _ in
      let window = try await show(KeepingController())
      #expect(!UIApplication.shared.isStatusBarHidden)
      #expect(UIApplication.shared.statusBarStyle == .default)
      window.rootViewController = PreferringController()
      #expect(UIApplication.shared.isStatusBarHidden)
      #expect(UIApplication.shared.statusBarStyle == .lightContent)
      let keeper = KeepingController()
      window.rootViewController = keeper
      keeper.setNeedsStatusBarAppearanceUpdate()
      #expect(UIApplication.shared.isStatusBarHidden)
      #expect(UIApplication.shared.statusBarStyle == .lightContent)
    }
  }

  @Test func `a controller that names itself as its child decides`() async throws {
    try await withApp { _ in
      let window = try await show(OwnChildController())
      #expect(UIApplication.shared.isStatusBarHidden)
      #expect(UIApplication.shared.statusBarStyle == .default)
      withExtendedLifetime(window) {}
    }
  }
}
