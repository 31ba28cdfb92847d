/// The references that keep an object alive, as far as they can be read.
package struct Retention: Sendable {
  /// Who keeps the object alive.
  package enum Holder: Sendable {
    /// An object that lives as long as the app or the test: a window, a delegate, a static
    /// property.
    case root
    /// The object itself, in a cycle that no root leads to.
    case itself
    /// An object that is in such a cycle.
    case cycle
    /// An object, a task or a timer that can't be found.
    case hidden
  }

  /// Who keeps the object alive.
  package let holder: Holder
  /// The path in words, such as `held by window → …`; remarks if there is none.
  package let phrase: String

  /// Whether the object can never be released.
  package var isLeak: Bool { holder == .itself || holder == .cycle }
}

/// Decides what keeps objects alive.
@MainActor
struct RetentionCheck {
  /// The objects that are alive for other reasons: paths from the first ones are preferred.
  let tiers: [[ReferenceSearch.Root]]
  let reader: ReferenceReader

  /// Returns the result for each object, in their order.
  func retentions(of objects: [AnyObject]) -> [Retention] {
    guard !objects.isEmpty else { return [] }
    var search = ReferenceSearch(reader)
    for roots in tiers { search.search(from: roots) }
    if objects.contains(where: { search.path(to: $0) == nil }) {
      search.search(from: .ofProcess)
    }
    var found = objects.map { own(of: $0, search) }
    var cycles = ReferenceSearch(reader)
    for (object, retention) in zip(objects, found) where retention.isLeak {
      cycles.search(from: (reader.className(of: object), object))
    }
    for index in found.indices where found[index].holder == .hidden {
      guard let path = cycles.path(to: objects[index]) else { continue }
      found[index] = Retention(holder: .cycle, phrase: "held by a cycle: \(path)")
    }
    return found
  }

  private func own(of object: AnyObject, _ search: ReferenceSearch) -> Retention {
    if let path = search.path(to: object) {
      return Retention(holder: .root, phrase: "held by \(path)")
    }
    var cycle = ReferenceSearch(reader)
    let path = cycle.cycle(of: object)
    if let path, !search.isCut {
      return Retention(holder: .itself, phrase: "it holds itself: \(path)")
    }
    var phrase = "no path of references was found; tasks and objects of the system can't be read"
    if search.isCut || cycle.isCut {
      phrase = "the search for references ended after \(ReferenceSearch.mostObjects) objects"
    } else if !cycle.unreadClosures.isEmpty {
      phrase =
        "no path of references was found; closures that can't be read may hold it: "
        + cycle.unreadClosures.prefix(3).joined(separator: ", ")
    }
    return Retention(holder: .hidden, phrase: phrase)
  }
}
