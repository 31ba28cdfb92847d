import TraceModel

/// Which calls stand in a golden file.
public struct CallSelection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt16

  /// Creates a selection from bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// `loadView`, `viewDidLoad`, `loadViewIfNeeded`.
  public static let loading = CallSelection(rawValue: 1 << 0)
  /// The callbacks of appearing and disappearing.
  public static let appearance = CallSelection(rawValue: 1 << 1)
  /// `willMove(toParent:)`, `didMove(toParent:)`.
  public static let containment = CallSelection(rawValue: 1 << 2)
  /// The callbacks of views that change their superview or window.
  public static let views = CallSelection(rawValue: 1 << 3)
  /// Layout and constraints.
  public static let layout = CallSelection(rawValue: 1 << 4)
  /// The spans and instants of `TracedObject`, and log messages.
  public static let spans = CallSelection(rawValue: 1 << 5)
  /// What the app calls: `addChild(_:)`, `pushViewController(_:animated:)`.
  public static let calls = CallSelection(rawValue: 1 << 6)
  /// The objects of UIKit's own classes too.
  public static let systemClasses = CallSelection(rawValue: 1 << 7)

  /// Everything that the app's own objects heard and did, without layout.
  public static let standard: CallSelection = [
    .loading, .appearance, .containment, .views, .spans, .calls,
  ]
  /// Everything.
  public static let everything: CallSelection = [.standard, .layout, .systemClasses]

  private static let loadingNames: Set<Name> = [.loadView, .viewDidLoad, .loadViewIfNeeded]
  private static let containmentNames: Set<Name> = [.willMoveToParent, .didMoveToParent]
  private static let layoutNames: Set<Name> = [
    .layoutSubviews, .updateConstraints, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    .updateViewConstraints, .draw,
  ]

  /// Tells whether a call of an object is selected.
  func includes(_ name: Name, of subject: Subject, category: Name) -> Bool {
    if Self.isSystemClass(subject.className), !contains(.systemClasses) { return false }
    if category == .spanCategory { return contains(.spans) }
    if category == .callCategory { return contains(.calls) }
    if Self.loadingNames.contains(name) { return contains(.loading) }
    if AppearanceState.after(name) != nil { return contains(.appearance) }
    if Self.containmentNames.contains(name) { return contains(.containment) }
    if Self.layoutNames.contains(name) { return contains(.layout) }
    return subject.kind.isView ? contains(.views) : contains(.loading)
  }

  /// Tells whether a class is UIKit's: `UI` and a capital, or the same behind an underscore.
  private static func isSystemClass(_ name: String) -> Bool {
    let plain = name.drop { $0 == "_" }
    return plain.hasPrefix("UI") && (plain.dropFirst(2).first?.isUppercase ?? false)
  }
}
