/// Shrinks a failing script by delta debugging.
///
/// Source: A. Zeller, R. Hildebrandt, IEEE Trans. Software Eng. 28 (2002), “Simplifying and
/// Isolating Failure-Inducing Input”.
struct WorldShrinker {
  /// The maximum number of runs.
  var limit = 600
  private var runs = 0

  /// Returns the smallest script found for which the closure still returns `true`.
  @MainActor
  mutating func shrink(_ script: WorldScript, _ fails: (WorldScript) -> Bool) -> WorldScript {
    var smallest = script
    var size = -1
    while size != smallest.size, runs < limit {
      size = smallest.size
      smallest = cut(smallest, \.hooks, fails)
      smallest = cut(smallest, \.steps, fails)
      for place in smallest.hooks.indices {
        smallest = cut(smallest, \.hooks[place].operations, fails)
      }
    }
    return smallest
  }

  /// Removes parts of a list, halves first, then smaller ones.
  @MainActor
  private mutating func cut<Element>(
    _ script: WorldScript,
    _ list: WritableKeyPath<WorldScript, [Element]>,
    _ fails: (WorldScript) -> Bool
  ) -> WorldScript {
    var script = script
    var chunk = max(1, script[keyPath: list].count / 2)
    while true {
      var start = 0
      while start < script[keyPath: list].count, runs < limit {
        var shorter = script
        let end = min(start + chunk, script[keyPath: list].count)
        shorter[keyPath: list].removeSubrange(start..<end)
        runs += 1
        if fails(shorter) { script = shorter } else { start = end }
      }
      if chunk == 1 { return script }
      chunk /= 2
    }
  }
}

extension WorldScript {
  /// The number of operations of the script.
  var size: Int { hooks.reduce(steps.count) { $0 + 1 + $1.operations.count } }
}
