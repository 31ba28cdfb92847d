public import TraceModel

/// The options of a comparison of two traces.
public struct ComparisonOptions: Hashable, Sendable {
  /// Whether callbacks of layout, constraints and drawing are ignored.
  public var ignoresLayout: Bool
  /// The classes of the compared objects; empty for all.
  public var only: [GlobPattern]
  /// The classes of the ignored objects.
  public var hidden: [GlobPattern]
  /// Whether both traces contain all calls with arguments, even if they have no times; otherwise a
  /// trace without times is treated as a log, which prints few arguments.
  public var comparesEverything: Bool

  public init(
    ignoresLayout: Bool = false,
    only: [GlobPattern] = [],
    hidden: [GlobPattern] = [],
    comparesEverything: Bool = false
  ) {
    self.ignoresLayout = ignoresLayout
    self.only = only
    self.hidden = hidden
    self.comparesEverything = comparesEverything
  }

  /// Returns whether objects of a class are compared.
  func includes(_ className: String) -> Bool {
    (only.isEmpty || only.contains { $0.matches(className) })
      && !hidden.contains { $0.matches(className) }
  }
}
