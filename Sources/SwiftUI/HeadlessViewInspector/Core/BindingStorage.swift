public import HeadlessSwiftUI

extension Binding {
  /// Creates a binding that stores its value, for the inspection of a view with a binding.
  @MainActor @preconcurrency
  public init(wrappedValue: Value) {
    let storage = BindingStorage(wrappedValue)
    self.init(storage, \.value)
  }
}

/// The value of a binding without a state; views that read it are updated when it changes.
@MainActor
private final class BindingStorage<Value> {
  private var stored: Value
  private let source = DependencySource()

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get {
      source.read(in: ViewGraph.evaluating)
      return stored
    }
    set {
      stored = newValue
      source.invalidate { _ in "binding" }
    }
  }
}

/// The protocols of presenters, which make the content of a presentation visible to the library
/// ViewInspector; here it is visible without them.
public protocol BasePopupPresenter {}

/// A modifier that presents content while a binding is `true`.
@MainActor @preconcurrency
public protocol PopupPresenter: BasePopupPresenter {
  /// The presented item.
  associatedtype Popup
  /// Whether the content is presented.
  var isPresented: Binding<Bool> { get }
  /// Creates the content.
  var popupBuilder: () -> Popup { get }
  /// Called after the dismissal.
  var onDismiss: (() -> Void)? { get }
}

/// A modifier that presents content for an item.
@MainActor @preconcurrency
public protocol ItemPopupPresenter: BasePopupPresenter {
  /// The presented item.
  associatedtype Popup
  /// The type of the item.
  associatedtype Item: Identifiable
  /// The item; `nil` for no presentation.
  var item: Binding<Item?> { get }
  /// Creates the content.
  var popupBuilder: (Item) -> Popup { get }
  /// Called after the dismissal.
  var onDismiss: (() -> Void)? { get }
}
