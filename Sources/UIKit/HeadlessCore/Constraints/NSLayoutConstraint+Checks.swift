import Foundation
import TraceModel

/// A mistake for which UIKit raises an exception, with the exception's name and text.
///
/// The texts are those of published crash reports; each is quoted with its source where it is made.
struct ConstraintProblem {
  var exception = "NSInvalidArgumentException"
  let text: String
}

extension NSLayoutConstraint {
  /// Records an exception about the constraint.
  func report(_ problem: ConstraintProblem) {
    identity.runtime.fail(
      .constraintInvalid,
      exception: problem.exception,
      problem.text,
      about: hosts.first?.traceSubject ?? .none
    )
  }

  /// Returns the view or guide in a value of any type; optionals are unwrapped.
  package static func layoutItem(_ item: Any) -> (any LayoutItem)? {
    if let view = item as? UIView { return view }
    return item as? UILayoutGuide
  }

  /// Returns the problem of the types of two items.
  ///
  /// "Constraint items must each be a view or layout guide" is quoted in a report of 2025,
  /// "Constraint must contain a first layout item" in stackoverflow.com/questions/12452556.
  static func problem(item: Any, other: Any?) -> ConstraintProblem? {
    let isMissing = isNil(item)
    if !isMissing, layoutItem(item) != nil,
      other.map({ isNil($0) || layoutItem($0) != nil }) ?? true
    {
      return nil
    }
    let reason =
      isMissing
      ? "Constraint must contain a first layout item"
      : "Constraint items must each be a view or layout guide."
    let subject = isMissing ? "(null)" : "\(item)"
    return ConstraintProblem(text: "NSLayoutConstraint for \(subject): \(reason)")
  }

  /// Whether a value is an optional without a value.
  private static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  /// Returns the problem of the attributes and numbers of a new constraint.
  ///
  /// The texts stand in SnapKit/Masonry issue 427 and PureLayout issue 240 (a location equal to a
  /// constant), in a crash of WordPress (the direction), in objc.io's and Big Nerd Ranch's reports
  /// (the pairing), and in appboy-ios-sdk issue 106 (the multiplier).
  func problem(constant: CGFloat) -> ConstraintProblem? {
    guard let first = firstLayoutItem else { return nil }
    if !multiplier.isFinite {
      let number = multiplier.printed
      return ConstraintProblem(
        exception: "NSInternalInconsistencyException",
        text: "Multiplier is not finite!  That's illegal.  multiplier:\(number)"
      )
    }
    if !constant.isFinite { return nonFiniteConstant(constant) }
    guard let reason = invalidPairing else { return nil }
    let name = (first as? NSObject)?.description ?? first.layoutName
    return ConstraintProblem(text: "NSLayoutConstraint for \(name): \(reason)")
  }

  private var invalidPairing: String? {
    if firstAttribute.isLocation, !hasSecondItem || multiplier == 0 {
      return """
        A multiplier of 0 or a nil second item together with a location for the first attribute \
        creates an illegal constraint of a location equal to a constant. Location attributes must \
        be specified in pairs.
        """
    }
    if firstAttribute == .notAnAttribute { return "Invalid pairing of layout attributes" }
    guard hasSecondItem else { return nil }
    guard firstAttribute.isLocation == secondAttribute.isLocation,
      secondAttribute != .notAnAttribute
    else { return "Invalid pairing of layout attributes" }
    if firstAttribute.followsDirection && secondAttribute.ignoresDirection
      || firstAttribute.ignoresDirection && secondAttribute.followsDirection
    {
      return """
        A constraint cannot be made between a leading/trailing attribute and a right/left \
        attribute. Use leading/trailing for both or neither.
        """
    }
    return nil
  }

  /// UIKit's exception about a constant that is not finite (huri000/SwiftEntryKit issue 228,
  /// wistia/WistiaKit issue 39).
  func nonFiniteConstant(_ constant: CGFloat) -> ConstraintProblem {
    ConstraintProblem(
      exception: "NSInternalInconsistencyException",
      text: """
        NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant.printed) \
        firstAnchor:\(firstAnchor) secondAnchor:\(secondAnchor?.description ?? "(null)")
        """
    )
  }

