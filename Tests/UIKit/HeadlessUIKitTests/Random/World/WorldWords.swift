import HeadlessUIKit
import TraceModel

/// The callbacks that every controller of a world has received, and the grammar they must obey.
///
/// The letters of a word are `l` loadView, `L` viewDidLoad, `a` viewWillAppear, `i` viewIsAppearing,
/// `A` viewDidAppear, `d` viewWillDisappear, `D` viewDidDisappear.
@MainActor
final class WorldWords {
  private(set) var words = [String](repeating: "", count: WorldCast.controllers.count)
  private(set) var moves = [[Move]](repeating: [], count: WorldCast.controllers.count)
  /// The controller to which the app itself is about to send `didMove(toParent:)`.
  var toldByApp: Int?
  /// A letter that is never recorded, to simulate a runtime that omits a callback.
  var omittedLetter: Character?

  /// A `willMove(toParent:)` or `didMove(toParent:)`.
  struct Move: Equatable {
    let isDone: Bool
    let isByApp: Bool
    /// The parent; `.none` for `nil`.
    let parent: SubjectID
  }

  func note(_ letter: Character, of controller: Int) {
    if letter != omittedLetter { words[controller].append(letter) }
  }

  func noteMove(isDone: Bool, to parent: SubjectID, of controller: Int) {
    let isByApp = toldByApp == controller
    toldByApp = nil
    moves[controller].append(Move(isDone: isDone, isByApp: isByApp, parent: parent))
  }

  /// The appearance callbacks that a controller has received.
  func appearance(of controller: Int) -> String { words[controller].filter { !"lL".contains($0) } }

  /// Whether a controller has received appearance callbacks in a legal order so far.
  ///
  /// The language is `(WA IA? (DA|ε) WD (DD | ε followed by WA))*` with all its prefixes.
  func isLegal(_ controller: Int) -> Bool {
    appearance(of: controller).wholeMatch(of: /(?:ai?A?d(?:D|(?=a)))*(?:a(?:i?A?d?))?/) != nil
  }

  /// Whether the view of a controller was loaded at most once, and before it appeared.
  func isLoadedInOrder(_ controller: Int) -> Bool {
    words[controller].wholeMatch(of: /(?:l?L?)[aiAdD]*/) != nil
  }

  /// The appearance state of a controller: `H` hidden, `A` appearing, `V` visible, `D` disappearing.
  func state(of controller: Int) -> Character {
    switch appearance(of: controller).last {
    case nil, "D": "H"
    case "a", "i": "A"
    case "A": "V"
    default: "D"
    }
  }

  /// The moves of a controller as text, such as `will 1, did 1, will -, did -`; parents are numbered
  /// in order of first occurrence.
  func moves(of controller: Int) -> String {
    var parents: [SubjectID] = []
    return moves[controller].map { move in
      if move.parent != .none, !parents.contains(move.parent) { parents.append(move.parent) }
      let number = parents.firstIndex(of: move.parent).map { "\($0 + 1)" } ?? "-"
      return "\(move.isDone ? "did" : "will") \(number)"
    }
    .joined(separator: ", ")
  }

  /// Describes the first error in the moves of a controller between parents; `nil` if there is none.
  ///
  /// `didMove` follows the `willMove` to the same parent. Leaving needs no `willMove` (an app may
  /// call `removeFromParent` alone), and a second `didMove` to the same parent is legal.
  func disorder(of controller: Int) -> String? {
    var current = SubjectID.none
    var next: SubjectID?
    for (index, move) in moves[controller].enumerated() {
      if !move.isDone {
        next = move.parent
        continue
      }
      if move.parent != .none, !move.isByApp, next != move.parent, current != move.parent {
        return "didMove(toParent:) number \(index + 1) without its willMove(toParent:)"
      }
      current = move.parent
      next = nil
    }
    return nil
  }
}
