import Foundation
import HeadlessUIKit

extension WKWebView: NibDelegating {
  /// Sets a delegate of a web view in a storyboard.
  package func setNibDelegate(_ delegate: AnyObject, forKey key: String) -> Bool {
    switch key {
    case "navigationDelegate":
      guard let delegate = delegate as? any WKNavigationDelegate else { return false }
      navigationDelegate = delegate
    case "UIDelegate", "uiDelegate":
      guard let delegate = delegate as? any WKUIDelegate else { return false }
      uiDelegate = delegate
    default: return false
    }
    return true
  }

  /// Sets an attribute of a web view in a storyboard.
  package func setNibAttribute(_ name: String, to value: String) -> Bool {
    switch name {
    case "allowsBackForwardNavigationGestures":
      allowsBackForwardNavigationGestures = value == "YES"
    case "allowsLinkPreview": allowsLinkPreview = value == "YES"
    case "customUserAgent": customUserAgent = value
    default: return false
    }
    return true
  }
}
