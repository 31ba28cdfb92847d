public import HeadlessUIKit

/// A short run that shows one behaviour of UIKit.
public struct Story: Sendable {
  /// The name by which the command finds it, such as `push-pop`.
  public let name: String
  /// What it shows, in one line.
  public let summary: String
  /// The run; gives the window, which must live until the recorder is closed.
  public let run: @MainActor @Sendable (HeadlessApp) async throws -> UIWindow

  init(
    _ name: String,
    _ summary: String,
    run: @escaping @MainActor @Sendable (HeadlessApp) async throws -> UIWindow
  ) {
    self.name = name
    self.summary = summary
    self.run = run
  }
}
