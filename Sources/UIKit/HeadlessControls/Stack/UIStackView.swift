@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation
import TraceModel

/// A view that arranges views in a row or a column, as UIKit's `UIStackView`
/// (developer.apple.com/documentation/uikit/uistackview).
///
/// The stack view only makes constraints, in ``UIView/updateConstraints()``; `StackArrangement`
/// lists them. They have the identifiers of UIKit's constraints, such as `UISV-spacing`.
@preconcurrency @MainActor
open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var isArrangementCurrent = false
  /// The constraints and guides of the arrangement.
  private let store = StackConstraints()

  /// Creates an empty stack with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty stack; the archive is not read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    decode(coder, as: UIStackView.self)
  }

  /// Creates a stack that arranges views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // The arrangement.

  /// The views that the stack arranges, in order along its axis.
  open var arrangedSubviews: [UIView] { arranged }

  /// Arranges a view after the others, and adds it as a subview if it is not one.
  open func addArrangedSubview(_ view: UIView) {
    let isArranged = arranged.contains { $0 === view }
    insertArrangedSubview(view, at: isArranged ? arranged.count - 1 : arranged.count)
  }

  // choice: stack-index-of-arranged-view
  /// Arranges a view at an index, and adds it as a subview if it is not one.
  ///
  /// A view that the stack already arranges is moved to the index. Other subviews keep their order
  /// from back to front. An index beyond the end raises an `NSInternalInconsistencyException`.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let old = arranged.firstIndex { $0 === view }
    let last = arranged.count - (old == nil ? 0 : 1)
    guard (0...last).contains(stackIndex), view !== self else {
      life.runtime.fail(
        exception: "NSInternalInconsistencyException",
        """
        index out of bounds for arranged subview: index = \(stackIndex) expected to be less than \
        or equal to \(last)
        """,
        about: traceSubject
      )
      return
    }
    if view.superview !== self {
      addSubview(view)
      // A callback of the move can have moved the view elsewhere.
      guard view.superview === self else { return }
    }
    arranged.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(stackIndex, arranged.count))
    arrangementDidChange()
  }

  /// Removes a view from the arrangement; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Removes a leaving subview from the arrangement.
  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  // The layout.

  /// The axis along which views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How views share the length of the stack.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// How views are placed across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The distance between neighbors in points: exact for the distributions that fill, otherwise the
  /// least one.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Sets the distance after a view, which replaces ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let key = ObjectIdentifier(arrangedSubview)
    customSpacings[key] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the distance that was set after a view, otherwise ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The spacing that means: use ``spacing``.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The spacing that means: use the distance of the system, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Whether views are arranged within the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() }
    }
  }

  /// Whether the distances of a vertical stack are measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Makes the constraints of the arrangement.
  open override func updateConstraints() {
    updateArrangement()
    super.updateConstraints()
  }

  /// Makes the constraints of the arrangement, if it has changed.
  func updateArrangement() {
    guard !isArrangementCurrent else { return }
    isArrangementCurrent = true
    store.replace(with: StackArrangement(of: self), in: self)
  }

  // choice: stack-baselines
  /// The first view of a column, the highest one of a row; each asks its own views.
  open override var forFirstBaselineLayout: UIView {
    let view = axis == .vertical ? visibleViews.first : highestView
    return view?.forFirstBaselineLayout ?? self
  }

  /// The last view of a column, the highest one of a row; each asks its own views.
  open override var forLastBaselineLayout: UIView {
    let view = axis == .vertical ? visibleViews.last : highestView
    return view?.forLastBaselineLayout ?? self
  }

  private var visibleViews: [UIView] { arranged.filter { !$0.isHidden } }

  private var highestView: UIView? {
    visibleViews.max {
      $0.naturalLength(along: .vertical) < $1.naturalLength(along: .vertical)
    }
  }

  // Changes of arranged views.

  /// Schedules the constraints for the next commit.
  private func arrangementDidChange() {
    guard isArrangementCurrent || !layoutState.needsConstraints else { return }
    isArrangementCurrent = false
    invalidateConstraints()
    invalidateLayout()
  }

  /// Called after a subview was hidden or shown.
  ///
  /// Within the block of an animation the stack is laid out when the block ends, so that views move
  /// with the animation (kean.blog/post/lets-build-uistackview, “Hiding Subviews”).
  @_spi(Runtime) open override func visibilityDidChange(of subview: UIView) {
    guard arranged.contains(where: { $0 === subview }) else { return }
    arrangementDidChange()
    if life.runtime.animator.isAnimating { life.runtime.animator.layOutAtEndOfBlock(self) }
  }

  /// Called after the natural size of a subview has changed, on which proportions depend.
  @_spi(Runtime) open override func naturalSizeDidChange(of subview: UIView) {
    guard distribution == .fillProportionally else { return }
    guard arranged.contains(where: { $0 === subview }) else { return }
    arrangementDidChange()
    // The proportions of an outer stack depend on this stack's views.
    (superview as? UIStackView)?.naturalSizeDidChange(of: self)
  }

  /// The spacing after a view in points.
  func effectiveSpacing(after view: UIView) -> CGFloat {
    var spacing = customSpacing(after: view)
    if spacing == Self.spacingUseDefault { spacing = self.spacing }
    if spacing == Self.spacingUseSystem { return 8 }
    return spacing.isFinite && spacing != Self.spacingUseDefault ? spacing : 0
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    if nib["axis"] == "vertical" { axis = .vertical }
    nib.value("distribution") { distribution = $0 }
    alignment = Alignment(nameInNib: nib["alignment"]) ?? alignment
    nib.number("spacing") { spacing = $0 }
    if nib["spacingType"] == "standard" { spacing = 8 }
    isBaselineRelativeArrangement = nib.flag("baselineRelativeArrangement") ?? false
    isLayoutMarginsRelativeArrangement = nib.flag("layoutMarginsRelativeArrangement") ?? false
  }
}

extension UIStackView.Alignment {
  /// Creates the alignment with a name of Interface Builder.
  @MainActor
  package init?(nameInNib name: String?) {
    switch name {
    case "top": self = .top
    case "bottom": self = .bottom
    case let name?:
      guard let value = NibValues.value(name, of: Self.self) else { return nil }
      self = value
    case nil: return nil
    }
  }
}
