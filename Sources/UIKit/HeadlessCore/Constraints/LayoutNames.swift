import Foundation
import TraceModel

/// The names and addresses of views, guides and anchors in UIKit's messages about layout.
extension UIView {
  /// The address that texts show, which derives from the identity.
  var address: String { traceAddress(of: traceSubject) }

  /// The view in messages: class, address and the text that it shows, such as
  /// `UILabel:0x600000000100'Name'`.
  package var layoutName: String {
    let name = life.label ?? life.runtime.recording.layoutClassName(of: type(of: self))
    return "\(name):\(address)\(layoutText.map(Self.quoted) ?? "")"
  }

  /// Quotes the first 25 characters of a text, as in `UIButton:0x…'This is for ages to come!...'`.
  private static func quoted(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let start = text.prefix(25)
    let shown = start.replacing("\n", with: "\\n")
    return start.endIndex == text.endIndex ? "'\(shown)'" : "'\(shown)...'"
  }
}

extension UILayoutGuide {
  /// The guide in messages: address and identifier, such as
  /// `UILayoutGuide:0x281000000020'UIViewSafeAreaLayoutGuide'`.
  package var layoutName: String {
    let name = identity.runtime.recording.layoutClassName(of: type(of: self))
    return "\(name):\(identity.address)\(identifier.isEmpty ? "" : "'\(identifier)'")"
  }
}

extension LayoutDistance {
  /// The distance in messages: both anchors in parentheses (wtfautolayout issue 21).
  var layoutName: String { "(\(anchorNames[0]) - \(anchorNames[1]))" }

  /// The anchors with their addresses, in the order of the text.
  var names: [String] {
    zip(anchorNames, [(endItem, endAttribute), (startItem, startAttribute)]).map { name, side in
      "\(name):\(anchorAddress(of: side.0, side.1))"
    }
  }

  private var anchorNames: [String] {
    [(endItem, endAttribute), (startItem, startAttribute)].map { item, attribute in
      "\(item?.layoutName ?? "(null)").\(attribute)"
    }
  }
}

/// Returns the address that texts show for an anchor: the same for the same item and attribute.
@MainActor
func anchorAddress(
  of item: (any LayoutItem)?,
  _ attribute: NSLayoutConstraint.Attribute
) -> String {
  let number: UInt64 =
    switch item {
    case let view as UIView: UInt64(view.traceSubject.number) << 1
    case let guide as UILayoutGuide: UInt64(UInt32(bitPattern: guide.identity.number)) << 1 | 1
    default: 0
    }
  let address = 0x2820_0000_0000 + number << 8 + UInt64(attribute.rawValue) << 3
  return "0x" + String(address, radix: 16)
}

extension Recording {
  /// Returns the name of a class in messages about layout: a class of the app with its module.
  func layoutClassName(of type: AnyClass) -> String {
    isOwn(type) ? "\(type)" : "\(ModuleNames.module(of: type)).\(type)"
  }
}
