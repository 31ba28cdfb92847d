/// Declarations that replace those of Apple's platforms in a module.
struct StandIns: Codable, Sendable {
  /// The names that the module's files use.
  @Ordered var names: Set<String> = []
  /// Whether a file imports the log of the system.
  var hasLog = false

  /// The functions of the Objective-C runtime that find nothing, and those that need such results.
  static let functions: [String: String] = [
    "class_getInstanceMethod": "(_ type: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }",
    "class_getClassMethod": "(_ type: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }",
    "class_getMethodImplementation":
      "(_ type: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }",
    "class_addMethod":
      "(_ type: AnyClass?, _ name: Selector, _ method: OpaquePointer, _ types: "
      + "UnsafePointer<CChar>?) -> Bool { false }",
    "class_replaceMethod":
      "(_ type: AnyClass?, _ name: Selector, _ method: OpaquePointer, _ types: "
      + "UnsafePointer<CChar>?) -> OpaquePointer? { nil }",
    "method_exchangeImplementations": "(_ first: OpaquePointer, _ second: OpaquePointer) {}",
    "method_getImplementation": "(_ method: OpaquePointer) -> OpaquePointer { method }",
    "method_getTypeEncoding": "(_ method: OpaquePointer) -> UnsafePointer<CChar>? { nil }",
    "method_setImplementation":
      "(_ method: OpaquePointer, _ new: OpaquePointer) -> OpaquePointer { method }",
  ]

  /// The types of the log that files may name.
  static let log: [(name: String, code: String)] = [
    (
      "OSLogMessage",
      """
      public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
        public struct StringInterpolation: StringInterpolationProtocol {
          public init(literalCapacity: Int, interpolationCount: Int) {}
          public func appendLiteral(_ literal: String) {}
          public func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto) {}
        }
        public init(stringInterpolation: StringInterpolation) {}
        public init(stringLiteral value: String) {}
      }
      """
    ),
    (
      "OSLogPrivacy",
      """
      public struct OSLogPrivacy: Sendable {
        public enum Mask: Sendable { case hash, none }
        public static let (auto, `public`, `private`, sensitive) = (Self(), Self(), Self(), Self())
        public static func `private`(mask: Mask) -> Self { Self() }
        public static func sensitive(mask: Mask) -> Self { Self() }
      }
      """
    ),
    (
      "OSLogType",
      """
      public enum OSLogType: Sendable { case `default`, info, debug, error, fault }
      """
    ),
    (
      "OSLog",
      """
      public final class OSLog: Sendable {
        public static let (`default`, disabled) = (OSLog(), OSLog())
        public init() {}
        public init(subsystem: String, category: String) {}
      }
      """
    ),
    (
      "Logger",
      """
      public struct Logger: Sendable {
        public init(subsystem: String = "", category: String = "") {}
        public init(_ log: OSLog) {}
        public func log(level: OSLogType = .default, _ message: OSLogMessage) {}
        public func trace(_ message: OSLogMessage) {}
        public func debug(_ message: OSLogMessage) {}
        public func info(_ message: OSLogMessage) {}
        public func notice(_ message: OSLogMessage) {}
        public func warning(_ message: OSLogMessage) {}
        public func error(_ message: OSLogMessage) {}
        public func critical(_ message: OSLogMessage) {}
        public func fault(_ message: OSLogMessage) {}
      }
      """
    ),
    (
      "os_log",
      """
      public func os_log(
        _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
        type: OSLogType = .default, _ arguments: Any...) {}
      public func os_log(
        _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
        _ message: StaticString, _ arguments: Any...) {}
      public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
      @_disfavoredOverload
      public func os_log(
        _ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {}
      """
    ),
  ]

  /// The code at the level of a file; names that the module declares itself are left out.
  func code(index: ModuleIndex) -> [String] {
    var lines: [String] = []
    let used = names.intersection(Self.functions.keys).subtracting(index.globals).sorted()
    if !used.isEmpty {
      lines += ["", "typealias IMP = OpaquePointer"]
      if index.declaration(of: "Method") == nil { lines.append("typealias Method = OpaquePointer") }
      lines += used.map { "func \($0)\(Self.functions[$0] ?? "")" }
    }
    if hasLog {
      for (name, code) in Self.log
      where index.declaration(of: name) == nil && !index.globals.contains(name) {
        lines += ["", code]
      }
    }
    if names.contains(Self.wrapped) { lines += ["", Self.wrappedCode] }
    return lines
  }

  /// The name of the function for properties whose wrapper decides whether they can be set.
  static let wrapped = "wrapped"
  private static let wrappedCode = """
    extension AppMember {
      static func wrapped<Object: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>
      ) -> AppMember { .property(name, path) }

      @_disfavoredOverload
      static func wrapped<Object: AnyObject, Value>(
        _ name: String, _ path: KeyPath<Object, Value>
      ) -> AppMember { .constant(name, path) }
    }
    """
}
