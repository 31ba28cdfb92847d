import Foundation
@_spi(Runtime) import HeadlessValues

extension NibReader {
  /// Sets the style of a bar; the styles of iOS 6 are black.
  package func barStyle(_ set: (UIBarStyle) -> Void) {
    if ["black", "blackOpaque", "blackTranslucent"].contains(self["barStyle"]) { set(.black) }
    ignore("barPosition")
  }

  /// Sets the items of a bar, if it has some.
  func items<Item>(_ set: ([Item]?) -> Void) {
    let items = list("items").compactMap { source.make($0.element) as? Item }
    if !items.isEmpty { set(items) }
  }

  func appearance<Look: UIBarAppearance>(_ key: String) -> Look? {
    guard let child = child(key) else { return nil }
    let look = Look()
    look.read(child)
    source.reportUnreadChildren(of: child.element)
    return look
  }

  /// Sets the titles of the buttons that the child for a key describes.
  func buttons(_ key: String, _ look: UIBarButtonItemAppearance) {
    guard let child = child(key) else { return }
    for (name, state) in [
      ("normal", look.normal), ("highlighted", look.highlighted), ("disabled", look.disabled),
      ("focused", look.focused),
    ] {
      child.child(name)?.textAttributes("titleTextAttributes") { state.titleTextAttributes = $0 }
    }
  }

  package var blurEffect: UIBlurEffect? {
    first("blurEffect").map { UIBlurEffect(style: $0.value("style") ?? .light) }
  }

  /// Makes the view for a key.
  package func view(_ key: String, _ set: (UIView) -> Void) {
    if let view = element.child(key: key).flatMap(source.make) as? UIView { set(view) }
  }
}
