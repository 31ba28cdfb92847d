import HeadlessCore

/// A coder that makes the layout of a collection view of a storyboard or xib.
@MainActor
package protocol LayoutCoder: ElementCoder {
  /// Makes the layout: a flow layout or the app's own class.
  func makeLayout() -> UICollectionViewLayout?
}
