import TraceModel

extension NSLayoutConstraint {
  /// Returns the constraints that a visual format describes.
  ///
  /// UIKit raises an exception for a format that can't be parsed; with the failure policy
  /// `.record`, the result is empty.
  ///
  /// - Parameters:
  ///   - format: The format, such as `H:|-[name(>=80)]-8-[value]-|`.
  ///   - opts: The alignment of the views and the direction of the layout.
  ///   - metrics: The numbers that the format names.
  ///   - views: The views and layout guides that the format names.
  /// - Returns: The constraints, which are not active.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let parsed = VisualFormatParser.parse(format)
    do {
      return try VisualFormatBuilder.constraints(
        of: parsed,
        options: opts,
        metrics: metrics ?? [:],
        views: views
      )
    } catch {
      let view = parsed.views.lazy.compactMap { views[$0.name.text] as? UIView }.first
      let caret = String(repeating: " ", count: error.position) + "^"
      (view?.life.runtime ?? .current).fail(
        .constraintInvalid,
        exception: "NSInvalidArgumentException",
        "Unable to parse constraint format: \n\(error.reason) \n\(parsed.format) \n\(caret)",
        about: view.traceSubject
      )
      return []
    }
  }

  /// How a visual format is laid out; the names and values of UIKit's
  /// `NSLayoutConstraint.FormatOptions`.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// All views have the same left edge.
    public static let alignAllLeft = FormatOptions(.left)
    /// All views have the same right edge.
    public static let alignAllRight = FormatOptions(.right)
    /// All views have the same top edge.
    public static let alignAllTop = FormatOptions(.top)
    /// All views have the same bottom edge.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// All views have the same leading edge.
    public static let alignAllLeading = FormatOptions(.leading)
    /// All views have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// All views have the same center along the x-axis.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// All views have the same center along the y-axis.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// All views have the same last baseline.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// All views have the same first baseline.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// All options for alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The first view is at the leading edge; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The first view is at the left edge.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The first view is at the right edge.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All options for the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Vertical distances are between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical distances between views are between their baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All options for distances.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(_ attribute: Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// The attributes that the views share.
    var alignedAttributes: [Attribute] {
      Attribute.allCases.filter {
        $0 != .notAnAttribute && $0.rawValue < 16 && contains(FormatOptions($0))
      }
    }
  }
}
