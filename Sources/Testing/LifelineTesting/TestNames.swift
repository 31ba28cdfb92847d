import HeadlessUIKit
import LifelineTestKit
import Testing

extension RunIdentity {
  /// Names a test case by its module, its suites, its function and its arguments.
  init(of test: Test, testCase: Test.Case?) {
    let arguments = testCase.map(Self.arguments) ?? ""
    self.init(
      names: Self.names(of: test),
      arguments: arguments,
      hasUnknownArguments: testCase?.isParameterized == true && arguments.isEmpty,
      location: CodeLocation(test.sourceLocation)
    )
  }

  /// Splits the text of a test's identity: `Module.Suite/test()/File.swift:1:2`.
  private static func names(of test: Test) -> [String] {
    let module = test.sourceLocation.moduleName
    var parts = "\(test.id)".split(separator: "/").map(String.init)
    if parts.count > 1, parts.last?.contains(".swift:") == true { parts.removeLast() }
    if let first = parts.first, first.hasPrefix(module + ".") {
      parts[0] = String(first.dropFirst(module.count + 1))
    }
    if parts.isEmpty { parts = [test.name] }
    return [module] + parts
  }

  /// The arguments of a parameterized test case as text.
  ///
  /// The library has no interface for them; they are read from the mirror of the test case. If that
  /// fails, the cases share a name and get numbers while they run concurrently.
  private static func arguments(of testCase: Test.Case) -> String {
    guard testCase.isParameterized else { return "" }
    var found: [String] = []
    var mirrors = [Mirror(reflecting: testCase)]
    for _ in 0..<4 where found.isEmpty {
      var next: [Mirror] = []
      for child in mirrors.flatMap(\.children) {
        if child.label == "arguments" {
          for argument in Mirror(reflecting: child.value).children {
            let values = Mirror(reflecting: argument.value).children.filter { $0.label == "value" }
            found += values.map { String(describingForTest: $0.value) }
          }
        } else {
          next.append(Mirror(reflecting: child.value))
        }
      }
      mirrors = next
    }
    return found.joined(separator: ", ")
  }
}

extension SourceLocation {
  /// Converts a code location; `nil` where the testing library would trap.
  init?(_ location: CodeLocation) {
    guard location.fileID.contains("/"), location.line > 0, location.column > 0 else { return nil }
    self.init(
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}

extension CodeLocation {
  /// Converts a location of the testing library.
  init(_ location: SourceLocation) {
    self.init(
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}
