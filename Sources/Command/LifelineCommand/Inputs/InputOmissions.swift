/// The files that the expansion of arguments leaves out, counted by reason.
package struct InputOmissions: Sendable {
  /// Why a file is left out.
  package enum Reason: Int, Sendable, CaseIterable {
    /// The end of its name is not that of a trace or a log.
    case ending
    /// An exclusion covers it.
    case excluded
    /// An earlier argument names the same file.
    case duplicate
    /// Its name begins with a dot.
    case hidden
    /// The file is a pipe, a socket, a device or a link to a folder.
    case special

    fileprivate var words: String {
      switch self {
      case .ending: "with another name than \(InputName.list)"
      case .excluded: "excluded"
      case .duplicate: "named twice"
      case .hidden: "hidden"
      case .special: "neither file nor folder"
      }
    }
  }

  /// The number of paths that the report lists for each reason.
  private static let listed = 3

  private var counts: [Reason: Int] = [:]
  private var first: [Reason: [String]] = [:]

  /// The number of files and folders that are left out.
  package var total: Int { counts.values.reduce(0, +) }

  /// The number that is left out for a reason.
  package func count(_ reason: Reason) -> Int { counts[reason] ?? 0 }

  /// The number of files that an exclusion or an earlier argument of the user leaves out.
  var chosen: Int { count(.excluded) + count(.duplicate) }

  /// Counts a file or folder.
  mutating func note(_ path: String, _ reason: Reason) {
    counts[reason, default: 0] += 1
    if first[reason, default: []].count < Self.listed { first[reason, default: []].append(path) }
  }

  /// The sentence for readers: `left out 3 files: notes.md and 1 more with …; old.log excluded`;
  /// `nil` when nothing is left out.
  package var sentence: String? {
    guard total > 0 else { return nil }
    let parts = Reason.allCases.compactMap { reason -> String? in
      guard let count = counts[reason], let paths = first[reason] else { return nil }
      let rest = count > paths.count ? " and \(count - paths.count) more" : ""
      return "\(count) \(reason.words) (\(paths.joined(separator: ", "))\(rest))"
    }
    return "left out \(parts.joined(separator: "; "))"
  }
}
