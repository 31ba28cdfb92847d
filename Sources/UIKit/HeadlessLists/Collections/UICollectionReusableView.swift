@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation
import TraceModel

/// A view that a collection view uses again, as UIKit's `UICollectionReusableView`
/// (developer.apple.com/documentation/uikit/uicollectionreusableview).
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier with which the view was dequeued.
  open package(set) var reuseIdentifier: String?
  /// The collection view that has dequeued the view.
  weak var owner: UICollectionView?
  var displayedPath: IndexPath?
  /// The attributes that were applied last.
  private(set) var appliedAttributes: UICollectionViewLayoutAttributes?

  /// Creates a view with a frame; collection views call it with a frame of zero.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UICollectionReusableView.self)
  }

  /// Called when the view is dequeued again, before the data source receives it.
  open func prepareForReuse() {
    life.runtime.dispatcher.reached(.prepareForReuse, of: traceSubject, isCallableByApp: true)
  }

  /// Called to apply the attributes of the layout.
  ///
  /// The collection view has set the properties that views have; the base implementation does
  /// nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    life.runtime.dispatcher.reached(
      .applyLayoutAttributes,
      of: traceSubject,
      isCallableByApp: true
    )
  }

  /// Called before the layout is replaced.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the layout was replaced.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes that the view prefers to those of the layout.
  ///
  /// The base implementation returns the size that the constraints of the content give in the width
  /// of the attributes, if the layout measures the element.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    life.runtime.dispatcher.reached(
      .preferredLayoutAttributesFitting,
      of: traceSubject,
      isCallableByApp: true
    )
    guard let size = preferredSize(for: layoutAttributes), size != layoutAttributes.size,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.frame.size = size
    return preferred
  }

  /// The view whose constraints determine the preferred size.
  var measuredView: UIView { self }

  /// Returns the size that the constraints of the content give; `nil` without constraints.
  private func preferredSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    let view = measuredView
    guard view.hasMeasurableContent else { return nil }
    // A flow layout measures both sides; a list and a compositional layout keep the width.
    let isFree = owner?.collectionViewLayout is UICollectionViewFlowLayout
    let size = view.systemLayoutSizeFitting(
      isFree ? UIView.layoutFittingCompressedSize : attributes.size,
      withHorizontalFittingPriority: isFree ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    guard size.width.isFinite, size.height.isFinite else { return nil }
    return size
  }

  /// Applies the position and the appearance of attributes and sends `apply(_:)` if they are new.
  func place(_ attributes: UICollectionViewLayoutAttributes) {
    if appliedAttributes?.isEqual(attributes) != true || transform != attributes.transform {
      transform = attributes.transform
      bounds = CGRect(origin: bounds.origin, size: attributes.size)
      center = attributes.center
      alpha = attributes.alpha
    } else if frame != attributes.frame, attributes.transform == .identity {
      frame = attributes.frame
    }
    guard appliedAttributes?.isEqual(attributes) != true else { return }
    appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    life.runtime.dispatcher.send(.applyLayoutAttributes, to: traceSubject) { apply(attributes) }
  }

  /// Makes the view ready for another element.
  func sendPrepareForReuse() {
    appliedAttributes = nil
    isHidden = false
    alpha = 1
    life.runtime.dispatcher.send(.prepareForReuse, to: traceSubject) { prepareForReuse() }
  }

  /// Sets and records the index path at which the view is displayed; `nil` when it is not.
  func setDisplayedPath(_ path: IndexPath?) {
    guard displayedPath != path else { return }
    displayedPath = path
    let recording = life.runtime.recording
    recording.hierarchyText(
      .rowProperty,
      path.map { recording.name($0.traceText) } ?? .empty,
      of: traceSubject
    )
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    if let identifier = nib["reuseIdentifier"] { reuseIdentifier = identifier }
  }
}
