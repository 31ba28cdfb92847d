/// Dismisses the presentation or page of a view
/// (developer.apple.com/documentation/swiftui/dismissaction).
@MainActor @preconcurrency
public struct DismissAction {
  let target: PresentationTarget?

  /// Dismisses the sheet, cover, popover or page around the view; without one, nothing happens.
  public func callAsFunction() { target?.dismiss() }
}

/// The kind of a view's presentation: a sheet, cover, popover, or a page of a navigation stack.
@MainActor
final class PresentationTarget {
  /// Dismisses the presentation; set by the presenter.
  var dismiss: @MainActor () -> Void = {}
}

/// Whether a view is presented (developer.apple.com/documentation/swiftui/presentationmode).
@MainActor @preconcurrency
public struct PresentationMode {
  let target: PresentationTarget?

  /// Whether the view is presented.
  public var isPresented: Bool { target != nil }

  /// Dismisses what presents the view.
  public mutating func dismiss() { target?.dismiss() }
}

private enum PresentationTargetKey: EnvironmentKey {
  static var defaultValue: PresentationTarget? { nil }
}

@MainActor
extension EnvironmentValues {
  /// The presentation of the view; `nil` at the root of a hosting controller.
  var presentationTarget: PresentationTarget? {
    get { self[PresentationTargetKey.self] }
    set { self[PresentationTargetKey.self] = newValue }
  }

  /// Dismisses the presentation or page of the view.
  public var dismiss: DismissAction { DismissAction(target: presentationTarget) }

  /// Whether the view is presented.
  public var isPresented: Bool { presentationTarget != nil }

  /// Whether the view is presented, with its dismissal.
  public var presentationMode: Binding<PresentationMode> {
    let target = presentationTarget
    return Binding(
      get: { PresentationMode(target: target) },
      set: { (_: PresentationMode) in }
    )
  }
}
