import HeadlessUIKit

/// A web view whose properties can be observed.
@MainActor
protocol ObservableWebView: WKWebView {}
extension WKWebView: ObservableWebView {}
extension ObservableWebView {
  static var webProperties: [AnyKeyPath: String] {
    [
      \Self.url: "url", \Self.title: "title", \Self.isLoading: "isLoading",
      \Self.estimatedProgress: "estimatedProgress", \Self.canGoBack: "canGoBack",
      \Self.canGoForward: "canGoForward",
    ]
  }
}

/// The registration of the names of properties, which happens once.
@MainActor
enum ObservableWebViews {
  static func register() { _ = registered }

  private static let registered: Void = ObservableProperties.add {
    ($0 as? any ObservableWebView.Type)?.webProperties
  }
}
