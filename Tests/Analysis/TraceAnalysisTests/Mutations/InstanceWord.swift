import TraceModel

/// The callbacks of one controller, and whether UIKit could have sent them in this order.
///
/// Legality is decided from grammars, one a region, never from the analyzer's tables:
/// - appearance: `(WA IA? DA? WD (DD | before WA))*` and every prefix;
/// - loading: `LV? VDL` once, before the first `WA` or `DA`;
/// - layout: brackets at most two deep, closed where the appearance moves;
/// - containment: `(WM(p) DM(p)+ (WM(nil)+ (DM(nil) | before WM or DM(p)))?)*`.
struct InstanceWord {
  /// A callback with the parent that it names.
  struct Letter: Hashable {
    var name: Name
    /// `nil` where the callback names none.
    var parent: SubjectID?
  }

  var letters: [Letter]

  /// The callbacks that the grammars know.
  static let alphabet: Set<Name> = [
    .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
    .viewWillDisappear, .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    .willMoveToParent, .didMoveToParent,
  ]

  /// What a word is worth.
  enum Verdict { case legal, illegal, undecided }

  /// Whether the word is legal; undecided where only the end of the trace would tell.
  var verdict: Verdict {
    guard isAppearanceLegal, isLoadingLegal, isLayoutLegal else { return .illegal }
    return containment
  }

  private var isAppearanceLegal: Bool {
    let word = letters.map(\.name).filter {
      [
        Name.viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear,
      ].contains($0)
    }
    var place = 0
    func take(_ name: Name) -> Bool {
      guard place < word.count, word[place] == name else { return false }
      place += 1
      return true
    }
    while place < word.count {
      guard take(.viewWillAppear) else { return false }
      _ = take(.viewIsAppearing)
      _ = take(.viewDidAppear)
      if place == word.count { return true }
      guard take(.viewWillDisappear) else { return false }
      if place == word.count || take(.viewDidDisappear) { continue }
      guard word[place] == .viewWillAppear else { return false }
    }
    return true
  }

  private var isLoadingLegal: Bool {
    let names = letters.map(\.name)
    let loads = names.filter { $0 == .loadView || $0 == .viewDidLoad }
    guard
      loads.isEmpty || loads == [.viewDidLoad] || loads == [.loadView]
        || loads == [.loadView, .viewDidLoad]
    else { return false }
    guard
      let first = names.firstIndex(where: { $0 == .viewWillAppear || $0 == .viewDidAppear })
    else { return true }
    return names[..<first].contains(.viewDidLoad)
  }

  private var isLayoutLegal: Bool {
    var depth = 0
    for letter in letters {
      switch letter.name {
      case .viewWillLayoutSubviews: depth += 1
      case .viewDidLayoutSubviews: depth -= 1
      case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear:
        if depth != 0 { return false }
      default: break
      }
      if depth < 0 || depth > 2 { return false }
    }
    return true
  }

  private var containment: Verdict {
    let word = letters.filter { $0.name == .willMoveToParent || $0.name == .didMoveToParent }
    var place = 0
    func isNext(_ name: Name, _ isFitting: (SubjectID) -> Bool) -> Bool {
      guard place < word.count, word[place].name == name, let parent = word[place].parent else {
        return false
      }
      return isFitting(parent)
    }
    var parent = SubjectID.none
    while place < word.count {
      // An orphan may be told to leave: nothing follows.
      if parent == .none, isNext(.willMoveToParent, { $0 == .none }) {
        place += 1
        continue
      }
      guard isNext(.willMoveToParent, { $0 != .none }) else { return .illegal }
      parent = word[place].parent ?? .none
      place += 1
      if place == word.count { return .undecided }
      guard isNext(.didMoveToParent, { $0 == parent }) else { return .illegal }
      var isMember = true
      while isMember {
        while isNext(.didMoveToParent, { $0 == parent }) { place += 1 }
        if isNext(.willMoveToParent, { $0 != .none }) { break }
        guard isNext(.willMoveToParent, { $0 == .none }) else {
          return place == word.count ? .legal : .illegal
        }
        while isNext(.willMoveToParent, { $0 == .none }) { place += 1 }
        if place == word.count { return .undecided }
        if isNext(.didMoveToParent, { $0 == .none }) {
          place += 1
          isMember = false
          parent = .none
        } else if isNext(.willMoveToParent, { $0 != .none }) {
          break
        }
      }
    }
    return .legal
  }
}
