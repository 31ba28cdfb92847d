import HeadlessUIKit

/// Shows a controller as the root of a new window and lets it appear.
///
/// - Returns: The window, which the caller keeps.
@MainActor
func show(_ root: UIViewController, in app: HeadlessApp) async throws -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  window.rootViewController = root
  window.makeKeyAndVisible()
  try await app.advance(by: .milliseconds(50))
  return window
}

/// A second screen.
final class DetailViewController: UIViewController {}
