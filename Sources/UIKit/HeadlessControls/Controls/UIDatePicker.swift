@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation

/// A control with a date, as UIKit's `UIDatePicker`
/// (developer.apple.com/documentation/uikit/uidatepicker).
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The kind of value that the user chooses; the names and values of UIKit's `UIDatePicker.Mode`.
  public enum Mode: Int, Sendable {
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  private var dateStorage = Date()
  private var minimumStorage: Date?
  private var maximumStorage: Date?

  /// Creates a picker with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a picker from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIDatePicker.self)
  }

  /// The kind of value that the user chooses.
  open var datePickerMode = Mode.dateAndTime
  /// The requested look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The look: the requested one, or the compact one.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The locale of the texts; by default that of the device.
  open var locale: Locale? = .current
  /// The calendar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  /// The time zone; `nil` for that of the calendar.
  open var timeZone: TimeZone?

  // choice: date-picker-range
  /// The date, limited to the earliest and the latest one; the time of creation by default.
  open var date: Date {
    get { dateStorage }
    set { dateStorage = limit(newValue) }
  }

  /// Sets ``date``, at once in each case.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The earliest date, unless it is later than ``maximumDate``.
  open var minimumDate: Date? {
    get { minimumStorage }
    set {
      minimumStorage = newValue
      date = dateStorage
    }
  }

  /// The latest date, unless it is earlier than ``minimumDate``.
  open var maximumDate: Date? {
    get { maximumStorage }
    set {
      maximumStorage = newValue
      date = dateStorage
    }
  }

  private func limit(_ date: Date) -> Date {
    if let minimumStorage, let maximumStorage, minimumStorage > maximumStorage { return date }
    let later = minimumStorage.map { max($0, date) } ?? date
    return maximumStorage.map { min($0, later) } ?? later
  }

  /// The duration of a countdown, in seconds: from one minute to 23 hours and 59 minutes.
  open var countDownDuration: TimeInterval = 60 {
    didSet { countDownDuration = (60...86_340).limit(countDownDuration) }
  }

  /// The distance of minutes that can be chosen: a divisor of 60 up to 30, else 1.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || !60.isMultiple(of: minuteInterval) {
        minuteInterval = 1
      }
    }
  }
  /// Whether the date is rounded to the distance of minutes, which does not happen here.
  open var roundsToMinuteInterval = true

  /// Sets the date as the user does, and sends `valueChanged`.
  package func pick(_ date: Date) {
    self.date = date
    sendValueChanged(with: nil)
  }

  // choice: date-picker-size
  /// The size of the look: 320 by 216 points for wheels, 320 by 330 for a calendar, 190 by 34 for a
  /// compact picker.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: 330)
    case .automatic, .compact: CGSize(width: 190, height: 34)
    }
  }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Runtime) open override var shownContent: String { "\(date.timeIntervalSinceReferenceDate)" }

  @_spi(Runtime) open override var hasValue: Bool { true }

  @_spi(Runtime) open override var userActions: [UserAction] {
    [.choice(label: nil) { self.pick(self.date.addingTimeInterval(86_400)) }]
  }

  @_spi(Runtime) open override var isOneTarget: Bool { true }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    ["date": \UIDatePicker.date, "textColor": nil, "highlightsToday": nil]
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    super.read(nib)
    nib.value("datePickerMode") { datePickerMode = $0 }
    nib.value("style") { preferredDatePickerStyle = $0 }
    nib.integer("minuteInterval") { minuteInterval = $0 }
    nib.number("countDownDuration") { countDownDuration = Double($0) }
    if nib["useCurrentDate"] == "NO" {
      nib.child("date")?.number("timeIntervalSinceReferenceDate") {
        date = Date(timeIntervalSinceReferenceDate: Double($0))
      }
    }
    nib.ignore("date", "minimumDate", "maximumDate", "locale", "timeZone")
  }
}

/// The look of a date picker; the names and values of UIKit's `UIDatePickerStyle`.
public enum UIDatePickerStyle: Int, Sendable {
  /// The look that the platform chooses.
  case automatic = 0
  case wheels = 1
  /// A label that opens a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}
