import Foundation
import HeadlessUIKit
import Testing
import TraceRecorder
import WebKit

struct `Web views without a network` {
  @MainActor
  private final class Delegate: WKNavigationDelegate {
    var lines: [String] = []
    var policy = WKNavigationActionPolicy.allow

    func webView(
      _ webView: WKWebView,
      decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      lines.append("decide \(navigationAction.request.url?.absoluteString ?? "")")
      decisionHandler(policy)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?) {
      lines.append("start")
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation?) {
      lines.append("commit")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {
      lines.append("finish \(webView.isLoading)")
    }

    func webView(
      _ webView: WKWebView,
      didFailProvisionalNavigation navigation: WKNavigation?,
      withError error: any Error
    ) { lines.append("fail \((error as? WKError)?.code.rawValue ?? 0)") }
  }

  @MainActor
  private func run(_ body: @MainActor (HeadlessApp) async throws -> Void) async throws {
    try await withRecording(.inMemory(title: "test", failurePolicy: .record), body)
  }

  private func request(_ path: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: "https://example.com/\(path)")))
  }

  @Test @MainActor func `a load ends in the next turns, and the delegate receives its parts`()
    async throws
  {
    try await run { app in
      let (webView, delegate) = (WKWebView(), Delegate())
      webView.navigationDelegate = delegate
      webView.load(try request("a"))
      #expect(webView.isLoading)
      #expect(delegate.lines.isEmpty)
      try await app.settle()
      #expect(
        delegate.lines == ["decide https://example.com/a", "start", "commit", "finish false"]
      )
      #expect(webView.estimatedProgress == 1)
      #expect(webView.url?.path == "/a")
    }
  }

  @Test @MainActor func `the state of a load notifies observers`() async throws {
    try await run { app in
      let webView = WKWebView()
      var changes: [String] = []
      let observations = [
        webView.observe(\.estimatedProgress, options: .new) {
          changes.append("progress \($1.newValue ?? -1)")
        },
        webView.observe(\.isLoading) { webView, _ in changes.append("loading \(webView.isLoading)")
        },
        webView.observe(\.url) { webView, _ in changes.append(webView.url?.path ?? "no address") },
        webView.observe(\.canGoBack) { webView, _ in changes.append("back \(webView.canGoBack)") },
      ]
      for path in ["a", "b"] {
        webView.load(try request(path))
        try await app.settle()
      }
      #expect(
        changes == [
          "loading true", "progress 0.1", "/a", "loading false", "progress 1.0", "loading true",
          "progress 0.1", "/b", "back true", "loading false", "progress 1.0",
        ]
      )
      for observation in observations { observation.invalidate() }
    }
  }

  @Test @MainActor func `a cancelled navigation fails`() async throws {
    try await run { app in
      let (webView, delegate) = (WKWebView(), Delegate())
      delegate.policy = .cancel
      webView.navigationDelegate = delegate
      webView.load(try request("a"))
      try await app.settle()
      #expect(delegate.lines == ["decide https://example.com/a", "fail 102"])
      #expect(!webView.isLoading)
      #expect(webView.backForwardList.currentItem == nil)
    }
  }

  @Test @MainActor func `a web view goes back and forward in its pages`() async throws {
    try await run { app in
      let webView = WKWebView()
      for path in ["a", "b", "c"] {
        webView.load(try request(path))
        try await app.settle()
      }
      #expect(!webView.canGoForward)
      webView.goBack()
      try await app.settle()
      #expect(webView.url?.path == "/b")
      #expect(webView.canGoForward)
      webView.load(try request("d"))
      try await app.settle()
      #expect(webView.backForwardList.backList.map(\.url.path) == ["/a", "/b"])
      #expect(webView.goForward() == nil)
    }
  }

  @Test @MainActor func `a stopped load or the next load replaces a load`() async throws {
    try await run { app in
      let (webView, delegate) = (WKWebView(), Delegate())
      webView.navigationDelegate = delegate
      webView.load(try request("a"))
      webView.load(try request("b"))
      try await app.settle()
      #expect(delegate.lines.count == 4)
      webView.reload()
      webView.stopLoading()
      try await app.settle()
      #expect(delegate.lines.count == 4)
    }
  }

  @Test @MainActor func `a view of the app's web content is a view of the runtime`() async throws {
    try await run { app in
      let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      #expect(webView.scrollView.frame.size == CGSize(width: 100, height: 200))
      var result: Any? = 1
      webView.evaluateJavaScript("document.title") { value, _ in result = value }
      try await app.settle()
      #expect(result == nil)
    }
  }
}