  /// The maximum magnitude of a constant.
  static let greatestConstant: CGFloat = 10_000_000

  // choice: constant-limit
  /// Returns a constant within the limits; UIKit logs the first one of a run that is not.
  ///
  /// The message is quoted in onmyway133/notes issue 62 and in a log of mpv of 2021; the limit is
  /// not published.
  func limited(_ constant: CGFloat) -> CGFloat {
    let limit = Self.greatestConstant
    guard constant.magnitude > limit else { return constant }
    let runtime = identity.runtime
    if !runtime.hasExceededConstantLimit {
      runtime.hasExceededConstantLimit = true
      runtime.warn(
        .uikitDiagnostic,
        """
        This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  \
        A smaller value will be substituted, but this problem should be fixed. Break on BOOL \
        _NSLayoutConstraintNumberExceedsLimit(void) to debug.  This will be logged only once.  This \
        may break in the future.
        """,
        about: hosts.first?.traceSubject ?? .none
      )
    }
    return constant < 0 ? -limit : limit
  }

  // choice: priority-out-of-range
  /// Returns what is wrong with a new priority.
  ///
  /// The text about installed constraints is quoted in PureLayout issue 147 and SnapKit pull
  /// request
  /// 323. Of the one about the range, published code quotes only the second sentence.
  func problem(priority: UILayoutPriority) -> ConstraintProblem? {
    let number = CGFloat(priority.rawValue).printed
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      return ConstraintProblem(
        exception: "NSInternalInconsistencyException",
        text: """
          It's illegal to set priority:\(number).  Priorities must be greater than 0 and less or \
          equal to NSLayoutPriorityRequired, which is 1000.000000.
          """
      )
    }
    guard owner != nil, (priority == .required) != (self.priority == .required) else { return nil }
    let existing = CGFloat(self.priority.rawValue).printed
    return ConstraintProblem(
      exception: "NSInternalInconsistencyException",
      text: """
        Mutating a priority from required to not on an installed constraint (or vice-versa) is not \
        supported.  You passed priority \(number) and the existing priority was \(existing).
        """
    )
  }

  /// UIKit's exception about items in different hierarchies (rule W15: Stack Overflow 33661880410).
  var noCommonAncestor: ConstraintProblem {
    ConstraintProblem(
      exception: "NSGenericException",
      text: """
        Unable to activate constraint with anchors \(firstAnchor) and \
        \(secondAnchor?.description ?? "(null)") because they have no common ancestor.  Does the \
        constraint or its anchors reference items in different view hierarchies?  That's illegal.
        """
    )
  }

  /// UIKit's exception about a constraint of a view that does not contain the items (a crash of
  /// MBProgressHUD with iOS 13).
  func unableToInstall(in view: UIView) -> ConstraintProblem {
    ConstraintProblem(
      exception: "NSGenericException",
      text: """
        Unable to install constraint on view.  Does the constraint reference something from \
        outside the subtree of the view?  That's illegal. constraint:\(self) view:\(view)
        """
    )
  }

  /// UIKit's exception about positions of different axes, raised when the constraint is activated
  /// (a report of `a.left = b.top` by Meituan's engineers).
  var incompatibleAnchors: ConstraintProblem? {
    guard hasSecondItem, firstAttribute.isLocation, secondAttribute.isLocation,
      firstAttribute.measure != secondAttribute.measure
    else { return nil }
    return ConstraintProblem(
      exception: "NSInvalidLayoutConstraintException",
      text: "Constraint improperly relates anchors of incompatible types: \(self)"
    )
  }
}

extension CGFloat {
  /// The number as C's `%g` prints it: six significant digits, `nan`, `inf`.
  package var printed: String {
    if self == rounded(), magnitude < 1e6 { return String(Int(self)) }
    return String(format: "%g", Double(self))
  }
}
