import Foundation
import HeadlessUIKit

func everydayItem(_ index: Int) -> IndexPath { IndexPath(item: index, section: 0) }

/// A flow layout that notes its questions.
final class LoggingLayout: UICollectionViewFlowLayout {
  var lines: [String] = []
  var invalidates = false
  var returnsAll = false
  var target: CGPoint?

  override func prepare() {
    lines.append("prepare")
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    lines.append("size")
    return super.collectionViewContentSize
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    lines.append("elements")
    let all = CGRect(x: 0, y: 0, width: 10_000, height: 100_000)
    return super.layoutAttributesForElements(in: returnsAll ? all : rect)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { invalidates }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    lines.append("updates")
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    lines.append("finalize")
    super.finalizeCollectionViewUpdates()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    lines.append("initial \(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    lines.append("final \(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    lines.append("target")
    return super.targetContentOffset(forProposedContentOffset: offset)
  }

  override func targetContentOffset(
    forProposedContentOffset offset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    target
      ?? super.targetContentOffset(
        forProposedContentOffset: offset,
        withScrollingVelocity: velocity
      )
  }
}

/// A flow layout in a collection without a window.
@MainActor
func everydayFlow(
  _ count: Int,
  width: CGFloat,
  height: CGFloat = 400
) -> (UICollectionViewFlowLayout, UICollectionView, ItemSource) {
  let layout = UICollectionViewFlowLayout()
  let source = ItemSource([count])
  let view = OwningCollection(
    frame: CGRect(x: 0, y: 0, width: width, height: height),
    collectionViewLayout: layout
  )
  view.source = source
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  view.dataSource = source
  return (layout, view, source)
}

final class OwningCollection: UICollectionView {
  var source: AnyObject?
}
