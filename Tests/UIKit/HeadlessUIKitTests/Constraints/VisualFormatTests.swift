import HeadlessUIKit
import Testing
import TraceModel

@MainActor
struct `Visual formats` {
  /// A format and the constraints it stands for, without addresses.
  private nonisolated static let formats: [(format: String, constraints: [String])] = [
    ("[a]", []),
    ("H:|[a]|", ["a.leading = root.leading", "root.trailing = a.trailing"]),
    ("V:|[a]|", ["a.top = root.top", "root.bottom = a.bottom"]),
    ("|-20-[a(100)]", ["a.width = 100", "a.leading = root.leading + 20"]),
    (
      "|-[a]-[b]-|",
      [
        "a.leading = root.leadingMargin", "b.leading = a.trailing + 8",
        "root.trailingMargin = b.trailing",
      ]
    ),
    ("V:|-[a]-|", ["a.top = root.topMargin", "root.bottomMargin = a.bottom"]),
    ("[a][b]", ["b.leading = a.trailing"]),
    ("[a]-gap-[b]", ["b.leading = a.trailing + 12"]),
    ("[a]-(-5)-[b]", ["b.leading = a.trailing - 5"]),
    ("[a]-0.5-[b]", ["b.leading = a.trailing + 0.5"]),
    (
      "[a]-(>=gap,<=20@low,==15@1)-[b]",
      [
        "b.leading >= a.trailing + 12", "b.leading <= a.trailing + 20 @250",
        "b.leading = a.trailing + 15 @1",
      ]
    ),
    ("[a(>=50,<=200@750)]", ["a.width >= 50", "a.width <= 200 @750"]),
    ("V:[a(gap)]", ["a.height = 12"]),
    ("[a(b)]", ["a.width = b.width"]),
    ("[a(==b@999)]", ["a.width = b.width @999"]),
    ("[a(>=b*2+5)]", ["a.width >= 2*b.width + 5"]),
    ("[a(==b/4)]", ["a.width = 0.25*b.width"]),
    ("[a(==gap*2-1)]", ["a.width = 23"]),
    ("[a(==b.height)]", ["a.width = b.height"]),
    (" H : [ a ] - 8 - [ b ] ", ["b.leading = a.trailing + 8"]),
    ("|[guide]|", ["guide.leading = root.leading", "root.trailing = guide.trailing"]),
    ("[_long_name2]-10@500-|", ["root.trailing = b.trailing + 10 @500"]),
  ]

  @Test(arguments: formats.indices)
  func `a visual format stands for its constraints`(index: Int) async throws {
    let (format, expected) = Self.formats[index]
    let trace = try await record { _ in
      let scene = Scene()
      #expect(scene.constraints(format) == expected)
    }
    #expect(trace.diagnostics.isEmpty)
  }

  typealias Options = NSLayoutConstraint.FormatOptions

  private nonisolated static let options:
    [(options: Options, format: String, constraints: [String])] = [
      (
        [.alignAllCenterY], "[a]-5-[b]-5-[c]",
        [
          "b.leading = a.trailing + 5", "c.leading = b.trailing + 5", "b.centerY = a.centerY",
          "c.centerY = b.centerY",
        ]
      ),
      (
        [.alignAllTop, .alignAllBottom], "[a]-5-[b]",
        ["b.leading = a.trailing + 5", "b.top = a.top", "b.bottom = a.bottom"]
      ),
      (
        [.alignAllLeading, .alignAllTrailing], "V:[a]-5-[b]",
        ["b.top = a.bottom + 5", "b.leading = a.leading", "b.trailing = a.trailing"]
      ),
      (
        [.alignAllFirstBaseline], "[a][b]",
        ["b.leading = a.trailing", "b.firstBaseline = a.firstBaseline"]
      ),
      (
        [.directionLeftToRight], "|-4-[a]-[b]-|",
        ["a.left = root.left + 4", "b.left = a.right + 8", "root.rightMargin = b.right"]
      ),
      (
        [.directionRightToLeft], "|-4-[a]-6-[b]-|",
        ["root.right = a.right + 4", "a.left = b.right + 6", "b.left = root.leftMargin"]
      ),
      ([.directionRightToLeft], "V:|-4-[a]", ["a.top = root.top + 4"]),
      (
        [.spacingBaselineToBaseline], "V:|-4-[a]-20-[b]",
        ["a.top = root.top + 4", "b.firstBaseline = a.lastBaseline + 20"]
      ),
    ]

