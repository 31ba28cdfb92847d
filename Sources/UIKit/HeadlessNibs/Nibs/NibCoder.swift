import Foundation

/// The coder that the runtime passes to `init(coder:)` of the objects of a storyboard or xib.
///
/// Classes of the app pass it to super. The initializer of UIKit's class reads the element; an
/// app's own keys have no values.
package final class NibCoder: NSCoder {
  @MainActor let session: NibSession
  @MainActor let scene: NibScene
  @MainActor package let element: NibElement
  /// The class of UIKit whose initializer reads the element.
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
  package func read(_ view: UIView, as type: AnyClass) {
    guard type == reader, !isUsed else { return }
    isUsed = true
    session.read(element, into: view, scene)
  }

  /// Reads the element into a controller, if the caller is the initializer of its class in UIKit.
  @MainActor
  package func read(_ controller: UIViewController, as type: AnyClass) {
    guard type == reader, !isUsed else { return }
    isUsed = true
    session.read(element, into: controller, scene)
  }

  @_spi(Runtime) public override var allowsKeyedCoding: Bool { true }
  @_spi(Runtime) public override func containsValue(forKey key: String) -> Bool { false }
  @_spi(Runtime) public override func decodeObject(forKey key: String) -> Any? { nil }
  @_spi(Runtime) public override func decodeObject() -> Any? { nil }
  @_spi(Runtime) public override func decodeBool(forKey key: String) -> Bool { false }
  @_spi(Runtime) public override func decodeCInt(forKey key: String) -> Int32 { 0 }
  @_spi(Runtime) public override func decodeInteger(forKey key: String) -> Int { 0 }
  @_spi(Runtime) public override func decodeInt32(forKey key: String) -> Int32 { 0 }
  @_spi(Runtime) public override func decodeInt64(forKey key: String) -> Int64 { 0 }
  @_spi(Runtime) public override func decodeFloat(forKey key: String) -> Float { 0 }
  @_spi(Runtime) public override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NibCoder: ElementCoder {
  package var reuseIdentifier: String? { session.reuseIdentifier }
}

extension NibCoder: LayoutCoder {
  /// Makes the layout of a collection view: a flow layout or the app's own class.
  @MainActor
  package func makeLayout() -> UICollectionViewLayout? {
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
