public import Foundation
import TraceModel

/// A xib, as UIKit's `UINib` (developer.apple.com/documentation/uikit/uinib).
///
/// The XML file is read from the bundle, or for the main bundle from the resource folder of a rewritten
/// module. Each instantiation makes new objects.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of options.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Creates a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects for the placeholders of the file, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let bundle: Bundle?
  private let data: Data?

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
  /// The owner receives no `awakeFromNib()` (a tutorial's test against UIKit of iOS 18.2). UIKit throws
  /// if the file does not exist or can't be read.
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
    guard let document = document(reportingIn: runtime) else { return [] }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return Self.instantiate(
      document,
      owner: ownerOrNil.map { $0 as AnyObject },
      external: external.mapValues { $0 as AnyObject },
      bundle: bundle,
      runtime
    )
  }

  /// Returns the parsed file; reports UIKit's exception if there is none.
  func document(reportingIn runtime: Runtime) -> NibDocument? {
    do {
      if let data {
        let root = try NibParser.parse(data, path: "data")
        return NibDocument(path: "data", folder: "", root: root)
      }
      let folders = NibFiles.folders(of: bundle, in: runtime)
      if let found = try NibFiles.document(name, type: "xib", in: folders) { return found }
      runtime.failNib(
        "Could not load NIB in bundle: 'NSBundle <\(bundle?.bundlePath ?? folders.first ?? "")>' with "
          + "name '\(name)'"
      )
    } catch { runtime.failNib("\(error)") }
    return nil
  }

  /// Makes the objects of a parsed file.
  static func instantiate(
    _ document: NibDocument,
    owner: AnyObject?,
    external: [String: AnyObject] = [:],
    reuseIdentifier: String? = nil,
    bundle: Bundle?,
    _ runtime: Runtime
  ) -> [Any] {
    let session = NibSession(document, bundle: bundle, runtime)
    session.reuseIdentifier = reuseIdentifier
    let scene = NibScene(document)
    return runtime.inContext {
      let made = session.makeTopLevel(document.objects, scene, owner: owner, external: external)
      session.finish()
      session.reportUnresolved(scene)
      return made
    }
  }

  /// Makes the one view of a file for a table or collection that has registered it.
  func makeReusable<View: UIView>(
    _ type: View.Type,
    _ identifier: String,
    _ runtime: Runtime
  )
    -> View?
  {
    guard let document = document(reportingIn: runtime) else { return nil }
    let made = Self.instantiate(
      document,
      owner: nil,
      reuseIdentifier: identifier,
      bundle: bundle,
      runtime
    )
    if made.count == 1, let view = made.first as? View { return view }
    runtime.failNib(
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
        + "level object which must be a \(type) instance"
    )
    return made.lazy.compactMap { $0 as? View }.first
  }
}

extension NibSession {
  /// Makes the objects at the top level of a xib.
  func makeTopLevel(
    _ elements: [NibElement],
    _ scene: NibScene,
    owner: AnyObject?,
    external: [String: AnyObject]
  ) -> [Any] {
    var made: [Any] = []
    var owners: [(NibElement, AnyObject)] = []
    for element in elements {
      if element.name == "placeholder" {
        let identifier = element["placeholderIdentifier"] ?? ""
        element.ignore()
        // A plain object without outlets replaces a missing owner.
        let object: AnyObject? =
          switch identifier {
          case "IBFilesOwner": owner ?? NSObject()
          case "IBFirstResponder": nil
          default: external[identifier]
          }
        guard let object else { continue }
        scene.register(object, element.id)
        owners.append((element, object))
      } else if let object = makeTopLevelObject(element, scene) {
        made.append(object)
      }
    }
    for (element, object) in owners { add(connectionsOf: object, element, scene) }
    return made
  }

  private func makeTopLevelObject(_ element: NibElement, _ scene: NibScene) -> AnyObject? {
    switch element.name {
    case "customObject": makeObject(element, base: NSObject.self, scene) { NSObject() }
    case "barButtonItem": makeBarButton(element, scene)
    case "tabBarItem": makeTabBarItem(element, scene)
    case "navigationItem": makeNavigationItem(element, UINavigationItem(), scene)
    case let name where NibClasses.gestures[name] != nil: makeGesture(element, scene)
    case let name where NibClasses.controllers[name] != nil:
      makeController(element, UIStoryboard(of: document))
    default: makeView(element, scene)
    }
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

extension UITableView {
  /// Registers a xib with one cell.
  func registerCell(_ nib: UINib?, _ identifier: String) {
    guard let nib else { return cells.register(identifier, nil) }
    cells.register(identifier) { [unowned self] identifier in
      nib.makeReusable(UITableViewCell.self, identifier, life.runtime)
        ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  /// Registers a xib with one header or footer view.
  func registerEdgeView(_ nib: UINib?, _ identifier: String) {
    guard let nib else { return edgeViews.register(identifier, nil) }
    edgeViews.register(identifier) { [unowned self] identifier in
      nib.makeReusable(UITableViewHeaderFooterView.self, identifier, life.runtime)
        ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
  }
}

extension UICollectionView {
  /// Registers a xib with one view of a kind.
  func register(_ nib: UINib?, kind: String, _ identifier: String) {
    guard let nib else { return registry.register(nil, kind: kind, identifier) }
    registry.register(kind: kind, identifier) { [unowned self] identifier in
      let view = nib.makeReusable(UICollectionReusableView.self, identifier, life.runtime)
      view?.reuseIdentifier = identifier
      return view
    }
  }
}
