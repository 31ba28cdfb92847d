public import Foundation

/// Opens a URL (developer.apple.com/documentation/swiftui/openurlaction).
@MainActor @preconcurrency
public struct OpenURLAction {
  /// The result of an action for a URL.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system(URL?) }
    let kind: Kind

    /// The action has opened the URL.
    public static let handled = Result(kind: .handled)
    /// The action ignores the URL.
    public static let discarded = Result(kind: .discarded)
    /// The system opens the URL.
    public static let systemAction = Result(kind: .system(nil))
    /// The system opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (@MainActor (URL) -> Result)?

  /// Creates an action.
  @preconcurrency
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  init() {
    handler = nil
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  // choice: open-url-system
  /// Opens a URL; the completion receives whether an action of the app has accepted it.
  ///
  /// The system opens no URL here, so that the completion receives `false` for it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    guard let handler, case .handled = handler(url).kind else { return completion(false) }
    completion(true)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}

@MainActor
extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] ?? OpenURLAction() }
    set { self[OpenURLKey.self] = newValue }
  }
}
