public import Foundation
public import HeadlessUIKit

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// A web view that loads nothing, so that apps with web content compile and are laid out.
///
/// Each load creates a navigation, changes ``url`` and the list of addresses, and ends in the next
/// turns of the main loop as if an empty page had arrived at once: the delegate decides, and
/// receives the start, the commit and the end (developer.apple.com/documentation/webkit/wkwebview).
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// A copy of the configuration of the initializer.
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate of the user interface; no page calls it.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The scroll view of the content.
  public let scrollView = UIScrollView()
  /// The addresses that were loaded.
  public let backForwardList = WKBackForwardList()
  /// The address of the page.
  open private(set) var url: URL? { didSet { notify("url", oldValue, url) } }
  /// The title of the page: empty, because no page is read; `nil` before the first load.
  open private(set) var title: String? { didSet { notify("title", oldValue, title) } }
  /// Whether a navigation has not ended.
  open private(set) var isLoading = false {
    didSet { notify("isLoading", oldValue, isLoading) }
  }
  /// The progress from 0 to 1.
  open private(set) var estimatedProgress = 0.0 {
    didSet { notify("estimatedProgress", oldValue, estimatedProgress) }
  }
  /// Whether all content was loaded over secure connections.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// Whether swipes go back and forward; they do not in the runtime.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links show previews.
  open var allowsLinkPreview = true
  /// The user agent of the app.
  open var customUserAgent: String?
  /// The scale of the page.
  open var pageZoom: CGFloat = 1
  /// Whether the page can be inspected.
  open var isInspectable = false
  private var current: WKNavigation?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  /// Creates a web view with a default configuration.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a web view from an archive; the archive is not read.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    ObservableWebViews.register()
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  /// Whether there is a page before the current one.
  open var canGoBack: Bool { backForwardList.backItem != nil }
  /// Whether there is a page after the current one.
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  /// Loads an address.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    return navigate(to: url, as: .other) { $0.append(url) }
  }

  /// Loads a text of HTML, which is not read.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let url = baseURL ?? URL(string: "about:blank")
    guard let url else { return nil }
    return navigate(to: url, as: .other) { $0.append(url) }
  }

  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    navigate(to: URL, as: .other) { $0.append(URL) }
  }

  /// Loads data, which is not read.
  @discardableResult
  open func load(
    _ data: Data,
    mimeType MIMEType: String,
    characterEncodingName: String,
    baseURL: URL
  ) -> WKNavigation? { navigate(to: baseURL, as: .other) { $0.append(baseURL) } }

  /// Loads the page again; `nil` without a page.
  @discardableResult
  open func reload() -> WKNavigation? {
    guard let url else { return nil }
    return navigate(to: url, as: .reload) { _ in }
  }

  /// Loads the page again; `nil` without a page.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Loads the previous page; `nil` if there is none.
  @discardableResult
  open func goBack() -> WKNavigation? {
    backForwardList.backItem.flatMap { go(to: $0) }
  }

  /// Loads the next page; `nil` if there is none.
  @discardableResult
  open func goForward() -> WKNavigation? {
    backForwardList.forwardItem.flatMap { go(to: $0) }
  }

  /// Loads a page of the list; `nil` for an item that is not in it.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard backForwardList.contains(item) else { return nil }
    return navigate(to: item.url, as: .backForward) { $0.select(item) }
  }

  /// Ends the navigation; its delegate receives no end.
  open func stopLoading() {
    current = nil
    isLoading = false
  }

  /// Runs a script: the completion receives `nil` in the next turn.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    HeadlessApp.current.schedule(after: .zero, label: "end of a script") {
      completionHandler(nil, nil)
    }
  }

  /// Returns an image of the view's size without pixels, in the next turn.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    let size = bounds.size
    HeadlessApp.current.schedule(after: .zero, label: "end of a snapshot") {
      completionHandler(UIImage(size: size), nil)
    }
  }

  /// Notifies the observers of a property that differs.
  private func notify<Value: Equatable>(_ name: String, _ old: Value, _ new: Value) {
    if old != new { valueChanged(name, from: old) }
  }

  private func navigate(
    to url: URL,
    as type: WKNavigationType,
    _ change: @escaping (WKBackForwardList) -> Void
  ) -> WKNavigation {
    let navigation = WKNavigation()
    current = navigation
    isLoading = true
    estimatedProgress = 0.1
    self.url = url
    let app = HeadlessApp.current
    app.schedule(after: .zero, label: "decision about a navigation") { [weak self] in
      guard let self, current === navigation else { return }
      decide(navigation, WKNavigationAction(url: url, type: type)) { [weak self] in
        app.schedule(after: .zero, label: "end of a navigation") {
          self?.finish(navigation, change)
        }
      }
    }
    return navigation
  }

  private func decide(
    _ navigation: WKNavigation,
    _ action: WKNavigationAction,
    _ go: @escaping @MainActor () -> Void
  ) {
    guard let delegate = navigationDelegate else { return go() }
    delegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      guard let self, current === navigation else { return }
      guard policy == .allow else {
        stopLoading()
        delegate.webView(
          self,
          didFailProvisionalNavigation: navigation,
          withError: WKError(.frameLoadInterrupted)
        )
        return
      }
      delegate.webView(self, didStartProvisionalNavigation: navigation)
      go()
    }
  }

  private func finish(_ navigation: WKNavigation, _ change: (WKBackForwardList) -> Void) {
    guard current === navigation else { return }
    let (couldGoBack, couldGoForward) = (canGoBack, canGoForward)
    change(backForwardList)
    notify("canGoBack", couldGoBack, canGoBack)
    notify("canGoForward", couldGoForward, canGoForward)
    navigationDelegate?.webView(self, didCommit: navigation)
    guard current === navigation else { return }
    current = nil
    isLoading = false
    estimatedProgress = 1
    title = ""
    navigationDelegate?.webView(self, didFinish: navigation)
  }
}
