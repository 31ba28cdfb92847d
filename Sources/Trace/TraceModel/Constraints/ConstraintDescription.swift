/// A constraint as UIKit describes it in messages.
///
/// For example `<NSLayoutConstraint:0x6000733e0 'top' UILabel:0x155.top == UIView:0x154.top + 8
/// (active)>`, or with visual format `<NSLayoutConstraint:0x6000733e0 V:|-(8)-[UILabel:0x155]
/// (active, names: '|':UIView:0x154 )>`. Before iOS 10 the names are `(Names: '|':UIView:0x154 )`.
package struct ConstraintDescription: Hashable, Sendable {
  /// A view or layout guide of a constraint.
  package struct Item: Hashable, Sendable {
    /// The class with its module, such as `UILabel`.
    package var className: String
    /// The address, with `0x`.
    package var pointer: String
    /// The number of the address; 0 if it has more than 16 digits.
    package var address: UInt64

    /// Whether the item is a layout guide, not a view.
    package var isGuide: Bool {
      className.hasSuffix("LayoutGuide") || className.hasSuffix("Spacer")
    }
    /// The class without its module.
    package var shortClass: String {
      className.split(separator: ".").last.map(String.init) ?? className
    }

    /// The views and layout guides that a text mentions as `UILabel:0x155` or
    /// `<UILabel: 0x155; …>`, each once.
    package static func all(in text: String) -> [Item] {
      var items: [Item] = []
      for piece in ConstraintScanner.pieces(of: text) {
        guard case .item(let item) = piece, !item.className.hasSuffix("Constraint"),
          !item.className.hasSuffix("Anchor"), !item.className.hasSuffix("Dimension"),
          !item.className.hasSuffix("Layer"), !items.contains(item)
        else { continue }
        items.append(item)
      }
      return items
    }
  }

  /// The class, such as `NSAutoresizingMaskLayoutConstraint`.
  package let className: String
  /// The address, with `0x`.
  package let pointer: String
  /// The identifier that the app or UIKit gave to the constraint; empty if there is none.
  package let identifier: String
  /// The items in the order of the equation, each once; the superview of a visual format is the
  /// last.
  package let items: [Item]
  /// The equation with the items as UIKit prints them.
  private let body: String
  /// The item that `|` means; `nil` for an equation without it.
  private let superview: Item?

  /// Whether the frame of a view implies the constraint.
  package var isAutoresizing: Bool { className.hasSuffix("AutoresizingMaskLayoutConstraint") }

  /// Whether a list sets the size of its cell by the constraint.
  package var isEncapsulatedSize: Bool { identifier.hasPrefix("UIView-Encapsulated-Layout-") }

  /// Whether UIKit sets a temporary size by the constraint, before the first layout.
  package var isTemporarySize: Bool { identifier.hasPrefix("_UITemporaryLayout") }

  /// The view that the constraint is about: the first view that is not the superview.
  package var subject: Item? {
    items.first { $0 != superview && !$0.isGuide } ?? superview ?? items.first
  }

  /// Reads a description, which may have a list's quotation marks and comma around it.
  ///
  /// - Returns: `nil` for any other text, such as the description of a view.
  package init?(_ text: some StringProtocol) {
    var scanner = ConstraintScanner(text)
    guard let head = scanner.readHead() else { return nil }
    className = head.className
    pointer = head.pointer
    identifier = scanner.readIdentifier()
    let (body, names) = scanner.readBody()
    self.body = body
    superview = names.items["|"] ?? nil
    var items: [Item] = []
    for piece in ConstraintScanner.pieces(of: body) {
      guard case .item(let item) = piece, !items.contains(item) else { continue }
      items.append(item)
    }
    for item in names.ordered where !items.contains(item) { items.append(item) }
    self.items = items
  }

  /// The descriptions of constraints in a text, each from its bracket to the end of its line or to
  /// the next one.
  package static func all(in text: some StringProtocol) -> [ConstraintDescription] {
    Substring(text).split(whereSeparator: \.isNewline).flatMap { line in
      let starts = line.indices.filter { line[$0] == "<" && isDescription(line[$0...]) }
      return zip(starts, starts.dropFirst() + [line.endIndex]).compactMap { start, end in
        let part = line[start..<end]
        return ConstraintDescription(part.lastIndex(of: ">").map { part[...$0] } ?? part)
      }
    }
  }

  /// Whether a text begins with the description of a constraint.
  private static func isDescription(_ text: Substring) -> Bool {
    var scanner = ConstraintScanner(text.prefix(longestHead))
    return scanner.readHead() != nil
  }

  /// The maximum length of a class and an address.
  private static let longestHead = 200

  /// The equation, with the items named by a closure: `UILabel#5.top == UIView#3.top + 8`.
  package func equation(naming name: (Item) -> String) -> String {
    var text = ""
    for piece in ConstraintScanner.pieces(of: body) {
      switch piece {
      case .text(let other): text += other
      case .item(let item): text += name(item)
      }
    }
    if let superview, body.contains("|") { text += " in \(name(superview))" }
    return identifier.isEmpty ? text : "'\(identifier)' \(text)"
  }
}
