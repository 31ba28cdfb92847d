import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `Constraints that contradict each other` {
  private func finding(_ constraints: [String], broken: Int) throws -> Finding {
    var builder = EventBuilder()
    let card = builder.birth("CardView", .view)
    let label = builder.birth("UILabel", .view)
    builder.relate(label, .superviewRelation, card)
    builder.diagnostic(label, .constraintsUnsatisfiable, Self.message(constraints, broken: broken))
    let findings = builder.analyze().findings
    #expect(findings.map(\.rule) == [610])
    return try #require(findings.first)
  }

  private static func message(_ constraints: [String], broken: Int) -> String {
    let list = constraints.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(constraints[broken])
      """
  }

  private static let label = "UILabel:0x600100000200"
  private static let card = "CardView:0x600100000100"
  private static let wide = "<NSLayoutConstraint:0x1 \(label).width == 200   (active)>"

  @Test func `a frame that became constraints is the one to remove`() throws {
    let mask = "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& \(Self.label).width == 0>"
    let finding = try finding([mask, Self.wide], broken: 1)
    #expect(
      finding.message == "UIKit broke the constraint “UILabel#2.width == 200”, which contradicts "
        + "“UILabel#2.width == 0”"
    )
    #expect(
      finding.help == "set translatesAutoresizingMaskIntoConstraints = false on UILabel#2, or do "
        + "not constrain it"
    )
  }

  @Test func `the size of a cell needs a priority below required`() throws {
    let size =
      "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' \(Self.card).height == 44>"
    let finding = try finding([Self.wide, size], broken: 0)
    #expect(
      finding.help == "a list sets the size of CardView#1: give the broken constraint the priority "
        + "999"
    )
  }

  @Test func `the constraints of UIKit are quoted first, and three at most`() throws {
    let others = (3...6).map { "<NSLayoutConstraint:0x\($0) \(Self.label).width >= \($0)>" }
    let size = "<NSLayoutConstraint:0x2 '_UITemporaryLayoutWidth' \(Self.card).width == 0>"
    let finding = try finding([Self.wide] + others + [size], broken: 0)
    #expect(
      finding.message == "UIKit broke the constraint “UILabel#2.width == 200”, which contradicts "
        + "“'_UITemporaryLayoutWidth' CardView#1.width == 0”, “UILabel#2.width >= 3”, "
        + "“UILabel#2.width >= 4” and 2 more"
    )
  }

  @Test func `equal sets of different views are reported once`() {
    var builder = EventBuilder()
    for number in 1...3 {
      let cell = builder.birth("Cell", .view)
      let name = "Cell:0x6001000\(String(number * 256, radix: 16).leftPadded(to: 5))"
      builder.diagnostic(
        cell,
        .constraintsUnsatisfiable,
        Self.message(
          (1...2).map { "<NSLayoutConstraint:0x\(number)\($0) \(name).width == \($0)>" },
          broken: 1
        )
      )
    }
    #expect(builder.analyze().rules == ["LC610"])
    #expect(builder.analyze().findings.count == 1)
  }

  @Test func `a message without constraints is reported without a list`() throws {
    var builder = EventBuilder()
    let view = builder.birth("UIView", .view)
    builder.diagnostic(
      view,
      .constraintsUnsatisfiable,
      "Unable to simultaneously satisfy constraints:\n<private>"
    )
    #expect(
      builder.analyze().findings.map(\.message)
        == ["required constraints contradict each other; the log does not list them"]
    )
  }
}

extension String {
  fileprivate func leftPadded(to length: Int) -> String {
    String(repeating: "0", count: max(0, length - count)) + self
  }
}

struct `Constraints of views in no common hierarchy` {
  @Test func `the view without a superview is the one to add`() {
    var builder = EventBuilder()
    let window = builder.birth("UIWindow", .window)
    let card = builder.birth("CardView", .view)
    let label = builder.birth("UILabel", .view)
    builder.relate(card, .superviewRelation, window)
    builder.diagnostic(
      label,
      .constraintInvalid,
      """
      NSGenericException: Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x1 \
      "UILabel:0x600100000300.top"> and <NSLayoutYAxisAnchor:0x2 "CardView:0x600100000200.top"> \
      because they have no common ancestor.
      """
    )
    let findings = builder.analyze().findings
    #expect(
      findings.map(\.message) == [
        "a constraint was activated between UILabel#3 and CardView#2, which have no common superview"
      ]
    )
    #expect(
      findings.map(\.help)
        == ["add UILabel#3 with addSubview first, then activate the constraint"]
    )
  }

  @Test func `the exception that follows a warning is not reported again`() {
    var builder = EventBuilder()
    let label = builder.birth("UILabel", .view)
    let card = builder.birth("CardView", .view)
    let constraint =
      "<NSLayoutConstraint:0x1 UILabel:0x600100000100.top == CardView:0x600100000200.top>"
    builder.diagnostic(
      label,
      .constraintOutsideHierarchy,
      "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added"
    )
    builder.diagnostic(
      card,
      .constraintInvalid,
      "NSGenericException: Unable to install constraint on view. constraint:\(constraint) view:<A>"
    )
    builder.diagnostic(
      card,
      .constraintInvalid,
      "NSInternalInconsistencyException: Impossible to set up layout with view hierarchy unprepared "
        + "for constraint."
    )
    #expect(
      builder.analyze().findings.map(\.message) == [
        "the constraint “UILabel#1.top == CardView#2.top” was added to UILabel#1, which does not "
          + "contain CardView#2"
      ]
    )
  }
}

struct `Constraints in layout` {
  private func loop(passes: Int) -> EventBuilder {
    var builder = EventBuilder()
    let card = builder.birth("CardView", .view)
    let label = builder.birth("UILabel", .view)
    builder.relate(label, .superviewRelation, card)
    builder.relate(label, .autoresizingProperty, .none)
    builder.constraint(1, of: label, to: card, "top = top + 8")
    builder.constraint(2, of: label, "width = 0")
    for pass in 1...passes {
      builder.callback(card, .layoutSubviews) {
        $0.constraint(2, of: label, "width = \(pass)", isActive: nil)
        if pass == 1 { $0.constraint(1, of: label, to: card, "top = top + 9", isActive: nil) }
      }
    }
    builder.diagnostic(
      card,
      .layoutRestless,
      "layout invalidates itself in CardView.layoutSubviews"
    )
    return builder
  }

  @Test func `a layout loop names the constraint that every pass changes`() {
    #expect(
      loop(passes: 100).analyze().findings.map(\.message) == [
        "layout invalidates itself in CardView.layoutSubviews: the constraint “UILabel#2.width = 100” "
          + "changed 100 times"
      ]
    )
  }

  @Test func `a layout loop names no constraint that changed a few times`() {
    #expect(
      loop(passes: 5).analyze().findings.map(\.message)
        == ["layout invalidates itself in CardView.layoutSubviews"]
    )
  }

  @Test func `constraints that code outside layout adds are not counted`() {
    var builder = EventBuilder()
    let card = builder.birth("CardView", .view)
    let label = builder.birth("UILabel", .view)
    builder.relate(label, .superviewRelation, card)
    builder.relate(label, .autoresizingProperty, .none)
    for number in 1...5 { builder.constraint(Int32(number), of: label, to: card, "top = top") }
    #expect(builder.analyze().rules == [])
  }

  @Test func `constraints of a stack view are not counted`() {
    var builder = EventBuilder()
    let stack = builder.birth("UIStackView", .view)
    let label = builder.birth("UILabel", .view)
    for number in 1...5 {
      builder.callback(stack, .updateConstraints) {
        $0.constraint(Int32(number), of: label, to: stack, "'UISV-alignment' top = top")
      }
    }
    #expect(builder.analyze().rules == [])
  }

  @Test func `the view that a container of UIKit places may keep its frame`() {
    var builder = EventBuilder()
    let wrapper = builder.birth("UIViewControllerWrapperView", .view)
    let home = builder.birth("HomeViewController")
    let view = builder.birth("UIView", .view)
    builder.relate(home, .viewRelation, view)
    builder.relate(view, .superviewRelation, wrapper)
    builder.constraint(1, of: view, to: wrapper, "top = top")
    #expect(!builder.analyze().rules.contains("LC613"))
  }
}
