public import Foundation

/// An error of an inspection; cases and texts are those of the library ViewInspector
/// (swiftui rule 13.3).
public enum InspectionError: Swift.Error, Equatable {
  /// The view at a path has another type.
  case inspection(path: String, factual: String, expected: String)
  /// A value has another type.
  case typeMismatch(factual: String, expected: String)
  /// A type has no such property.
  case attributeNotFound(label: String, type: String)
  /// A container has fewer children.
  case viewIndexOutOfBounds(index: Int, count: Int)
  /// A view is not present, such as the content of an `if` whose condition is false.
  case viewNotFound(parent: String)
  /// The view is the root of the inspection.
  case parentViewNotFound(view: String)
  /// The view does not have a modifier, or not so many.
  case modifierNotFound(parent: String, modifier: String, index: Int)
  /// A body cannot be evaluated.
  case missingEnvironmentObjects(view: String, objects: [String])
  /// The inspection is not possible; the text is the description.
  case notSupported(String)
  /// An attribute of a text cannot be read; the text is the description.
  case textAttribute(String)
  /// A search has found fewer matches than requested.
  case searchFailure(skipped: Int, blockers: [String])
  /// A view does not have a closure.
  case callbackNotFound(parent: String, callback: String)
  /// A control does not respond to the user.
  case unresponsiveControl(name: String, reason: String)
}

extension InspectionError: CustomStringConvertible, LocalizedError {
  /// The text of the library.
  public var description: String {
    switch self {
    case .inspection(let path, let factual, let expected):
      return "\(path) found \(factual) instead of \(expected)"
    case .typeMismatch(let factual, let expected):
      return "Type mismatch: \(factual) is not \(expected)"
    case .attributeNotFound(let label, let type):
      return "\(type) does not have '\(label)' attribute"
    case .viewIndexOutOfBounds(let index, let count):
      return "Enclosed view index '\(index)' is out of bounds: '0 ..< \(count)'"
    case .viewNotFound(let parent):
      return "View for \(parent) is absent"
    case .parentViewNotFound(let view):
      return "\(view) does not have parent"
    case .modifierNotFound(let parent, let modifier, let index):
      let position = index == 0 ? "" : " at index \(index)"
      return "\(parent) does not have '\(modifier)' modifier\(position)"
    case .missingEnvironmentObjects(let view, let objects):
      return "\(view) is missing EnvironmentObjects: \(objects)"
    case .notSupported(let text), .textAttribute(let text):
      return text
    case .searchFailure(let skipped, let blockers):
      let found =
        skipped == 0 ? "Search did not find a match" : "Search did only find \(skipped) matches"
      return blockers.isEmpty
        ? found : "\(found). Possible blockers: \(blockers.joined(separator: ", "))"
    case .callbackNotFound(let parent, let callback):
      return "\(parent) does not have '\(callback)' callback"
    case .unresponsiveControl(let name, let reason):
      return "\(name) is unresponsive: \(reason)"
    }
  }

  /// The text of the library.
  public var errorDescription: String? { description }
}
