import TraceModel

/// The calls that a golden file contains.
public struct CallSelection: OptionSet, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// `loadView`, `viewDidLoad`, `loadViewIfNeeded`; of representables, `makeUIView` and
  /// `dismantleUIView`.
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
  /// Calls of the app into UIKit: `addChild(_:)`, `pushViewController(_:animated:)`.
  public static let calls = CallSelection(rawValue: 1 << 6)
  /// Calls of objects of UIKit's own classes, too.
  public static let systemClasses = CallSelection(rawValue: 1 << 7)
  /// Calls that UIKit makes while it performs a call of the app: `removeFromParent()` within
  /// `setViewControllers(_:animated:)`.
  public static let systemCalls = CallSelection(rawValue: 1 << 8)
  /// Evaluations of SwiftUI views: `body`, `updateUIView`, `updateUIViewController`.
  public static let evaluation = CallSelection(rawValue: 1 << 9)
  /// Actions of controls and gesture recognizers, and of SwiftUI views: `onChange(of:)`, `task`.
  public static let actions = CallSelection(rawValue: 1 << 10)
  /// The cells of tables and collections: `tableView(_:cellForRowAt:)`, `prepareForReuse`.
  public static let cells = CallSelection(rawValue: 1 << 11)
  /// Highlighting, selecting and editing of cells.
  public static let selection = CallSelection(rawValue: 1 << 12)
  /// The callbacks of the delegates of scroll views.
  public static let scrolling = CallSelection(rawValue: 1 << 13)
  /// Touches, and the questions of gesture recognizers.
  public static let touches = CallSelection(rawValue: 1 << 14)
  /// First responders and editing of text.
  public static let text = CallSelection(rawValue: 1 << 15)

  /// All calls of the app's own objects, without layout, evaluations, scrolling and touches.
  public static let standard: CallSelection = [
    .loading, .appearance, .containment, .views, .spans, .calls, .actions, .cells, .selection,
    .text,
  ]
  /// All calls.
  public static let everything: CallSelection = [
    .standard, .layout, .evaluation, .systemClasses, .systemCalls, .scrolling, .touches,
  ]

  /// Returns whether a call is selected.
  ///
  /// - Parameters:
  ///   - receiver: The object that is called.
  ///   - begin: The begin of the call.
  ///   - caller: The begin of the callback or call directly around it.
  /// - Returns: Whether it is.
  func includes(_ receiver: Subject, _ begin: TraceEvent, within caller: TraceEvent?) -> Bool {
    if receiver.hasSystemClass, !contains(.systemClasses) { return false }
    if begin.category == .spanCategory { return contains(.spans) }
    if begin.category == .callCategory {
      // The app's code runs in a callback, a block or a span; directly in a call UIKit's own does.
      return contains(caller?.category == .callCategory ? .systemCalls : .calls)
    }
    let group = Self.group(of: begin.name) ?? (receiver.kind.isView ? .views : .loading)
    return contains(group)
  }

  /// The selection that contains a callback; `nil` for a callback that none contains by its name.
  static func group(of name: Name) -> CallSelection? {
    guard let group = name.callback?.group else { return nil }
    return switch group {
    case .loading: .loading
    case .appearance: .appearance
    case .containment: .containment
    case .hierarchy: .views
    case .layout, .drawing: .layout
    case .evaluation: .evaluation
    case .action: .actions
    case .representation: .loading
    case .cells: .cells
    case .selection: .selection
    case .scrolling: .scrolling
    case .touches: .touches
    case .text: .text
    case .subviews, .insets, .size, .traits, .memory, .lifetime, .application, .scene,
      .containerDelegate,
      .presentationDelegate, .transition, .segue:
      nil
    }
  }
}
