import Foundation

/// The source of a module that is missing on Linux, written according to its use in the app's
/// sources.
///
/// The reader has no types. It takes the capitalized names in files that import the module, and
/// leaves out those that the app declares, that UIKit has, and that occur in a file without the
/// import.
struct StandInModule {
  private struct Use {
    var places: [String] = []
    var members: Set<SwiftIdentifier> = []
    /// The members that are called without an argument.
    var called: Set<SwiftIdentifier> = []
    /// Whether the name is used as that of a type, and not only as a value.
    var isType = false
  }

  let name: SwiftIdentifier
  private var uses: [SwiftIdentifier: Use] = [:]
  private var importers: [String] = []

  /// Collects the uses.
  ///
  /// - Parameters:
  ///   - name: The name of the module.
  ///   - modules: The modules of the app.
  ///   - known: The names of types that UIKit has.
  init(name: SwiftIdentifier, modules: [AppModuleSources], known: Set<String>) {
    self.name = name
    var excluded = known.union(Self.common)
    var files: [(path: String, words: [SourceWord])] = []
    for path in modules.flatMap(\.swiftFiles) {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      let words = SourceWord.words(of: text)
      for word in words {
        guard let keyword = word.keyword, Self.declarations.contains(keyword) else { continue }
        excluded.insert(String(word.text))
      }
      let isImporter = modules.contains { module in
        module.importPlaces[name.text]?.contains { $0.path == path } ?? false
      }
      if isImporter {
        files.append((path, words))
      } else {
        // Names that need no import of the module.
        for word in words where word.owner == nil { excluded.insert(String(word.text)) }
      }
    }
    for (path, words) in files {
      importers.append(path)
      for word in words { add(word, path, excluded) }
    }
  }

  private mutating func add(_ word: SourceWord, _ path: String, _ excluded: Set<String>) {
    guard let text = SwiftIdentifier(word.text) else { return }
    if let owner = word.owner {
      guard let owner = SwiftIdentifier(owner) else { return }
      uses[owner]?.members.insert(text)
      if word.next == "(" { uses[owner]?.called.insert(text) }
      return
    }
    guard let first = word.text.first, first.isUppercase, word.text.count > 1, text != name,
      word.keyword != "import", word.previous != "@", word.previous != "#",
      !excluded.contains(text.text), !Self.isFoundation(text.text)
    else { return }
    let place = "\(path.split(separator: "/").last ?? ""):\(word.line)"
    if uses[text]?.places.last != place { uses[text, default: Use()].places.append(place) }
    if Self.afterTypes.contains(word.next ?? " ") || Self.beforeTypes.contains(word.previous ?? " ")
      || ["as", "is"].contains(word.keyword ?? "")
    {
      uses[text]?.isType = true
    }
  }

  /// The names of types that were found.
  var types: [SwiftIdentifier] { uses.keys.sorted() }

  var source: SwiftSource {
    var text: SwiftSource = """
      // The module \(name) does not exist on Linux. This stand-in declares the names that files with
      // `import \(name)` use, and that were not found elsewhere. Remove those that are not of \(name), and
      // add the members that the compiler reports. Fixed answers are enough for tests of screens.
      import UIKit

      """
    for name in types {
      guard let use = uses[name] else { continue }
      text += "\n// Used in \(comment: use.places.prefix(5).joined(separator: ", "))"
      text += use.places.count > 5 ? ", and \(use.places.count - 5) more.\n" : ".\n"
      let shared = use.members.filter { Self.sharedNames.contains($0.text) }.sorted()
      let others = use.members.subtracting(shared).sorted().map(\.text)
      if !others.isEmpty { text += "// Members: \(comment: others.joined(separator: ", ")).\n" }
      text += declaration(name, use, shared)
    }
    return text
  }

  private static let afterTypes: Set<Character> = ["(", ".", "?", "!", "<", "]", ">"]
  private static let beforeTypes: Set<Character> = [":", ">", "<", "&", "?"]

  private func declaration(
    _ name: SwiftIdentifier,
    _ use: Use,
    _ shared: [SwiftIdentifier]
  ) -> SwiftSource {
    let isProtocol = ["Delegate", "DataSource", "Protocol", "able", "Convertible"].contains {
      name.text.hasSuffix($0)
    }
    if isProtocol, shared.isEmpty { return "public protocol \(name): AnyObject {}\n" }
    if !use.isType { return "public let \(name) = \(literal: name.text)\n" }
    let bases: [String] = [
      "TableViewCell", "CollectionViewCell", "TableViewController", "NavigationController",
      "ViewController", "ImageView", "ScrollView", "View", "Button", "Label", "TextField",
      "Control",
    ]
    if let base = bases.first(where: name.text.hasSuffix) {
      return "open class \(name): \(SwiftIdentifier(derivedFrom: "UI\(base)")) {}\n"
    }
    let members = shared.map { member -> SwiftSource in
      use.called.contains(member)
        ? "  public static func \(member)() -> \(name) { \(name)() }\n"
        : "  nonisolated(unsafe) public static let \(member) = \(name)()\n"
    }
    return """
      open class \(name): NSObject {
      \(members.joined())  public override init() {}
      }

      """
  }

  private static let sharedNames: Set<String> = [
    "shared", "sharedInstance", "default", "standard", "main", "instance",
  ]

  private static let declarations: Set<Substring> = [
    "class", "struct", "enum", "protocol", "typealias", "actor", "associatedtype", "case", "let",
    "var", "func", "extension",
  ]

