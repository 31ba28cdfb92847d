/// The importance of a constraint, from above 0 to 1000; UIKit's `UILayoutPriority`.
///
/// Constraints of 1000 are required. Of the others, each priority is satisfied as far as the higher
/// ones allow.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// A required constraint.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists compression.
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that does not resize its scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a view takes its target size when its fitting size is computed.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

// UIKit's `UILayoutPriority` has no operators, and many apps declare these two. Theirs must win
// without an ambiguity, which is what `@_disfavoredOverload` means.
extension UILayoutPriority {
  // choice: priority-arithmetic
  /// Returns the priority that is higher by a number.
  @_disfavoredOverload
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  /// Returns the priority that is lower by a number.
  @_disfavoredOverload
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }
}
