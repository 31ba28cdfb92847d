public import TraceModel

/// What of two traces is compared.
public struct ComparisonOptions: Hashable, Sendable {
  /// Whether callbacks of layout, constraints and drawing are left out.
  public var ignoresLayout: Bool
  /// The classes whose objects are compared; empty for all.
  public var only: [GlobPattern]
  /// The classes whose objects are left out.
  public var hidden: [GlobPattern]
  /// Whether both traces hold all calls with their arguments, also where they have no times; else a
  /// trace without times counts as a log, which prints few arguments.
  public var comparesEverything: Bool

  /// Creates options.
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

  /// Tells whether objects of a class are compared.
  func includes(_ className: String) -> Bool {
    (only.isEmpty || only.contains { $0.matches(className) })
      && !hidden.contains { $0.matches(className) }
  }
}
