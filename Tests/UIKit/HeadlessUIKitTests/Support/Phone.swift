import HeadlessUIKit

/// Shows a controller on a phone with a status bar of 47 points and a home indicator of 34.
@MainActor
@discardableResult
func showPhone(_ root: UIViewController, in app: HeadlessApp) async throws -> UIWindow {
  let window = makeWindow(in: app)
  window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  window.rootViewController = root
  window.makeKeyAndVisible()
  try await app.settle()
  return window
}
