package import Foundation

/// The texts of a storyboard or xib in the language of the run.
@MainActor
package protocol NibTextSource: AnyObject {
  /// Returns the text for an element; `nil` if the language has none.
  func text(_ name: String, of element: NibElement) -> String?
}

/// An element of a storyboard or xib, with the notes about which of its parts were read.
///
/// The runtime reports attributes and children of decoded elements that nothing has read; so each
/// access marks the returned attributes and children.
@MainActor
package final class NibElement {
  package let name: String
  /// The line in the file, from 1.
  package let line: Int
  private let attributes: [(name: String, value: String)]
  private var readAttributes: Set<Int> = []
  package fileprivate(set) var children: [NibElement] = []
  package fileprivate(set) weak var parent: NibElement?
  /// The texts of the document in the language of the run.
  package weak var texts: (any NibTextSource)?
  /// The characters between the tags.
  package fileprivate(set) var text = ""
  package var isRead = false

  package init(_ name: String, line: Int, attributes: [String: String]) {
    self.name = name
    self.line = line
    self.attributes = attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  package func append(_ child: NibElement) {
    child.parent = self
    children.append(child)
  }

  package func append(text: String) { self.text += text }

  /// Returns the value of an attribute and marks it as read.
  package subscript(name: String) -> String? {
    guard let index = attributes.firstIndex(where: { $0.name == name }) else { return nil }
    readAttributes.insert(index)
    return attributes[index].value
  }

  /// Returns the value of an attribute without marking it as read.
  package func value(of name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The identity in the document.
  package var id: String { self["id"] ?? "" }
  /// The property of the parent whose value the element is.
  package var key: String? { self["key"] }

  /// Returns the first child with a name, and marks it as read.
  package func child(_ name: String) -> NibElement? {
    let found = children.first { $0.name == name }
    found?.isRead = true
    return found
  }

  /// Returns the child for a key, and marks it as read.
  package func child(key: String) -> NibElement? {
    let found = children.first { $0.key == key }
    found?.isRead = true
    return found
  }

  /// Returns the children of the child with a name, and marks all of them as read.
  package func list(_ name: String) -> [NibElement] {
    let found = child(name)?.children ?? []
    for element in found { element.isRead = true }
    return found
  }

  /// Returns an attribute that is `YES` or `NO`; `nil` without the attribute.
  package func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

  /// Returns an attribute that is a finite number; `nil` without the attribute.
  ///
  /// An attribute with another text stays unread, and is reported.
  package func number(_ name: String) -> CGFloat? {
    guard let text = self[name] else { return nil }
    if let number = Double(text), number.isFinite { return CGFloat(number) }
    markUnread(name)
    return nil
  }

  private func markUnread(_ name: String) {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      readAttributes.remove(index)
    }
  }

  /// Returns an attribute that is an integer; `nil` without the attribute.
  package func integer(_ name: String) -> Int? {
    guard let text = self[name] else { return nil }
    if let number = Int(text) ?? Double(text).flatMap(Int.init(exactly:)) { return number }
    markUnread(name)
    return nil
  }

  /// Returns the value that a table has for the text of an attribute; `nil` for another text.
  package func choice<Value>(_ name: String, _ values: [String: Value]) -> Value? {
    self[name].flatMap { values[$0] }
  }

  /// The element of the object to which a connection belongs.
  package var owner: NibElement? { parent?.name == "connections" ? parent?.parent : parent }

  /// The names of the attributes.
  package var names: [String] { attributes.map(\.name) }

  /// The names of the attributes that were not read.
  package var unreadAttributes: [String] {
    attributes.indices.filter { !readAttributes.contains($0) }.map { attributes[$0].name }
  }

  /// Marks the element and everything in it as read.
  package func ignore() {
    isRead = true
    readAttributes = Set(attributes.indices)
    for child in children { child.ignore() }
  }

  /// The element and its descendants, in the order of the file.
  package var all: [NibElement] { [self] + children.flatMap(\.all) }
}
