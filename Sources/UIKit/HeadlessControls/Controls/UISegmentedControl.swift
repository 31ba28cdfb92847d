@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation

/// A row of segments of which one is selected, as UIKit's `UISegmentedControl`
/// (developer.apple.com/documentation/uikit/uisegmentedcontrol).
///
/// No segment is selected at first (EVERYDAY §8.7). An index outside the segments means the nearest
/// one where segments are inserted, removed or changed.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index when no segment is selected.
  public nonisolated static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true
  }

  private var segments: [Segment] = []
  private var selection = UISegmentedControl.noSegment
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Adds the attributes of an appearance proxy for states that have none.
  package func adoptAttributes(of proxy: UISegmentedControl) {
    for (state, attributes) in proxy.attributes where self.attributes[state] == nil {
      setTitleTextAttributes(attributes, for: state)
    }
  }

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UISegmentedControl.self)
  }

  /// Creates a control with segments.
  ///
  /// - Parameter items: Titles and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    frame.size = intrinsicContentSize
  }

  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  // Segments.

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    if selection >= index { selection += 1 }
    segmentsDidChange()
  }

  /// Removes a segment; the selection moves with its segment and ends with it.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = nearest(to: segment) else { return }
    segments.remove(at: index)
    if selection == index {
      selection = Self.noSegment
    } else if selection > index {
      selection -= 1
    }
    segmentsDidChange()
  }

  open func removeAllSegments() {
    segments = []
    selection = Self.noSegment
    segmentsDidChange()
  }

  /// Sets the title of a segment, which removes its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

  /// Sets the image of a segment, which removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

  /// Sets the action of a segment, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = action.title
      $0.image = action.image
      $0.action = action
    }
  }

  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

  /// Sets the width of a segment; 0 for the width of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }

  /// Returns the width that was set for a segment.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

  /// Moves the content of a segment.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  /// Returns how far the content of a segment is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(at: segment)?.offset ?? .zero
  }

  /// Sets whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether the user can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(at: segment)?.isEnabled ?? true
  }

  private func nearest(to index: Int) -> Int? {
    segments.isEmpty ? nil : min(max(0, index), segments.count - 1)
  }

  private func segment(at index: Int) -> Segment? { nearest(to: index).map { segments[$0] } }

  private func change(_ index: Int, _ body: (inout Segment) -> Void) {
    guard let index = nearest(to: index) else { return }
    body(&segments[index])
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // The selection.

  // choice: segmented-out-of-range
  /// The index of the selected segment; an index outside the segments is not set.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else { return }
      selection = newValue
    }
  }

  /// Whether the selection ends at once, as for buttons.
  open var isMomentary = false
  /// Whether the widths of segments follow their contents.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
  }
  open var selectedSegmentTintColor: UIColor?

  /// Sets the attributes of titles for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    segmentsDidChange()
  }

  /// Returns the attributes of titles that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  // Size and taps.

  // choice: segmented-size
  /// 32 points high, and as wide as all segments: each one has the width of the widest content and
  /// 24 points, or its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: contentWidths.reduce(0, +), height: 32)
  }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var contentWidths: [CGFloat] {
    let font = attributes[.normal]?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: .medium)
    let grid = PixelGrid(scale: pixelsPerPoint)
    let natural = segments.map { segment -> CGFloat in
      if segment.width > 0 { return segment.width }
      let title = TextLines(
        segment.title ?? "",
        font: font,
        width: .infinity,
        limit: 1,
        byCharacters: false
      )
      return max(title.size(on: grid).width, segment.image?.size.width ?? 0) + 24
    }
    guard !apportionsSegmentWidthsByContent, let widest = natural.max() else { return natural }
    return zip(segments, natural).map { $0.width > 0 ? $1 : widest }
  }

  /// Returns the index of the segment at an x-coordinate; the bounds are divided as the widths are.
  private func index(at x: CGFloat) -> Int? {
    let widths = contentWidths
    let total = widths.reduce(0, +)
    guard total > 0, bounds.width > 0, bounds.minX...bounds.maxX ~= x else { return nil }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var rest = (isRightToLeft ? bounds.maxX - x : x - bounds.minX) * total / bounds.width
    for (index, width) in widths.enumerated() {
      rest -= width
      if rest < 0 { return index }
    }
    return widths.indices.last
  }

  @_spi(Runtime) open override var hasOwnTap: Bool { true }

  // choice: segmented-actions
  /// Selects the segment at a point, and performs its action after those of `valueChanged`.
  ///
  /// A segment that is selected already sends nothing unless the control is momentary.
  @_spi(Runtime) open override func changeValue(byTapAt point: CGPoint, with event: UIEvent?) {
    guard let index = index(at: point.x), segments[index].isEnabled else { return }
    guard index != selection || isMomentary else { return }
    let action = segments[index].action
    selection = index
    sendValueChanged(with: event)
    if let action { sendAction(action) }
    if isMomentary { selection = Self.noSegment }
  }

  @_spi(Runtime) open override var shownContent: String { "\(selectedSegmentIndex)" }

  @_spi(Runtime) open override var hasValue: Bool { true }

  @_spi(Runtime) open override var userActions: [UserAction] {
    (0..<numberOfSegments).map { index in
      let part = (CGFloat(index) + 0.5) / CGFloat(numberOfSegments)
      return .segment(
        title: titleForSegment(at: index) ?? "\(index)",
        at: isEnabledForSegment(at: index) ? CGPoint(x: part, y: 0.5) : nil
      )
    }
  }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    ["selectedSegmentIndex": \UISegmentedControl.selectedSegmentIndex]
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    super.read(nib)
    for (index, segment) in nib.list("segments").enumerated() {
      if let image = segment.image("image") {
        insertSegment(with: image, at: index, animated: false)
      } else {
        insertSegment(withTitle: segment.text("title"), at: index, animated: false)
      }
      if segment.flag("enabled") == false { setEnabled(false, forSegmentAt: index) }
      segment.number("width") { setWidth($0, forSegmentAt: index) }
      segment.ignore("contentOffset")
    }
    selectedSegmentIndex = nib.integer("selectedSegmentIndex") ?? 0
    nib.flag("momentary") { isMomentary = $0 }
    nib.ignore("segmentControlStyle", "apportionsSegmentWidthsByContent")
    nib.color("selectedSegmentTintColor") { selectedSegmentTintColor = $0 }
  }
}
