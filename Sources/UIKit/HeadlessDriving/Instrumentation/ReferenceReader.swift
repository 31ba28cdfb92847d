import Foundation

/// Reads the strong references of objects: properties by reflection, and what closures captured.
@MainActor
struct ReferenceReader {
  /// A reference to an object, with the property that holds it.
  struct Reference {
    let label: String
    let object: AnyObject
  }

  /// The references that a value contains.
  struct Contents {
    var references: [Reference] = []
    /// The properties with closures whose captured values can't be read.
    var unreadClosures: [String] = []
    /// The contexts of closures that were read.
    var contexts: Set<UnsafeRawPointer> = []
  }

  /// Elements of a collection beyond this number are not read.
  private static let mostElements = 5_000
  /// Values that are nested more deeply, such as structures in structures, are not read.
  static let deepestValue = 8

  /// The objects of the runtime that all objects of a run share: they are not followed, because
  /// they lead from each object to all others.
  private let shared: Set<ObjectIdentifier>

  init(of runtime: Runtime) {
    let own = Mirror(reflecting: runtime).children.compactMap { child in
      type(of: child.value) is AnyClass ? ObjectIdentifier(child.value as AnyObject) : nil
    }
    shared = Set(own + [ObjectIdentifier(runtime)])
  }

  /// The class of an object without its module.
  func className(of object: AnyObject) -> String { String(describing: type(of: object)) }

  /// The strong references of an object: its hierarchy first, then its properties.
  func contents(of object: AnyObject) -> Contents {
    var found = Contents(references: hierarchy(of: object))
    forEachProperty(of: object) { label, value in
      collect(value, label, depth: 0, into: &found)
    }
    return found
  }

  /// The references that UIKit's own classes hold, by their public names.
  private func hierarchy(of object: AnyObject) -> [Reference] {
    switch object {
    case let window as UIWindow:
      let root = window.rootViewController.map {
        Reference(label: "rootViewController", object: $0)
      }
      return [root].compactMap(\.self) + subviews(of: window)
    case let view as UIView: return subviews(of: view)
    case let controller as UIViewController:
      var found = controller.children.prefix(Self.mostElements).enumerated().map { index, child in
        Reference(label: "children[\(index)]", object: child)
      }
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        found.append(Reference(label: "presentedViewController", object: presented))
      }
      if let view = controller.viewIfLoaded { found.append(Reference(label: "view", object: view)) }
      return found
    default: return []
    }
  }

  private func subviews(of view: UIView) -> [Reference] {
    view.subviews.prefix(Self.mostElements).enumerated().map { index, subview in
      Reference(label: "subviews[\(index)]", object: subview)
    }
  }

  /// Visits the strong stored properties that the classes of the app and of this package declare.
  private func forEachProperty(of object: AnyObject, _ visit: (String, Any) -> Void) {
    var level: Mirror? = Mirror(reflecting: object)
    while let mirror = level, isReadable(mirror.subjectType) {
      let fields = FieldStrength(
        of: mirror.subjectType,
        inherited: mirror.superclassMirror?.subjectType
      )
      forEachChild(of: mirror, fields) { visit(name($1.label, $0), $1.value) }
      level = mirror.superclassMirror
    }
  }

  /// Whether the properties of a type are read: those of the app and of this package, and of
  /// timers.
  ///
  /// `Mirror` crashes on properties of system classes, such as the block of a `DispatchWorkItem`.
  private func isReadable(_ type: any Any.Type) -> Bool {
    if let known = Self.readable[ObjectIdentifier(type)] { return known }
    let module = ModuleNames.module(of: type)
    let result = type == Timer.self || !Self.systemModules.contains(module)
    Self.readable[ObjectIdentifier(type)] = result
    return result
  }

  /// The types that were asked for, and whether they are read.
  private static var readable: [ObjectIdentifier: Bool] = [:]

  private static let systemModules: Set<String> = [
    "CoreFoundation", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "Observation", "Swift",
    "Synchronization", "Testing", "TraceFormat", "TraceModel", "TraceRecorder", "XCTest",
    "_Concurrency", "__C",
  ]

  /// Visits the children that are strong references or values.
  ///
  /// The others are not read at all: `Mirror` crashes when it reads a property that can't be
  /// copied, such as a `Mutex`.
  private func forEachChild(
    of mirror: Mirror,
    _ fields: FieldStrength,
    _ visit: (Int, Mirror.Child) -> Void
  ) {
    guard fields.ownCount == mirror.children.count else { return }
    for (index, position) in mirror.children.indices.enumerated() where fields.isStrong(at: index) {
      visit(index, mirror.children[position])
    }
  }

  /// The name of a property in source code: that of a lazy one has a prefix in reflection.
  private func name(_ label: String?, _ index: Int) -> String {
    guard let label else { return "\(index)" }
    let prefix = "$__lazy_storage_$_"
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }

  /// Collects the objects in a value: in optionals, collections, tuples, structures and
  /// enumerations.
  func collect(_ value: Any, _ label: String, depth: Int, into found: inout Contents) {
    let type = Swift.type(of: value)
    if type is AnyClass {
      // Other threads may change an actor meanwhile.
      if isReadable(type), !(value is any Actor) { add(value as AnyObject, label, to: &found) }
      return
    }
    if isFunction(type) {
      let context = withUnsafeBytes(of: value) {
        // A function is two words: its code and the object that contains the captured values.
        $0.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
      }
      let name = label.hasPrefix(Self.closure) ? label : Self.closure + label
      if let context { collect(contextAt: context, name, depth: depth, into: &found) }
      return
    }
    guard depth < Self.deepestValue, let mirror = containerMirror(of: value) else { return }
    switch mirror.displayStyle {
    case .optional:
      for child in mirror.children { collect(child.value, label, depth: depth, into: &found) }
    case .collection, .set:
      for (index, child) in mirror.children.prefix(Self.mostElements).enumerated() {
        collect(child.value, "\(label)[\(index)]", depth: depth + 1, into: &found)
      }
    case .dictionary:
      for child in mirror.children.prefix(Self.mostElements) {
        guard let entry = child.value as? (key: AnyHashable, value: Any) else {
          collect(child.value, label, depth: depth + 1, into: &found)
          continue
        }
        collect(entry.value, "\(label)[\(entry.key)]", depth: depth + 1, into: &found)
      }
    case .struct:
      guard isReadable(type) else { return }
      let fields = FieldStrength(of: type, inherited: nil)
      forEachChild(of: mirror, fields) { index, child in
        collect(
          child.value,
          "\(label).\(name(child.label, index))",
          depth: depth + 1,
          into: &found
        )
      }
    case .tuple, .enum:
      for (index, child) in mirror.children.enumerated() {
        collect(
          child.value,
          "\(label).\(name(child.label, index))",
          depth: depth + 1,
          into: &found
        )
      }
    default: break
    }
  }

  /// The mirror of a value that may contain objects; `nil` for texts and numbers, which are many.
  private func containerMirror(of value: Any) -> Mirror? {
    switch value {
    case is String, is Substring, is any BinaryInteger, is any BinaryFloatingPoint, is Bool: nil
    default: Mirror(reflecting: value)
    }
  }

  /// Adds a reference to an object, unless the object belongs to the whole run.
  func add(_ object: AnyObject, _ label: String, to found: inout Contents) {
    guard !shared.contains(ObjectIdentifier(object)) else { return }
    found.references.append(Reference(label: label, object: object))
  }

  /// The beginning of the label of a reference that a closure holds.
  private static let closure = "closure in "
}
