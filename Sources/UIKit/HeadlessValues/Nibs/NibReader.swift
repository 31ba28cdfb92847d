package import Foundation

/// What reading an element needs from the storyboard or xib around it.
@MainActor
package protocol NibSource {
  /// The bundle in which images are searched.
  var bundle: Bundle? { get }
  /// Returns the color of an element; `nil` for `<nil>`, and for an unknown one, which is reported.
  func color(_ element: NibElement) -> UIColor?
  /// Makes the view or the bar item of an element; `nil` for another one, which is reported.
  func make(_ element: NibElement) -> AnyObject?
  /// Reads an element into a view that its superview has made.
  func read(_ element: NibElement, into view: AnyObject)
  /// Returns a closure that makes the view of a prototype.
  func prototype(_ element: NibElement) -> @MainActor () -> AnyObject?
  /// Reports the children that nothing has read.
  func reportUnreadChildren(of element: NibElement)
}

/// An element of a storyboard or xib, which a class of UIKit reads into its object.
///
/// What is returned counts as read; the rest is reported. A closure is called if the element has the
/// value.
@MainActor
@_spi(Runtime) public struct NibReader {
  package let element: NibElement
  package let source: any NibSource

  package init(_ element: NibElement, _ source: any NibSource) {
    self.element = element
    self.source = source
  }

  // MARK: Attributes

  package subscript(name: String) -> String? { element[name] }

  package func flag(_ name: String) -> Bool? { element.flag(name) }
  package func flag(_ name: String, _ set: (Bool) -> Void) { flag(name).map(set) }

  package func number(_ name: String) -> CGFloat? { element.number(name) }
  package func number(_ name: String, _ set: (CGFloat) -> Void) { number(name).map(set) }

  package func integer(_ name: String) -> Int? { element.integer(name) }
  package func integer(_ name: String, _ set: (Int) -> Void) { integer(name).map(set) }

  /// Returns the case of an enumeration whose name an attribute has.
  package func value<Value: RawRepresentable>(_ name: String) -> Value?
  where Value.RawValue: BinaryInteger { self[name].flatMap { NibValues.value($0, of: Value.self) } }

  package func value<Value: RawRepresentable>(_ name: String, _ set: (Value) -> Void)
  where Value.RawValue: BinaryInteger { value(name).map(set) }

  /// Returns a text in the language of the run.
  package func text(_ name: String) -> String? { NibValues.text(name, of: element) }
  package func text(_ name: String, _ set: (String) -> Void) { text(name).map(set) }

  package func image(_ name: String) -> UIImage? {
    NibValues.image(name, of: element, in: source.bundle)
  }
  package func image(_ name: String, _ set: (UIImage) -> Void) { image(name).map(set) }

  // MARK: Children

  /// Returns the child for a key.
  package func child(_ key: String) -> NibReader? {
    element.child(key: key).map { NibReader($0, source) }
  }

  /// Returns the first child with a name.
  package func first(_ name: String) -> NibReader? {
    element.child(name).map { NibReader($0, source) }
  }

  /// Returns the children with a name.
  package func children(_ name: String) -> [NibReader] {
    element.children.filter { $0.name == name }.map { child in
      child.isRead = true
      return NibReader(child, source)
    }
  }

  /// Returns the children of the child with a name.
  package func list(_ name: String) -> [NibReader] {
    element.list(name).map { NibReader($0, source) }
  }

  /// Sets a color; `nil` for an unknown one.
  package func color(_ key: String, _ set: (UIColor?) -> Void) {
    if let child = element.child(key: key) { set(source.color(child)) }
  }

  package func font(_ set: (UIFont) -> Void) {
    element.child(key: "fontDescription").flatMap(NibValues.font).map(set)
  }

  package func insets(_ key: String, _ set: (UIEdgeInsets) -> Void) {
    element.child(key: key).map { set(NibValues.insets($0)) }
  }

  package func size(_ key: String, _ set: (CGSize) -> Void) {
    element.child(key: key).map { set(NibValues.size($0)) }
  }

  /// Returns the attributes of a text that the child for a key describes.
  package func textAttributes(_ key: String, _ set: ([NSAttributedString.Key: Any]) -> Void) {
    guard let child = child(key) else { return }
    var attributes: [NSAttributedString.Key: Any] = [:]
    child.font { attributes[.font] = $0 }
    child.color("textColor") { attributes[.foregroundColor] = $0 }
    // Shadows of texts are not drawn.
    child.ignore("textShadowColor", "textShadowOffset")
    set(attributes)
  }

  /// Reads the child for a key into a view that the object has made.
  package func part(_ key: String, into view: AnyObject?) {
    if let view, let child = element.child(key: key) { source.read(child, into: view) }
  }

  /// Marks attributes and children as read that have no effect.
  package func ignore(_ names: String...) {
    for name in names {
      _ = self[name]
      element.child(key: name)?.ignore()
    }
  }
}
