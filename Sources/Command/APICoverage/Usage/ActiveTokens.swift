/// The tokens of a file that a build on Linux compiles, without comments.
struct ActiveTokens {
  private(set) var tokens: [SourceToken] = []
  /// The number of lines in branches of `#if` that are not compiled.
  private(set) var inactiveLines = 0

  /// A condition whose `#endif` has not been reached.
  private struct Branch {
    var outerIsActive: Bool
    var isActive: Bool
    /// Whether a branch above certainly is compiled.
    var isTaken: Bool
    /// The first line of the branch, if it is not compiled.
    var inactiveSince: Int?
  }

  /// Selects the tokens; a condition that depends on the settings of a build holds.
  init(_ all: [SourceToken]) {
    var branches: [Branch] = []
    var index = 0
    while index < all.count {
      let token = all[index]
      let isActive = branches.last?.isActive ?? true
      guard token.kind == .directive, Self.directives.contains(token.text) else {
        if isActive, token.kind != .comment { tokens.append(token) }
        index += 1
        continue
      }
      var end = index + 1
      while end < all.count, all[end].line == token.line, all[end].kind != .comment { end += 1 }
      let value =
        token.text == "#if" || token.text == "#elseif"
        ? CompilationCondition.value(of: all[(index + 1)..<end]) : true
      apply(token, value, &branches)
      index = end
    }
    if let last = all.last {
      for branch in branches {
        if let since = branch.inactiveSince, branch.outerIsActive {
          inactiveLines += max(0, last.line - since)
        }
      }
    }
  }

  private static let directives: Set<String> = ["#if", "#elseif", "#else", "#endif"]

  private mutating func apply(_ token: SourceToken, _ value: Bool?, _ branches: inout [Branch]) {
    if token.text == "#if" {
      let outer = branches.last?.isActive ?? true
      let isActive = outer && value != false
      branches.append(
        Branch(
          outerIsActive: outer,
          isActive: isActive,
          isTaken: value == true,
          inactiveSince: isActive ? nil : token.line
        )
      )
      return
    }
    guard var branch = branches.popLast() else { return }
    if let since = branch.inactiveSince, branch.outerIsActive {
      inactiveLines += max(0, token.line - since - 1)
    }
    guard token.text != "#endif" else { return }
    branch.isActive = branch.outerIsActive && !branch.isTaken && value != false
    branch.isTaken = branch.isTaken || value == true
    branch.inactiveSince = branch.isActive ? nil : token.line
    branches.append(branch)
  }
}