  private static func isFoundation(_ name: String) -> Bool {
    ["CG", "CA", "UI", "URL", "HTTP"].contains { prefix in
      name.hasPrefix(prefix)
        && (name.count == prefix.count || name.dropFirst(prefix.count).first?.isUppercase ?? false)
    }
  }

  /// Names of Swift and Foundation.
  private static let common: Set<String> = [
    "Any", "AnyClass", "AnyHashable", "AnyObject", "Array", "Bool", "Bundle", "ByteCountFormatter",
    "CaseIterable", "Character", "CharacterSet", "ClosedRange", "Codable", "CodingKey",
    "CodingKeys",
    "Collection", "Comparable", "CustomStringConvertible", "Data", "Date", "DateComponents",
    "DateFormatter", "Decimal", "Decodable", "Decoder", "Dictionary", "DispatchGroup",
    "DispatchQueue", "DispatchSemaphore", "DispatchTime", "DispatchWorkItem", "Double", "Element",
    "Encodable", "Encoder", "Equatable", "Error", "ExpressibleByStringLiteral", "FileHandle",
    "FileManager", "Float", "Hashable", "Hasher", "IndexPath", "IndexSet", "Int", "Int32", "Int64",
    "Int8", "Iterator", "IteratorProtocol", "JSONDecoder", "JSONEncoder", "JSONSerialization",
    "KeyPath", "Locale", "LocalizedError", "MainActor", "Mirror", "Never", "Notification",
    "NotificationCenter", "NumberFormatter", "ObjectIdentifier", "Observable", "OperationQueue",
    "Optional", "OptionSet", "PropertyListSerialization", "Published", "Range", "RawRepresentable",
    "RawValue", "Result", "RunLoop", "Scanner", "Selector", "Self", "Sendable", "Sequence", "Set",
    "String", "StaticString", "Substring", "Task", "Thread", "TimeInterval", "TimeZone", "Timer",
    "Type", "UInt", "UInt32", "UInt64", "UInt8", "UUID", "UserDefaults", "Void", "XCTestCase",
    "XCTAssertEqual", "XCTAssertTrue", "XCTAssertNil", "XCTAssertFalse", "XCTUnwrap", "XCTFail",
    "NSArray", "NSAttributedString", "NSCache", "NSCoder", "NSCoding", "NSCopying", "NSData",
    "NSDate",
    "NSDictionary", "NSError", "NSHomeDirectory", "NSLocalizedString", "NSLock", "NSMakeRange",
    "NSMutableArray", "NSMutableAttributedString", "NSMutableData", "NSMutableDictionary",
    "NSMutableSet", "NSMutableString", "NSNotFound", "NSNotification", "NSNumber", "NSObject",
    "NSObjectProtocol", "NSPredicate", "NSRange", "NSRegularExpression", "NSSet",
    "NSSortDescriptor", "NSString", "NSStringFromClass", "NSTemporaryDirectory", "NSURL", "NSUUID",
    "NSUnderlineStyle", "NSUserActivity", "NSValue", "Calendar", "Operation", "BlockOperation",
    "Process", "ProcessInfo", "Float64", "Unmanaged",
    "WritableKeyPath", "ReferenceWritableKeyPath", "DEBUG", "XMLParser",
  ]
}

extension WrapperPackage {
  /// Writes the stand-ins that the options name.
  mutating func addStandIns(
    _ modules: [AppModuleSources],
    _ names: Set<String>
  ) throws(ProjectProblem) -> [SwiftIdentifier] {
    var added: [SwiftIdentifier] = []
    guard !options.standIns.isEmpty else { return [] }
    let known = uikitNames
    for name in options.standIns where !added.contains(where: { $0.text == name }) {
      guard !names.contains(name), !ProvidedModules.system.contains(name),
        !provided.products.contains(name)
      else {
        throw ProjectProblem(
          .error,
          name,
          "the package has the module \(name)",
          help: "leave out --stand-in \(name)"
        )
      }
      guard let identifier = SwiftIdentifier(name),
        modules.contains(where: { $0.imports.contains(name) })
      else {
        let missing = Set(modules.flatMap(\.imports)).subtracting(names)
          .subtracting(ProvidedModules.system).subtracting(provided.products).sorted()
        throw ProjectProblem(
          .error,
          name,
          "no source imports the module \(name)",
          help: Self.nearest(name, in: missing).map { "write --stand-in \($0)" }
            ?? (missing.isEmpty
              ? "no module is missing; leave out --stand-in \(name)"
              : "the missing modules are \(missing.joined(separator: ", "))")
        )
      }
      let module = StandInModule(name: identifier, modules: modules, known: known)
      let path = "Sources/\(name)/\(name).swift"
      add(module.source, to: path)
      added.append(identifier)
      problems.append(
        ProjectProblem(
          .note,
          "\(options.output)/\(path)",
          "the stand-in of \(name) declares \(module.types.count) types without members",
          help: "remove what is not of \(name), and add the members that the compiler reports"
        )
      )
    }
    return added
  }

  /// The names of UIKit's types, from the list in the package `lifeline`.
  private var uikitNames: Set<String> {
    let path = options.lifeline + "/Sources/APICoverage/uikit.txt"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return Set(
      words.lazy.filter { word in
        // The list also names types of other modules with a view controller.
        let isPrefixed = word.prefix(2).allSatisfy(\.isUppercase)
        return isPrefixed
          ? word.hasPrefix("UI") || word.hasPrefix("NS") : word.first?.isUppercase ?? false
      }
      .map(String.init)
    )
  }
}
