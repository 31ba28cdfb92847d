/// The lines of a Swift source that are compiled for iOS: without comments in blocks, and without
/// the branches of `#if` that are for other systems.
///
/// Conditions that depend on more than the system, such as `#if DEBUG`, count as true in each
/// branch.
struct ActiveLines: Sequence, IteratorProtocol {
  private struct Branch {
    var isActive: Bool
    /// Whether a branch before was certainly compiled.
    var isDecided: Bool
  }

  private var rest: Substring
  private var branches: [Branch] = []
  private var commentDepth = 0
  private(set) var number = 0

  init(_ text: String) {
    rest = Substring(text)
  }

  /// Returns the next active line with its number, from 1.
  mutating func next() -> (number: Int, text: Substring)? {
    while !rest.isEmpty {
      let end = rest.firstIndex(where: \.isNewline)
      let line = rest[..<(end ?? rest.endIndex)]
      rest = end.map { rest[rest.index(after: $0)...] } ?? ""
      number += 1
      let code = withoutComment(line)
      let trimmed = code.drop { $0 == " " || $0 == "\t" }
      if trimmed.first == "#", readDirective(trimmed) { continue }
      if branches.allSatisfy(\.isActive), !trimmed.isEmpty { return (number, code) }
    }
    return nil
  }

  /// Removes comments; a string literal that contains their marks loses its end.
  private mutating func withoutComment(_ line: Substring) -> Substring {
    guard commentDepth > 0 || line.utf8.contains(UInt8(ascii: "/")) else { return line }
    var result = ""
    var index = line.startIndex
    while index < line.endIndex {
      let tail = line[index...]
      if tail.hasPrefix("/*") {
        commentDepth += 1
        index = line.index(index, offsetBy: 2)
      } else if commentDepth > 0 {
        if tail.hasPrefix("*/") {
          commentDepth -= 1
          index = line.index(index, offsetBy: 2)
        } else {
          index = line.index(after: index)
        }
      } else if tail.hasPrefix("//") {
        // The address in a string is not a comment.
        if result.last != ":" { break }
        result += "//"
        index = line.index(index, offsetBy: 2)
      } else {
        result.append(line[index])
        index = line.index(after: index)
      }
    }
    return Substring(result)
  }

  private mutating func readDirective(_ line: Substring) -> Bool {
    if line.hasPrefix("#if ") || line.hasPrefix("#if(") || line.hasPrefix("#if!") {
      let truth = SystemCondition.truth(of: line.dropFirst(3))
      branches.append(Branch(isActive: truth != false, isDecided: truth == true))
    } else if line.hasPrefix("#elseif") {
      guard let last = branches.indices.last else { return true }
      let truth = branches[last].isDecided ? false : SystemCondition.truth(of: line.dropFirst(7))
      branches[last].isActive = truth != false
      branches[last].isDecided = branches[last].isDecided || truth == true
    } else if line.hasPrefix("#else") {
      guard let last = branches.indices.last else { return true }
      branches[last].isActive = !branches[last].isDecided
    } else if line.hasPrefix("#endif") {
      _ = branches.popLast()
    } else {
      return false
    }
    return true
  }
}

/// A condition of `#if`, as far as the system decides it.
private struct SystemCondition {
  private var rest: Substring

  /// Returns the value on iOS, or `nil` if it depends on more than the system.
  static func truth(of text: Substring) -> Bool? {
    var condition = SystemCondition(rest: text)
    return condition.alternatives(depth: 0)
  }

  private mutating func skip(_ text: String) -> Bool {
    rest = rest.drop { $0.isWhitespace }
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func alternatives(depth: Int) -> Bool? {
    var value = conjunction(depth: depth)
    while skip("||") {
      let other = conjunction(depth: depth)
      value = value == true || other == true ? true : value == false ? other : value
      if value != true, other == nil { value = nil }
    }
    return value
  }

  private mutating func conjunction(depth: Int) -> Bool? {
    var value = factor(depth: depth)
    while skip("&&") {
      let other = factor(depth: depth)
      if value == false || other == false {
        value = false
      } else if other == nil {
        value = nil
      }
    }
    return value
  }

  private mutating func factor(depth: Int) -> Bool? {
    guard depth < 50 else { return nil }
    if skip("!") { return factor(depth: depth + 1).map { !$0 } }
    if skip("(") {
      let value = alternatives(depth: depth + 1)
      _ = skip(")")
      return value
    }
    rest = rest.drop { $0.isWhitespace }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(name.count)
    guard skip("(") else { return name == "true" ? true : name == "false" ? false : nil }
    let argument = rest.prefix { $0 != ")" }.filter { !$0.isWhitespace }
    rest = rest.drop { $0 != ")" }.dropFirst()
    switch name {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "canImport":
      if ["UIKit", "Foundation", "SwiftUI", "Combine", "Darwin"].contains(argument) { return true }
      return [
        "AppKit", "Cocoa", "WatchKit", "Glibc", "Musl", "Android", "WinSDK", "FoundationNetworking",
      ]
      .contains(argument) ? false : nil
    default: return nil
    }
  }
}
