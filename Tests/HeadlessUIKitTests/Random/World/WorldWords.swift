import HeadlessUIKit

/// What every controller of a world has heard, and a grammar of its own for that.
///
/// The letters of a word are `l` loadView, `L` viewDidLoad, `a` viewWillAppear, `i` viewIsAppearing,
/// `A` viewDidAppear, `d` viewWillDisappear, `D` viewDidDisappear.
@MainActor
final class WorldWords {
  private(set) var words = [String](repeating: "", count: WorldCast.controllers.count)
  private(set) var moves = [[Move]](repeating: [], count: WorldCast.controllers.count)
  /// The controller that the app itself is about to tell of a move.
  var toldByApp: Int?
  /// A letter that nobody notes: what a runtime would do that forgets a callback.
  var deafTo: Character?

  /// A will- or did-move to a parent.
  struct Move: Equatable {
    let isDone: Bool
    let isByApp: Bool
    let parent: ObjectIdentifier?
  }

  func note(_ letter: Character, of controller: Int) {
    if letter != deafTo { words[controller].append(letter) }
  }

  func noteMove(_ isDone: Bool, to parent: UIViewController?, of controller: Int) {
    let isByApp = toldByApp == controller
    toldByApp = nil
    let parent = parent.map { ObjectIdentifier($0) }
    moves[controller].append(Move(isDone: isDone, isByApp: isByApp, parent: parent))
  }

  /// The callbacks of appearance that a controller has heard.
  func appearance(of controller: Int) -> String { words[controller].filter { !"lL".contains($0) } }

  /// Whether a controller has heard appearance callbacks in a legal order so far.
  ///
  /// The language is `(WA IA? (DA|ε) WD (DD | ε followed by WA))*` with all its beginnings.
  func isLegal(_ controller: Int) -> Bool {
    appearance(of: controller).wholeMatch(of: /(?:ai?A?d(?:D|(?=a)))*(?:a(?:i?A?d?))?/) != nil
  }

  /// Whether the view of a controller was loaded once at most, and before it appeared.
  func isLoadedInOrder(_ controller: Int) -> Bool {
    words[controller].wholeMatch(of: /(?:l?L?)[aiAdD]*/) != nil
  }

  /// Where a controller stands: `H` hidden, `A` appearing, `V` visible, `D` disappearing.
  func state(of controller: Int) -> Character {
    switch appearance(of: controller).last {
    case nil, "D": "H"
    case "a", "i": "A"
    case "A": "V"
    default: "D"
    }
  }

  /// What a controller was told of its moves, such as `will 1, did 1, will -, did -`; parents are
  /// numbered as they come.
  func moves(of controller: Int) -> String {
    var parents: [ObjectIdentifier] = []
    return moves[controller].map { move in
      if let parent = move.parent, !parents.contains(parent) { parents.append(parent) }
      let number = move.parent.flatMap { parents.firstIndex(of: $0) }.map { "\($0 + 1)" } ?? "-"
      return "\(move.isDone ? "did" : "will") \(number)"
    }
    .joined(separator: ", ")
  }

  /// What is wrong with what UIKit told a controller of its moves between parents; `nil` when they
  /// are in order.
  ///
  /// `didMove` follows the `willMove` to the same parent; only leaving may be told without a begin
  /// (an app that calls `removeFromParent` alone), and a second `didMove` to a parent is legal.
  func disorder(of controller: Int) -> String? {
    var current: ObjectIdentifier?
    var next: ObjectIdentifier??
    for (place, move) in moves[controller].enumerated() {
      if !move.isDone {
        next = .some(move.parent)
        continue
      }
      if let parent = move.parent, !move.isByApp {
        guard next == .some(parent) || next == nil && current == parent || current == parent else {
          return "didMove(toParent:) number \(place + 1) without its willMove(toParent:)"
        }
      }
      current = move.parent
      next = nil
    }
    return nil
  }
}
