@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation

/// A control with a button to subtract and one to add, as UIKit's `UIStepper`
/// (developer.apple.com/documentation/uikit/uistepper).
///
/// Values are limited to the range, as measured on iOS 18.2 (EVERYDAY §8.7).
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The size of each stepper.
  private static let size = CGSize(width: 94, height: 32)
  private var range: ClosedRange<Double> = 0...100
  private var valueStorage = 0.0

  /// Creates a stepper at the origin of a frame, whose size is not used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a stepper from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
    decode(coder, as: UIStepper.self)
  }

  /// The value; no number is the smallest value.
  open var value: Double {
    get { valueStorage }
    set { valueStorage = range.limit(newValue) }
  }

  /// The smallest value; UIKit throws for one that is not less than ``maximumValue``.
  open var minimumValue: Double {
    get { range.lowerBound }
    set { setRange(newValue, maximumValue) }
  }

  /// The maximum value; UIKit throws for one that is not greater than ``minimumValue``.
  open var maximumValue: Double {
    get { range.upperBound }
    set { setRange(minimumValue, newValue) }
  }

  private func setRange(_ minimum: Double, _ maximum: Double) {
    guard minimum.isFinite, maximum.isFinite else { return }
    guard minimum < maximum else {
      return life.runtime.fail(
        exception: "NSInvalidArgumentException",
        "minimumValue \(minimum) must be less than maximumValue \(maximum)",
        about: traceSubject
      )
    }
    range = minimum...maximum
    value = valueStorage
  }

  /// The difference of one step.
  open var stepValue = 1.0
  /// Whether a step beyond one end continues at the other end.
  open var wraps = false
  /// Whether a finger that stays changes the value repeatedly.
  open var autorepeat = true
  /// Whether `valueChanged` is sent for each change, rather than at the end only.
  open var isContinuous = true

  // inert: images are not drawn
  /// Sets the image of the increment button.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
  // inert: images are not drawn
  /// Sets the image of the decrement button.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// Returns 94 by 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  @_spi(Runtime) open override var hasOwnTap: Bool { true }

  /// Adds a step for a tap on the trailing half, and subtracts one for the other half.
  ///
  /// `valueChanged` is sent only if the value has changed.
  @_spi(Runtime) open override func changeValue(byTapAt point: CGPoint, with event: UIEvent?) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let adds = (point.x >= bounds.midX) != isRightToLeft
    let next = value + (adds ? stepValue : -stepValue)
    let previous = value
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if value != previous { sendValueChanged(with: event) }
  }

  @_spi(Runtime) open override var shownContent: String { "\(value)" }

  @_spi(Runtime) open override var hasValue: Bool { true }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    ["value": \UIStepper.value]
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    super.read(nib)
    setRange(Double(nib.number("minimumValue") ?? 0), Double(nib.number("maximumValue") ?? 100))
    stepValue = Double(nib.number("stepValue") ?? 1)
    value = Double(nib.number("value") ?? 0)
    nib.flag("wraps") { wraps = $0 }
    nib.flag("autorepeat") { autorepeat = $0 }
  }
}
