/// Reads the strong references of objects by reflection.
@MainActor
struct ReferenceReader {
  /// A reference to an object, with the property that holds it.
  struct Reference {
    let label: String
    let object: AnyObject
  }

  /// Elements of a collection beyond this number are not read.
  private static let mostElements = 200
  /// Values that are nested more deeply, such as structures in structures, are not read.
  private static let deepestValue = 6

  let recording: Recording

  /// The class of an object without its module.
  func className(of object: AnyObject) -> String { String(describing: type(of: object)) }

  /// The objects to which an object refers strongly: its hierarchy first, then its properties.
  func references(of object: AnyObject) -> [Reference] {
    var found = hierarchy(of: object)
    forEachProperty(of: object) { label, value in
      collect(value, label, depth: 0, into: &found)
    }
    return found
  }

  /// The properties of an object that contain closures.
  func closures(of object: AnyObject) -> [String] {
    var labels: [String] = []
    forEachProperty(of: object) { label, value in
      if isClosure(value) { labels.append(label) }
    }
    return labels
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

  /// Visits the strong stored properties that the app's classes declare.
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

  /// Whether the properties of a type are read: those of the app's modules.
  ///
  /// `Mirror` crashes on properties of system classes, such as the block of a `DispatchWorkItem`.
  private func isReadable(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return !Self.systemModules.contains(module) && !AppleModules.contains(module)
  }

  private static let systemModules: Set<Substring> = [
    // The runtime's own modules.
    "CMainLoop", "HeadlessCombine", "HeadlessSwiftUI", "HeadlessUIKit", "LayoutSolver",
    "TextMetrics", "TraceModel", "TraceFormat", "TraceRecorder",
    "CoreFoundation", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "Observation", "Swift",
    "Synchronization", "Testing", "XCTest", "_Concurrency", "__C",
  ]

  /// Visits the children that are strong references or values.
  ///
  /// The others are not read at all: `Mirror` crashes when it reads a property that can't be copied, such
  /// as a `Mutex`.
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

  /// Collects the objects in a value: in optionals, collections, tuples, structures and enumerations.
  private func collect(_ value: Any, _ label: String, depth: Int, into found: inout [Reference]) {
    let type = Swift.type(of: value)
    if type is AnyClass {
      if isReadable(type) || value is UIResponder {
        found.append(Reference(label: label, object: value as AnyObject))
      }
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

  private func isClosure(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { isClosure($0.value) } ?? false
    }
    return mirror.displayStyle == nil && String(describing: type(of: value)).contains("->")
  }
}

/// Whether the stored properties of a type are strong references, which `Mirror` does not distinguish.
///
/// The type of a property is `nil` if the runtime can't describe it: `Mirror` would read it regardless.
///
/// The functions are those that the standard library's `Mirror` calls itself. A structure of another
/// version would have another layout; the tests of ``ReferencePath`` would fail.
private struct FieldStrength {
  private let type: any Any.Type
  private let firstIndex: Int
  /// The number of properties that the type declares itself.
  let ownCount: Int

  /// Reads the properties of a class with its superclass, or of a structure.
  init(of type: any Any.Type, inherited: (any Any.Type)?) {
    self.type = type
    firstIndex = inherited.map { fieldCount($0) } ?? 0
    ownCount = fieldCount(type) - firstIndex
  }

  /// Whether a property that the type declares itself is a strong reference or a value that can be copied.
  func isStrong(at index: Int) -> Bool {
    var metadata = FieldMetadata()
    let fieldType = fieldMetadata(type, index: firstIndex + index, fieldMetadata: &metadata)
    metadata.release?(metadata.name)
    return metadata.isStrong && fieldType != nil
  }
}

private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: any Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  _ type: any Any.Type,
  index: Int,
  fieldMetadata: UnsafeMutablePointer<FieldMetadata>
) -> UnsafeRawPointer?
