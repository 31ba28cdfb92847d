public import HeadlessUIKit

/// A short run that shows one behaviour of UIKit.
public struct Story: Sendable {
  /// The name by which the command finds it, such as `push-pop`.
  public let name: String
  /// What it shows, in one line.
  public let summary: String
  /// The run; gives what must live until the recorder is closed, such as the window.
  public let run: @MainActor @Sendable (HeadlessApp) async throws -> any AnyObject & Sendable

  init(
    _ name: String,
    _ summary: String,
    run: @escaping @MainActor @Sendable (HeadlessApp) async throws -> any AnyObject & Sendable
  ) {
    self.name = name
    self.summary = summary
    self.run = run
  }
}
