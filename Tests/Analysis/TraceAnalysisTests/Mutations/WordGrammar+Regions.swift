import TestSupport
import TraceModel

extension WordGrammar {
  /// The orders that are enumerated.
  static let all = [appearance, containment, window, superview]

  /// The appearance of a controller: seven legal steps, of which a cancelled transition needs two.
  static let appearance = WordGrammar(
    title: "appearance",
    letters: [
      ("A", "viewWillAppear"), ("i", "viewIsAppearing"), ("a", "viewDidAppear"),
      ("D", "viewWillDisappear"), ("d", "viewDidDisappear"),
    ],
    first: "hidden",
    edges: [
      "hidden": [
        "A": ("appearing", nil), "i": ("seen", "LC206"), "a": ("visible", "LC202"),
        "D": ("disappearing", "LC203"), "d": ("hidden", "LC204"),
      ],
      "appearing": [
        "A": ("appearing", "LC205"), "i": ("seen", nil), "a": ("visible", nil),
        "D": ("disappearing", nil), "d": ("hidden", "LC207"),
      ],
      "seen": [
        "A": ("appearing", "LC205"), "i": ("seen", "LC206"), "a": ("visible", nil),
        "D": ("disappearing", nil), "d": ("hidden", "LC207"),
      ],
      "visible": [
        "A": ("appearing", "LC208"), "i": ("seen", "LC206"), "a": ("visible", "LC209"),
        "D": ("disappearing", nil), "d": ("hidden", "LC210"),
      ],
      "disappearing": [
        "A": ("appearing", nil), "i": ("seen", "LC206"), "a": ("visible", "LC212"),
        "D": ("disappearing", "LC211"), "d": ("hidden", nil),
      ],
    ],
    add: { builder, cast, letter in
      let names: [Character: Name] = [
        "A": .viewWillAppear, "i": .viewIsAppearing, "a": .viewDidAppear, "D": .viewWillDisappear,
        "d": .viewDidDisappear,
      ]
      if let name = names[letter] { builder.callback(cast.subject, name) }
    }
  )

  /// The containment of a child in containers of the app.
  static let containment = WordGrammar(
    title: "containment",
    letters: [
      ("p", "willMove(toParent: p)"), ("q", "willMove(toParent: q)"),
      ("P", "didMove(toParent: p)"), ("Q", "didMove(toParent: q)"),
      ("n", "willMove(toParent: nil)"), ("N", "didMove(toParent: nil)"),
    ],
    first: "orphan",
    edges: {
      // An orphan may be told to leave: nothing follows.
      var edges: [String: [Character: (next: String, rule: String?)]] = [
        "orphan": [
          "p": ("adopting p", nil), "q": ("adopting q", nil), "P": ("child p", "LC302"),
          "Q": ("child q", "LC302"), "n": ("orphan", nil), "N": ("orphan", "LC307"),
        ]
      ]
      for (own, other) in [("p", "q"), ("q", "p")] {
        let will = (own: Character(own), other: Character(other))
        let did = (own: Character(own.uppercased()), other: Character(other.uppercased()))
        edges["adopting \(own)"] = [
          will.own: ("adopting \(own)", "LC301"), will.other: ("adopting \(other)", "LC301"),
          did.own: ("child \(own)", nil), did.other: ("child \(other)", "LC303"),
          "n": ("leaving \(own)", "LC301"), "N": ("orphan", "LC304"),
        ]
        edges["child \(own)"] = [
          will.own: ("adopting \(own)", nil), will.other: ("adopting \(other)", nil),
          did.own: ("child \(own)", "LC314"), did.other: ("child \(other)", "LC303"),
          "n": ("leaving \(own)", nil), "N": ("orphan", "LC304"),
        ]
        // The parent, or UIKit after an appearance, sends didMove to a child that was announced to leave.
        edges["announced \(own)"] = edges["child \(own)"]
        edges["announced \(own)"]?["N"] = ("orphan", nil)
        edges["announced \(own)"]?[did.own] = ("announced \(own)", "LC314")
        edges["leaving \(own)"] = [
          will.own: ("adopting \(own)", nil), will.other: ("adopting \(other)", nil),
          did.own: ("announced \(own)", nil), did.other: ("child \(other)", "LC303"),
          "n": ("leaving \(own)", nil), "N": ("orphan", nil),
        ]
      }
      return edges
    }(),
    ends: [
      "adopting p": "LC301", "adopting q": "LC301", "leaving p": "LC301", "leaving q": "LC301",
    ],
    add: { builder, cast, letter in
      let parent = Character(letter.lowercased())
      let name: Name = letter.isUppercase ? .didMoveToParent : .willMoveToParent
      let id = cast.parents[parent] ?? .none
      if letter == "N" { builder.relate(cast.subject, .parentRelation, .none) }
      builder.callback(cast.subject, name, to: id)
      if id != .none { builder.relate(cast.subject, .parentRelation, id) }
    }
  )

  /// The moves of a view to windows.
  static let window = moves(
    "window",
    .willMoveToWindow,
    .didMoveToWindow,
    missingWill: "LC605",
    missingDid: "LC617"
  )

  /// The moves of a view to superviews.
  static let superview = moves(
    "superview",
    .willMoveToSuperview,
    .didMoveToSuperview,
    missingWill: "LC618",
    missingDid: "LC618"
  )

  private static func moves(
    _ title: String,
    _ will: Name,
    _ did: Name,
    missingWill: String,
    missingDid: String
  ) -> WordGrammar {
    WordGrammar(
      title: title,
      letters: [("w", will.knownText), ("W", did.knownText)],
      first: "settled",
      edges: [
        "settled": ["w": ("moving", nil), "W": ("settled", missingWill)],
        "moving": ["w": ("moving", missingDid), "W": ("settled", nil)],
      ],
      ends: ["moving": missingDid],
      add: { builder, cast, letter in
        builder.callback(cast.subject, letter == "w" ? will : did)
      },
      kind: .view
    )
  }
}
