public import Foundation

/// The position and the appearance of a cell, a supplementary view or a decoration view, as UIKit's
/// `UICollectionViewLayoutAttributes`
/// (developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes).
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The index path of the element.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Whether the element is a cell, a supplementary view or a decoration view.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  open private(set) var representedElementKind: String?
  private var boundsStorage = CGRect.zero

  /// Creates the attributes of a cell at the first index path.
  public required override init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates the attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Returns attributes of a class.
  static func make(
    _ type: AnyClass,
    _ path: IndexPath,
    supplementaryKind: String? = nil,
    decorationKind: String? = nil
  ) -> UICollectionViewLayoutAttributes {
    let type = type as? UICollectionViewLayoutAttributes.Type
    let attributes = (type ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = path
    if let kind = supplementaryKind ?? decorationKind {
      attributes.representedElementKind = kind
      attributes.representedElementCategory =
        supplementaryKind == nil ? .decorationView : .supplementaryView
    }
    return attributes
  }

  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2,
        y: center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    set {
      boundsStorage.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  open var center = CGPoint.zero
  open var size: CGSize {
    get { boundsStorage.size }
    set { boundsStorage.size = newValue }
  }
  /// The bounds, whose origin is zero.
  open var bounds: CGRect {
    get { boundsStorage }
    set { boundsStorage = CGRect(origin: .zero, size: newValue.size) }
  }
  /// The transform about the center.
  open var transform = CGAffineTransform.identity
  // inert: elements are placed by their two-dimensional transform
  /// The transform in three dimensions.
  open var transform3D = CATransform3DIdentity
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The position from back to front.
  open var zIndex = 0
  /// Whether the element is hidden; a hidden element has no view.
  open var isHidden = false

  /// Returns a copy with the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.boundsStorage = boundsStorage
    copy.center = center
    copy.transform = transform
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// Returns whether two elements, their positions and their appearances are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && boundsStorage == other.boundsStorage
      && representedElementKind == other.representedElementKind && center == other.center
      && representedElementCategory == other.representedElementCategory && alpha == other.alpha
      && transform == other.transform && transform3D == other.transform3D && zIndex == other.zIndex
      && isHidden == other.isHidden
  }

  /// A hash value for use with `isEqual`.
  open override var hash: Int { indexPath.hashValue }
}
