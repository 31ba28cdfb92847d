import Foundation
import HeadlessUIKit

func everydayItem(_ index: Int) -> IndexPath { IndexPath(item: index, section: 0) }

@MainActor
final class SelectingItems: NSObject, UICollectionViewDelegate {
  var lines: [String] = []

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    lines.append("should")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    lines.append("did")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    lines.append("didDeselect")
  }
}
