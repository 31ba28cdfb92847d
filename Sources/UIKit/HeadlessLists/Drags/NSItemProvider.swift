public import Foundation

/// Provides the data of an item; replaces Foundation's `NSItemProvider`, which Foundation on Linux
/// lacks (developer.apple.com/documentation/foundation/nsitemprovider).
///
/// It gives the object that it was created with, to a class that the object is of.
open class NSItemProvider: NSObject {
  /// Why an item gives no data; the names and values of Foundation's error codes.
  public struct ItemError: Error, Hashable, Sendable {
    public let code: Code

    /// The code of an error.
    public enum Code: Int, Sendable {
      case unknownError = -1
      /// The item is of a different class.
      case unexpectedValueClassError = -1100
      /// The item is missing.
      case itemUnavailableError = -1000
    }
  }

  // inert: nothing is dragged
  /// The name that is suggested for a file.
  open var suggestedName: String?
  /// The types of the data, as uniform type identifiers.
  open private(set) var registeredTypeIdentifiers: [String] = []
  private let object: AnyObject?

  /// Creates a provider without data.
  public override init() {
    object = nil
    super.init()
  }

  /// Creates a provider of an object.
  public init(object: AnyObject) {
    self.object = object
    super.init()
    if object is UIImage { registeredTypeIdentifiers = ["public.jpeg"] }
    if object is NSString { registeredTypeIdentifiers = ["public.utf8-plain-text"] }
  }

  /// Creates a provider of an object with a type; `nil` instead of an object gives no data.
  public init(item: AnyObject?, typeIdentifier: String?) {
    object = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    super.init()
  }

  open func canLoadObject(ofClass aClass: AnyClass) -> Bool {
    object.map { Self.isObject($0, of: aClass) } ?? false
  }

  /// Returns whether the data has a type; types that differ only by conformance are not compared.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
      || (typeIdentifier == "public.image" && object is UIImage)
      || (typeIdentifier == "public.text" && object is NSString)
  }

  /// Passes the object to a handler, in a later turn of the main loop; UIKit uses another thread.
  ///
  /// - Returns: The progress, which is complete.
  @discardableResult
  open func loadObject<Object: AnyObject>(
    ofClass aClass: Object.Type,
    completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    // The app decides, as in Foundation, that the object and the handler can be used on a different
    // thread.
    nonisolated(unsafe) let (object, handler) = (object as? Object, completionHandler)
    let error = ItemError(
      code: self.object == nil ? .itemUnavailableError : .unexpectedValueClassError
    )
    DispatchQueue.main.async { handler(object, object == nil ? error : nil) }
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  private static func isObject(_ object: AnyObject, of type: AnyClass) -> Bool {
    var current: AnyClass? = Swift.type(of: object)
    while let next = current {
      if next == type { return true }
      current = _getSuperclass(next)
    }
    return false
  }
}
