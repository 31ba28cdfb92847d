public import HeadlessUIKit

/// A short run that shows one behavior of UIKit.
public struct Story: Sendable {
  /// The name on the command line, such as `push-pop`.
  public let name: String
  /// A summary in one line.
  public let summary: String
  /// Runs the story; returns an object that must live until the recorder is closed, such as a
  /// window.
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
