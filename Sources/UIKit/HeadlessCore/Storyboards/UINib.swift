public import Foundation
import TraceModel

/// A xib, as UIKit's `UINib` (developer.apple.com/documentation/uikit/uinib).
///
/// The XML file is read from the bundle, or for the main bundle from the resource folder of a
/// rewritten module. Each instantiation makes new objects.
@preconcurrency @MainActor
open class UINib: NSObject {
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Creates a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects for the placeholders of the file, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  package let name: String
  package let bundle: Bundle?
  package let data: Data?

  /// Creates a xib with a name, which is searched for when it is instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    data = nil
    super.init()
  }

  /// Creates a xib of the XML of a file; compiled data is refused when it is instantiated.
  public init(data nibData: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    bundle = bundleOrNil
    data = nibData
    super.init()
  }

  /// Makes the objects of the file, connects them with the owner and awakens them.
  ///
  /// The owner receives no `awakeFromNib()` (a tutorial's test against UIKit of iOS 18.2). UIKit
  /// throws if the file does not exist or can't be read.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The File's Owner.
  ///   - optionsOrNil: The external objects.
  /// - Returns: The objects at the top level, without placeholders.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let runtime = Runtime.current
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    let made = Services.nibs?.instantiate(
      self,
      owner: ownerOrNil.map { $0 as AnyObject },
      external: external.mapValues { $0 as AnyObject },
      reuseIdentifier: nil,
      in: runtime
    )
    return made ?? []
  }

  /// Makes the one view of a file for a table or collection that has registered it.
  package func makeReusable<View: UIView>(
    _ type: View.Type,
    _ identifier: String,
    _ runtime: Runtime
  )
    -> View?
  {
    let objects = Services.nibs?.instantiate(
      self,
      owner: nil,
      external: [:],
      reuseIdentifier: identifier,
      in: runtime
    )
    guard let made = objects else { return nil }
    if made.count == 1, let view = made.first as? View { return view }
    runtime.failNib(
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
        + "level object which must be a \(type) instance"
    )
    return made.lazy.compactMap { $0 as? View }.first
  }
}

extension Bundle {
  /// Loads a xib of the bundle and returns its objects at the top level; `nil` if there is no file.
  @MainActor
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
