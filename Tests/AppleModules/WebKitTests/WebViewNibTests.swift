import Foundation
import HeadlessUIKit
import Testing
import TraceRecorder
import WebKit

/// Web views of xibs.
@MainActor
struct `A web view of a xib` {
  private final class Owner: NSObject, WKNavigationDelegate {}

  @Test func `the attributes and the delegate of the xib are set`() async throws {
    let text = """
      <document><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <wkWebView customUserAgent="Agent" allowsLinkPreview="NO" id="w">
      <rect key="frame" x="0" y="0" width="20" height="10"/>
      <connections><outlet property="navigationDelegate" destination="-1" id="o"/></connections>
      </wkWebView></objects></document>
      """
    try await withRecording(.inMemory(title: "web view")) { _ in
      let owner = Owner()
      let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
      let view = try #require(made.first as? WKWebView)
      #expect(view.frame.size == CGSize(width: 20, height: 10))
      #expect(view.customUserAgent == "Agent" && !view.allowsLinkPreview)
      #expect(view.navigationDelegate === owner)
    }
  }
}
