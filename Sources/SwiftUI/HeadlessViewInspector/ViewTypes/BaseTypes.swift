public import HeadlessSwiftUI

/// The kind of view of an ``InspectableView``.
public protocol BaseViewType {}

/// A view of the framework.
public protocol KnownViewType: BaseViewType {
  /// The name of the type, such as `VStack`.
  static var typePrefix: String { get }
}

extension KnownViewType {
  /// The name of the type.
  public static var typePrefix: String { "\(Self.self)" }
}

/// A view with one child, which has no index in paths.
public protocol SingleViewContent: BaseViewType {}

/// A view with several children, which have indices in paths.
public protocol MultipleViewContent: BaseViewType {}

/// A view of the app.
public protocol CustomViewType: BaseViewType {
  /// The type of the view or of the modifier.
  associatedtype T
}

/// A view that earlier versions of the library required for custom views; it has no requirements.
public protocol Inspectable {}

/// The views that can be inspected.
public enum ViewType {
  /// A view of any type, such as the result of a search.
  public struct ClassifiedView: SingleViewContent, MultipleViewContent {}

  /// The view that contains another one.
  public struct ParentView: SingleViewContent, MultipleViewContent {}

  /// A view of the app.
  public struct View<T: HeadlessSwiftUI.View>: CustomViewType, SingleViewContent,
    MultipleViewContent
  {}

  /// A modifier of the app.
  public struct ViewModifier<T: HeadlessSwiftUI.ViewModifier>: CustomViewType, SingleViewContent,
    MultipleViewContent
  {}

  /// The modified view within the body of a modifier of the app.
  public struct ViewModifierContent: KnownViewType {
    /// The name of the type in the framework.
    public static var typePrefix: String { "_ViewModifier_Content" }
  }
}

/// Types of views by their names.
@MainActor
enum KnownViews {
  private static let types: [String: any KnownViewType.Type] = Dictionary(
    uniqueKeysWithValues: (containers + controls + leaves + places).map { ($0.typePrefix, $0) }
  )

  /// Whether the children of a view have indices also if there is only one.
  static func isMultiple(_ names: TypeNames) -> Bool {
    guard names.isFramework, let type = types[names.base] else { return false }
    return type is any MultipleViewContent.Type && !(type is any SingleViewContent.Type)
  }

  /// Whether a view of the framework has contained views besides its label.
  static func hasContainedViews(_ base: String) -> Bool {
    guard let type = types[base] else { return true }
    return type is any MultipleViewContent.Type || type is any SingleViewContent.Type
  }
}