  @Test(arguments: options.indices)
  func `options align the views and set the direction`(index: Int) async throws {
    let (options, format, expected) = Self.options[index]
    try await withApp { _ in
      #expect(Scene().constraints(format, options) == expected)
    }
  }

  @Test func `the constraints are inactive until the app activates them`() async throws {
    try await withApp { _ in
      let scene = Scene()
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: "|-[a(10)]-|",
        options: [],
        metrics: nil,
        views: ["a": scene.views[0]]
      )
      #expect(!constraints.contains { $0.isActive })
      NSLayoutConstraint.activate(constraints)
      #expect(constraints.allSatisfy { $0.isActive })
    }
  }

  @Test func `metrics are numbers of any type`() async throws {
    try await withApp { _ in
      let view = UIView()
      let metrics: [String: Any] = [
        "a": 1, "b": 2.5, "c": CGFloat(3), "d": Float(4), "e": NSNumber(value: 5), "f": UInt8(6),
      ]
      for (name, value) in [("a", 1), ("b", 2.5), ("c", 3), ("d", 4), ("e", 5), ("f", 6)] {
        let constraints = NSLayoutConstraint.constraints(
          withVisualFormat: "[view(\(name))]",
          options: [],
          metrics: metrics,
          views: ["view": view]
        )
        let constants = constraints.map { Double($0.constant) }
        #expect(constants == [value])
      }
    }
  }

  // layout-11
  @Test func `the constraints of a format determine frames`() async throws {
    try await withApp { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let views = ["a": UIView(), "b": UIView(), "c": UIView()]
      for name in ["a", "b", "c"] {
        let view = try #require(views[name])
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      for format in ["H:|-20-[a(100)]", "H:|-20-[b]-30-|", "V:|-10-[c]-20-|"] {
        root.addConstraints(
          NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
        )
      }
      root.layoutIfNeeded()
      #expect(views["a"]?.frame.minX == 20)
      #expect(views["a"]?.frame.width == 100)
      #expect(views["b"]?.frame.minX == 20)
      #expect(views["b"]?.frame.width == 250)
      #expect(views["c"]?.frame.height == 170)
    }
  }

  /// Formats that can't be parsed, the reason, and the position of the caret.
  private nonisolated static let invalid: [(format: String, reason: String, position: Int)] = [
    // Published: a blog about layout in strings, with this caret.
    ("|-0-[a-0-|", "Expected a ']' here. That is how you give the end of a view.", 6),
    // Published: GUITabPagerViewController issue 41.
    ("H:|-10-|", "Expected a view", 7),
    // Published: Stack Overflow 13045178.
    ("H:[self.arrows]-5-|", "self is not a key in the views dictionary.", 7),
    // Published: a blog about Xcode 7.
    (
      "H:|-margiin-[a]",
      """
      Encountered metric with name "margiin", but value was not specified in metrics or views \
      dictionaries
      """, 11
    ),
    // Published: IBDesignable and DZNEmptyDataSet issue 334; the caret is after the view.
    (
      "H:|-(>=50)-[alone(100)]",
      "Unable to interpret '|' character, because the related view doesn't have a superview", 23
    ),
    (
      "|[alone]|",
      "Unable to interpret '|' character, because the related view doesn't have a superview", 8
    ),
    ("", "Expected a view", 0), ("V:", "Expected a view", 2), ("[", "Expected a view", 1),
    ("[1]", "Expected a view", 1), ("[a]x", "Expected a connection, a view or the superview", 3),
    ("[a]|[b]", "Expected the end of the format after '|'", 4),
    ("[a]-5[b]", "Expected a '-' here. That is how you give the end of a connection.", 5),
    (
      "[a(5]", "Expected a ')' here. That is how you give the end of a list of predicates.", 4
    ),
    ("[a(=5)]", "Expected a relation. It must be one of ==, >= and <=.", 3),
    ("[a()]", "Expected a number or the name of a metric or view", 3),
    ("[a(5@)]", "Expected a number or the name of a metric or view", 5),
    ("[a]--[b]", "Expected a number or the name of a metric or view", 4),
    ("[a(b.top)]", "top is not an attribute of a length. It must be width or height.", 8),
    ("[a(1.2.3)]", "Expected a number or the name of a metric or view", 3),
    ("[a", "Expected a ']' here. That is how you give the end of a view.", 2),
  ]

  @Test(arguments: invalid.indices)
  func `a format that can't be parsed raises UIKit's exception`(index: Int) async throws {
    let (format, reason, position) = Self.invalid[index]
    let trace = try await record { _ in
      #expect(Scene().constraints(format).isEmpty)
    }
    let caret = String(repeating: " ", count: position) + "^"
    #expect(
      trace.diagnostics(.constraintInvalid) == [
        """
        NSInvalidArgumentException: Unable to parse constraint format: 
        \(reason) 
        \(format) 
        \(caret)
        """
      ]
    )
  }

  @Test func `options along the axis of the format raise an exception`() async throws {
    let trace = try await record { _ in
      #expect(Scene().constraints("[a][b]", [.alignAllLeft]).isEmpty)
      #expect(Scene().constraints("V:[a][b]", [.alignAllTop]).isEmpty)
    }
    #expect(trace.diagnostics(.constraintInvalid).count == 2)
  }

  @Test func `a long format of brackets and dashes ends with a message`() async throws {
    let trace = try await record { _ in
      let scene = Scene()
      for part in ["[", "-", "(", "|", "[a]-", "[a(", "@", "5,", "é"] {
        _ = scene.constraints("H:|" + String(repeating: part, count: 20_000))
      }
    }
    #expect(trace.diagnostics(.constraintInvalid).count == 9)
  }
}

