@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation

/// A control with a value on a line, as UIKit's `UISlider`
/// (developer.apple.com/documentation/uikit/uislider).
///
/// Values are limited to the range, as measured on iOS 18.2 (EVERYDAY §8.7).
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var range: ClosedRange<Float> = 0...1
  private var valueStorage: Float = 0
  private var images: [UIControl.State: Images] = [:]

  private struct Images {
    var thumb: UIImage?
    var minimumTrack: UIImage?
    var maximumTrack: UIImage?
  }

  /// Adds the images of an appearance proxy for states that have none.
  package func adoptImages(of proxy: UISlider) {
    for (state, images) in proxy.images {
      let own = self.images[state]
      self.images[state] = Images(
        thumb: own?.thumb ?? images.thumb,
        minimumTrack: own?.minimumTrack ?? images.minimumTrack,
        maximumTrack: own?.maximumTrack ?? images.maximumTrack
      )
    }
  }

  /// Creates a slider with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a slider from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UISlider.self)
  }

  /// The value; no number is the smallest value.
  open var value: Float {
    get { valueStorage }
    set { valueStorage = range.limit(newValue) }
  }

  /// Sets ``value``, at once in each case.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // choice: control-range
  /// The smallest value; a greater one than ``maximumValue`` becomes both.
  open var minimumValue: Float {
    get { range.lowerBound }
    set {
      guard newValue.isFinite else { return }
      range = newValue...max(newValue, range.upperBound)
      value = valueStorage
    }
  }

  /// The maximum value; a smaller one than ``minimumValue`` becomes both.
  open var maximumValue: Float {
    get { range.upperBound }
    set {
      guard newValue.isFinite else { return }
      range = min(newValue, range.lowerBound)...newValue
      value = valueStorage
    }
  }

  /// Whether `valueChanged` is sent while the thumb moves, rather than at the end only.
  open var isContinuous = true
  /// The image at the side of the smallest value.
  open var minimumValueImage: UIImage?
  /// The image at the side of the maximum value.
  open var maximumValueImage: UIImage?
  /// The color of the track before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb.
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images[state, default: Images()].thumb = image
  }

  /// Sets the image of the track before the thumb for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[state, default: Images()].minimumTrack = image
  }

  /// Sets the image of the track after the thumb for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[state, default: Images()].maximumTrack = image
  }

  /// Returns the image of the thumb that was set for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { images[state]?.thumb }
  /// Returns the image of the track before the thumb that was set for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    images[state]?.minimumTrack
  }
  /// Returns the image of the track after the thumb that was set for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    images[state]?.maximumTrack
  }
  /// The image of the thumb for the current state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }

  /// Returns the rectangle of the track: as wide as the bounds, 4 points high in the middle.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }

  // choice: slider-thumb
  /// Returns the rectangle of the thumb for a value: the size of its image, or 28 points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: 28, height: 28)
    let span = range.upperBound - range.lowerBound
    let part = span > 0 ? CGFloat((range.limit(value) - range.lowerBound) / span) : 0
    return CGRect(
      x: rect.minX + part * max(0, rect.width - size.width),
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// As wide as constraints decide, and 34 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 34)
  }

  /// Sets the value at the position of the touch, and sends `valueChanged` if ``isContinuous``.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard setValue(at: touch.location(in: self)) else { return true }
    hasUnsentValue = true
    if isContinuous { sendMovement(with: event) }
    return true
  }

  /// Sends `valueChanged` for a movement that was not sent yet.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if hasUnsentValue { sendMovement(with: event) }
  }

  /// Whether the thumb has moved since `valueChanged` was sent.
  private var hasUnsentValue = false

  private func sendMovement(with event: UIEvent?) {
    hasUnsentValue = false
    sendValueChanged(with: event)
  }

  // choice: slider-tap
  /// Sets the value at a point.
  @_spi(Runtime) open override func changeValue(byTapAt point: CGPoint, with event: UIEvent?) {
    if setValue(at: point) { sendValueChanged(with: event) }
  }

  @_spi(Runtime) open override var followsDrags: Bool { true }

  @_spi(Runtime) open override func followDrag(to point: CGPoint, with event: UIEvent?) {
    if setValue(at: point), isContinuous { sendValueChanged(with: event) }
  }

  /// Sets the value whose thumb is centered at the x-coordinate of a point.
  ///
  /// - Returns: Whether the value has changed.
  @discardableResult
  package func setValue(at point: CGPoint) -> Bool {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value).width
    let length = track.width - thumb
    guard length > 0, point.x.isFinite else { return false }
    var part = min(max((point.x - track.minX - thumb / 2) / length, 0), 1)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { part = 1 - part }
    let previous = value
    value = range.lowerBound + Float(part) * (range.upperBound - range.lowerBound)
    return value != previous
  }

  @_spi(Runtime) open override var shownContent: String { "\(value)" }

  @_spi(Runtime) open override var hasValue: Bool { true }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    ["value": \UISlider.value]
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    super.read(nib)
    minimumValue = Float(nib.number("minValue") ?? 0)
    maximumValue = Float(nib.number("maxValue") ?? 1)
    value = Float(nib.number("value") ?? 0)
    nib.flag("continuous") { isContinuous = $0 }
    minimumValueImage = nib.image("minimumValueImage")
    maximumValueImage = nib.image("maximumValueImage")
    nib.color("minimumTrackTintColor") { minimumTrackTintColor = $0 }
    nib.color("maximumTrackTintColor") { maximumTrackTintColor = $0 }
    nib.color("thumbTintColor") { thumbTintColor = $0 }
  }
}

extension ClosedRange where Bound: FloatingPoint {
  /// Returns a value limited to the range; the lower bound for no number.
  package func limit(_ value: Bound) -> Bound {
    value.isNaN ? lowerBound : Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
