import Testing
import TraceModel

struct `Descriptions of constraints` {
  private func equation(_ text: String) -> String? {
    ConstraintDescription(text)?.equation { $0.shortClass }
  }

  @Test(arguments: [
    (
      "<NSLayoutConstraint:0x1 UILabel:0xa.top == UIView:0xb.top + 8   (active)>",
      "UILabel.top == UIView.top + 8"
    ),
    (
      "\"<NSLayoutConstraint:0x1 'top' UILabel:0xa'Tom's'.top == App.Box:0xb.top   (inactive)>\",",
      "'top' UILabel.top == Box.top"
    ),
    (
      "<NSLayoutConstraint:0x1 V:|-(8)-[UILabel:0xa'Total']   (active, names: '|':UIView:0xb )>",
      "V:|-(8)-[UILabel] in UIView"
    ),
    ("<NSLayoutConstraint:0x1 H:[UILabel:0xa(20)]   (Names: '|':UIView:0xb )>", "H:[UILabel(20)]"),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=-&- UIView:0xa.midX == 228.5   (active)>",
      "UIView.midX == 228.5"
    ),
    (
      "<SnapKit.LayoutConstraint:0x1@Box.swift#17 UILabel:0xa.width >= 16.0>",
      "UILabel.width >= 16.0"
    ),
    (
      "\\<NSLayoutConstraint:0x1 UIView:0xa.height == 0.5*UIView:0xb.height\\>",
      "UIView.height == 0.5*UIView.height"
    ),
    (
      "<NSLayoutConstraint:0x1 home.height == 24   (active, names: home:0xa )>",
      "home.height == 24"
    ),
  ])
  func `an equation is read`(text: String, expected: String) {
    #expect(equation(text) == expected)
  }

  @Test(arguments: [
    "", "<", "<UIView: 0xa; frame = (0 0; 0 0)>", "NSLayoutConstraint:0x1 UIView:0xa.width == 1",
    "<NSLayoutConstraint UIView:0xa.width == 1>", "<Constraint:>",
  ])
  func `another text is no constraint`(text: String) {
    #expect(ConstraintDescription(text) == nil)
  }

  @Test func `items are in the order of the equation`() throws {
    let read = try #require(
      ConstraintDescription(
        "<NSLayoutConstraint:0x1 V:[A:0xa]-(8)-[B:0xb]   (active, names: '|':C:0xc )>"
      )
    )
    #expect(read.items.map(\.className) == ["A", "B", "C"])
    #expect(read.items.map(\.address) == [10, 11, 12])
  }

  @Test(arguments: [
    ("<NSLayoutConstraint:0x1 V:|-(8)-[A:0xa]   (active, names: '|':S:0xb )>", "A"),
    ("<NSLayoutConstraint:0x1 V:[A:0xa]-(8)-|   (active, names: '|':S:0xb )>", "A"),
    ("<NSLayoutConstraint:0x1 UILayoutGuide:0xa'Safe'.top == B:0xb.top   (active)>", "B"),
    ("<NSLayoutConstraint:0x1 A:0xa.top == B:0xb.top   (active)>", "A"),
  ])
  func `the subject is a view and not the superview or a guide`(text: String, expected: String) {
    #expect(ConstraintDescription(text)?.subject?.className == expected)
  }

  @Test func `constraints of UIKit are recognized by class and identifier`() {
    let autoresizing = ConstraintDescription(
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.width == 0>"
    )
    #expect(autoresizing?.isAutoresizing == true)
    let encapsulated = ConstraintDescription(
      "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' Cell:0xa.height == 44   (active)>"
    )
    #expect(encapsulated?.isEncapsulatedSize == true)
    let temporary = ConstraintDescription(
      "<NSLayoutConstraint:0x1 '_UITemporaryLayoutWidth' Bar:0xa.width == 0   (active)>"
    )
    #expect(temporary?.isTemporarySize == true)
  }

  @Test func `any prefix of a description is read without failure`() {
    let text = "<NSLayoutConstraint:0x1 'a b' V:|-(8)-[A:0xa'é']   (active, names: '|':S:0xb )>"
    for length in 0...text.count { _ = ConstraintDescription(text.prefix(length)) }
  }
}

struct `Lists of unsatisfiable constraints` {
  @Test func `the broken constraint is not among the others`() {
    let read = UnsatisfiableConstraints(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 A:0xa.width == 1   (active)>",
          "<NSLayoutConstraint:0x2 A:0xa.width == 2   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x2 A:0xa.width == 2   (active)>
      The methods listed in <UIKitCore/UIView.h> may also be helpful.
      """
    )
    #expect(read.constraints.map(\.pointer) == ["0x1", "0x2"])
    #expect(read.broken?.pointer == "0x2")
    #expect(read.others.map(\.pointer) == ["0x1"])
  }

  @Test func `ten thousand brackets are read in linear time`() {
    let text = String(repeating: "<", count: 10_000)
    #expect(UnsatisfiableConstraints(text).constraints.isEmpty)
  }

  @Test func `undetermined parts of a frame are listed`() {
    let all: UndeterminedGeometry = [.horizontalPosition, .verticalPosition, .width, .height]
    #expect(UndeterminedGeometry.width.message == "its width is not determined")
    #expect(
      all.subtracting([.verticalPosition, .width]).message
        == "its horizontal position and its height are not determined"
    )
    #expect(
      all.message == "its horizontal position, its vertical position, its width and its height are "
        + "not determined"
    )
  }
}

struct `Equations of constraints in traces` {
  @Test(arguments: [
    ("top = safeArea.top + 8", "A.top = B.safeArea.top + 8"),
    ("height = 0.5 * height - 4 @750", "A.height = 0.5 * B.height - 4 @750"),
    ("'my gap' leading ≥ trailing", "'my gap' A.leading ≥ B.trailing"),
    ("?", "A B ?"),
  ])
  func `the names of the items are inserted`(equation: String, expected: String) {
    #expect(ConstraintEquation.text(equation, first: "A", second: "B") == expected)
  }

  @Test func `a constraint of a dimension has one item`() {
    #expect(ConstraintEquation.text("width ≥ 100", first: "A", second: nil) == "A.width ≥ 100")
  }

  @Test(arguments: [
    ("top = safeArea.top + 8", "top = safeArea.top"), ("top = top - 8 @750", "top = top"),
    ("height = 0.5 * height + 1", "height = 0.5 * height"), ("width ≥ 100 @750", "width ≥ "),
  ])
  func `the shape has no constant and no priority`(equation: String, expected: String) {
    #expect(ConstraintEquation.shape(equation) == expected)
  }

  @Test func `constraints of UIKit are recognized by their identifiers`() {
    #expect(ConstraintEquation.isSystem("'UISV-spacing' leading = trailing + 8"))
    #expect(!ConstraintEquation.isSystem("'gap' leading = trailing + 8"))
  }
}

struct `Addresses of objects` {
  @Test func `an identity survives its address`() {
    let id = SubjectID(process: 3, number: 70_000)
    #expect(SubjectID(address: id.address) == id)
  }

  @Test(arguments: [0, 0x2800_0000_0020, 0x6000_0000_0100, 0x6001_0000_0101, UInt64.max])
  func `other addresses are no identity`(address: UInt64) {
    #expect(SubjectID(address: address) == nil)
  }
}