/// A root with views `a`, `b`, `c` and a guide, and a view without a superview.
@MainActor
private struct Scene {
  let root = UIView()
  let views = [UIView(), UIView(), UIView()]
  let guide = UILayoutGuide()
  let alone = UIView()

  init() {
    views.forEach(root.addSubview)
    root.addLayoutGuide(guide)
  }

  /// Returns the constraints of a format as equations.
  func constraints(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions = []
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: ["gap": 12, "low": UILayoutPriority.defaultLow.rawValue],
      views: [
        "a": views[0], "b": views[1], "_long_name2": views[1], "c": views[2], "guide": guide,
        "alone": alone,
      ]
    ).map(equation)
  }

  private func equation(of constraint: NSLayoutConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(name(of: constraint.firstItem)).\(constraint.firstAttribute) \(relation) "
    let constant = number(abs(constraint.constant))
    if constraint.secondItem == nil {
      text += constant
    } else {
      if constraint.multiplier != 1 { text += "\(number(constraint.multiplier))*" }
      text += "\(name(of: constraint.secondItem)).\(constraint.secondAttribute)"
      if constraint.constant != 0 { text += " \(constraint.constant < 0 ? "-" : "+") \(constant)" }
    }
    if constraint.priority != .required {
      text += " @\(number(CGFloat(constraint.priority.rawValue)))"
    }
    return text
  }

  private func name(of item: AnyObject?) -> String {
    if item === root { return "root" }
    if item === guide { return "guide" }
    return zip(views, ["a", "b", "c"]).first { $0.0 === item }?.1 ?? "?"
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
