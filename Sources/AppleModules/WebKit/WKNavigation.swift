public import Foundation
import HeadlessUIKit

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif

/// A load of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// The cause of a navigation; the names and values of WebKit's `WKNavigationType`.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted = 1
  /// A step in the list of pages.
  case backForward = 2
  case reload = 3
  /// A form that is submitted again.
  case formResubmitted = 4
  /// Another cause, such as a load by the app.
  case other = -1
}

/// The decision about a navigation; the names and values of WebKit's `WKNavigationActionPolicy`.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The navigation is cancelled.
  case cancel
  /// The navigation continues.
  case allow
  /// The content is downloaded, which the runtime treats as cancelled.
  case download
}

/// A navigation about which the delegate decides.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  /// The cause.
  public let navigationType: WKNavigationType
  /// The frame of the page; the runtime has only the main frame.
  public let targetFrame: WKFrameInfo?

  init(url: URL, type: WKNavigationType) {
    request = URLRequest(url: url)
    navigationType = type
    targetFrame = WKFrameInfo()
    super.init()
  }
}

/// A frame of a page: the main frame.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether the frame is the main frame: `true`.
  open var isMainFrame: Bool { true }
}

/// An error of a web view.
public struct WKError: Error, Hashable, Sendable {
  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  /// The code of an error.
  public enum Code: Int, Sendable {
    case unknown = 1
    /// The process of the page has ended.
    case webContentProcessTerminated = 2
    /// A script has failed.
    case javaScriptExceptionOccurred = 4
    /// The delegate has cancelled the navigation.
    case frameLoadInterrupted = 102
  }
}

/// Receives the messages of navigations, with the methods of WebKit's `WKNavigationDelegate`
/// (developer.apple.com/documentation/webkit/wknavigationdelegate).
///
/// Each method has a default implementation that allows or ignores.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
  /// Called to decide about a navigation.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  )
  /// Called when a navigation has started.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?)
  /// Called when content arrives.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation?)
  /// Called when a navigation has ended.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?)
  /// Called when a navigation has failed before content arrived.
  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation?,
    withError error: any Error
  )
  /// Called when a navigation has failed; never called by the runtime.
  func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation?,
    withError error: any Error
  )
}

extension WKNavigationDelegate {
  /// Allows the navigation.
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView,
    didStartProvisionalNavigation navigation: WKNavigation?
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation?) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {}
  public func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation?,
    withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation?,
    withError error: any Error
  ) {}
}

/// Shows the user interface of pages, with the methods of WebKit's `WKUIDelegate`; no page calls
/// them.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {
  /// Called to create a web view for a new window.
  func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction
  ) -> WKWebView?
  /// Called to show an alert of a script.
  func webView(
    _ webView: WKWebView,
    runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void
  )
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction
  ) -> WKWebView? { nil }
  /// Calls the completion.
  public func webView(
    _ webView: WKWebView,
    runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void
  ) { completionHandler() }
}

/// The pages that a web view has loaded.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var index = -1

  private func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(index) ? items[index] : nil
  }

  /// The current page.
  open var currentItem: WKBackForwardListItem? { item(at: index) }
  /// The page before the current one.
  open var backItem: WKBackForwardListItem? { item(at: index - 1) }
  /// The page after the current one.
  open var forwardItem: WKBackForwardListItem? { item(at: index + 1) }
  /// The pages before the current one, oldest first.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, index))) }
  /// The pages after the current one.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  func append(_ url: URL) {
    items = items.prefix(index + 1) + [WKBackForwardListItem(url: url)]
    index = items.count - 1
  }

  func contains(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }

  func select(_ item: WKBackForwardListItem) {
    index = items.firstIndex { $0 === item } ?? index
  }
}

/// A page that a web view has loaded.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The address.
  public let url: URL
  /// The address of the load.
  open var initialURL: URL { url }
  /// The title: empty.
  open var title: String? { "" }

  init(url: URL) {
    self.url = url
    super.init()
  }
}
