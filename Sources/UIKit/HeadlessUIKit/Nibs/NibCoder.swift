import Foundation

/// The coder that the runtime passes to `init(coder:)` of the objects of a storyboard or xib.
///
/// Classes of the app pass it to super. The initializer of UIKit's class reads the element; an app's
/// own keys have no values.
final class NibCoder: NSCoder {
  @MainActor let session: NibSession
  @MainActor let scene: NibScene
  @MainActor let element: NibElement
  /// The UIKit class whose initializer reads the element.
  @MainActor private let reader: AnyClass
  /// Whether the initializer of UIKit's class was called.
  @MainActor private(set) var isUsed = false

  @MainActor
  init(_ session: NibSession, _ scene: NibScene, _ element: NibElement, reader: AnyClass) {
    self.session = session
    self.scene = scene
    self.element = element
    self.reader = reader
    super.init()
  }

  /// Reads the element into a view, if the caller is the initializer of its class in UIKit.
  @MainActor
  func read(_ view: UIView, as type: AnyClass) {
    guard type == reader, !isUsed else { return }
    isUsed = true
    session.read(element, into: view, scene)
  }

  /// Reads the element into a controller, if the caller is the initializer of its class in UIKit.
  @MainActor
  func read(_ controller: UIViewController, as type: AnyClass) {
    guard type == reader, !isUsed else { return }
    isUsed = true
    session.read(element, into: controller, scene)
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeObject() -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeCInt(forKey key: String) -> Int32 { 0 }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension UIView {
  /// Reads the element of a storyboard or xib at the end of `init(coder:)` of a UIKit class.
  func decode(_ coder: NSCoder, as type: AnyClass) { (coder as? NibCoder)?.read(self, as: type) }
}

extension UIViewController {
  /// Reads the element of a storyboard at the end of `init(coder:)` of a UIKit class.
  func decode(_ coder: NSCoder, as type: AnyClass) { (coder as? NibCoder)?.read(self, as: type) }
}

extension NSCoder {
  /// The element that is read, for values that an initializer needs before super.
  @MainActor var nibElement: NibElement? { (self as? NibCoder)?.element }
}

extension NSCoder {
  /// The identifier for which a table or collection has registered the xib.
  @MainActor var nibReuseIdentifier: String? { (self as? NibCoder)?.session.reuseIdentifier }
}

extension NibCoder {
  /// Makes the layout of a collection view: a flow layout or the app's own class.
  @MainActor
  func makeLayout() -> UICollectionViewLayout? {
    guard let child = element.child(key: "collectionViewLayout") else { return nil }
    let base: UICollectionViewLayout.Type =
      child.name == "collectionViewFlowLayout"
      ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    let found: AnyClass = NibClasses.type(
      of: child,
      base: base,
      in: session.document,
      session.runtime
    )
    return (found as? UICollectionViewLayout.Type ?? base).init(coder: self)
  }
}

extension NibSession {
  private static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
  ]

  /// Returns the style of a cell; cells with content of their own have none.
  static func cellStyle(_ element: NibElement) -> UITableViewCell.CellStyle {
    element["style"].flatMap { cellStyles[$0] } ?? .default
  }
}
