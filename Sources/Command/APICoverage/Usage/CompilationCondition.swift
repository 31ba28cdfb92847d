import TraceModel

/// Evaluates the condition of `#if` for a build on Linux with the modules of this package.
struct CompilationCondition {
  private let tokens: ArraySlice<SourceToken>
  private var index: Int
  private var depth = 0

  private init(_ tokens: ArraySlice<SourceToken>) {
    self.tokens = tokens
    index = tokens.startIndex
  }

  /// Returns whether the condition holds; `nil` when that depends on the settings of a build.
  static func value(of tokens: ArraySlice<SourceToken>) -> Bool? {
    var condition = CompilationCondition(tokens)
    return condition.alternative()
  }

  private var current: SourceToken? { index < tokens.endIndex ? tokens[index] : nil }

  private mutating func alternative() -> Bool? {
    var value = conjunction()
    while current?.is("||") == true {
      index += 1
      let other = conjunction()
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = factor()
    while current?.is("&&") == true {
      index += 1
      let other = factor()
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private mutating func factor() -> Bool? {
    guard let token = current, depth < 100 else { return nil }
    depth += 1
    defer { depth -= 1 }
    index += 1
    if token.is("!") { return factor().map { !$0 } }
    if token.is("(") {
      let value = alternative()
      if current?.is(")") == true { index += 1 }
      return value
    }
    guard token.kind == .word else { return nil }
    if token.text == "true" { return true }
    if token.text == "false" { return false }
    guard current?.is("(") == true else { return nil }
    index += 1
    let argument = current?.text ?? ""
    while let token = current {
      index += 1
      if token.is(")") { break }
    }
    switch token.text {
    case "os": return argument == "Linux"
    case "canImport": return AppleModules.contains(argument) ? true : Self.imports[argument]
    case "targetEnvironment": return false
    default: return nil
    }
  }

  /// Whether other modules can be imported.
  private static let imports = [
    "UIKit": true, "SwiftUI": true, "Foundation": true, "Combine": true, "Dispatch": true,
    "Observation": true, "XCTest": true, "Testing": true, "Glibc": true,
    "AppKit": false, "WatchKit": false, "Cocoa": false, "ObjectiveC": false, "Darwin": false,
  ]
}
