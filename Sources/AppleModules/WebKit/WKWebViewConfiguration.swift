public import Foundation
import HeadlessUIKit

// inert: no page is loaded
/// The configuration of a web view, as WebKit's `WKWebViewConfiguration`.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// The scripts of the app.
  open var userContentController = WKUserContentController()
  /// The preferences of pages.
  open var preferences = WKPreferences()
  /// The preferences of new pages.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// The store of cookies and caches.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The process of pages.
  open var processPool = WKProcessPool()
  /// Whether videos play in the page.
  open var allowsInlineMediaPlayback = false
  /// Whether picture in picture is allowed.
  open var allowsPictureInPictureMediaPlayback = true
  /// The media that play only after a tap.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether content appears only when it is complete.
  open var suppressesIncrementalRendering = false
  /// The name of the app in the user agent.
  open var applicationNameForUserAgent: String?
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  /// All kinds of content.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

// inert: no page is loaded
/// The preferences of pages, as WebKit's `WKPreferences`.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Whether scripts run.
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var minimumFontSize: CGFloat = 0
}

// inert: no page is loaded
/// The preferences of a page, as WebKit's `WKWebpagePreferences`.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Whether scripts of the page run.
  open var allowsContentJavaScript = true
}

// inert: no page is loaded
/// The process of pages, as WebKit's `WKProcessPool`.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

// inert: no page is loaded
/// The store of cookies and caches, as WebKit's `WKWebsiteDataStore`; it is empty.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)
  /// Whether the data is kept.
  public let isPersistent: Bool

  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  /// Returns the store that is kept.
  open class func `default`() -> WKWebsiteDataStore { shared }

  /// Returns a new store that is not kept.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
}

// inert: no page is loaded
/// The scripts of an app, as WebKit's `WKUserContentController`.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  open func removeAllUserScripts() { userScripts = [] }

  /// Adds a handler of messages, which is retained; pages send none.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }

  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }

  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// Receives the messages of scripts; pages send none.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
  /// Called when a script sends a message.
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

// inert: no page is loaded
/// A message of a script, as WebKit's `WKScriptMessage`.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  public let body: Any
  /// The name of the handler.
  public let name: String

  init(body: Any, name: String) {
    self.body = body
    self.name = name
    super.init()
  }
}

// inert: no page is loaded
/// A script, as WebKit's `WKUserScript`.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The text.
  public let source: String
  /// When the script runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether the script runs only in the main frame.
  public let isForMainFrameOnly: Bool

  public init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// When a script runs; the names and values of WebKit's `WKUserScriptInjectionTime`.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// The script runs before the document is read.
  case atDocumentStart
  /// The script runs after the document was read.
  case atDocumentEnd
}

// inert: images have no pixels
/// The configuration of a snapshot, as WebKit's `WKSnapshotConfiguration`.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The rectangle; null is the whole view.
  open var rect = CGRect.null
  /// The width of the image.
  open var snapshotWidth: NSNumber?
  /// Whether pending changes are included.
  open var afterScreenUpdates = true
}
