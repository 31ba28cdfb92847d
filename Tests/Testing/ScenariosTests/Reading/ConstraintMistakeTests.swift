import Scenarios
import Testing

/// Messages about constraints, devices and compared frames give the column of the wrong word.
struct `A mistake in a constraint` {
  private static let objects = """
    W: UIWindow
    A: UIViewController
    v: UIView
    w: UIView
    S: UIScrollView
    """

  private static func message(_ line: String) -> String {
    mistake(in: scenario(objects: objects, steps: "- \(line)"))
  }

  private static let form = "help: write such as 'constrain A.leading == B.trailing + 8 @750'"

  @Test(arguments: [
    "v.leading == w.trailing + 8 @750", "v.width == 0.5 * w.width", "v.width <= w.width / 3 - 4",
    "v.top == A.view.safeArea.top", "v.leftAnchor >= A.view.margins.leftAnchor -8",
    "v.width == S.frame.width, v.edges == S.content.edges inset 4", "v.size == (44, 20.5)",
    "v.center == A.view.center", "v.top == w.bottom + 2 * system",
    "v.leading == w.leading + system",
    "v.lastBaseline == w.firstBaseline @defaultLow", "v.width == 44", "v.height >= 0.5 * v.width",
    "\"H:|-20-[v(100)]-[w]|\" .alignAllTop .alignAllBottom", "\"V:[v]\"",
  ])
  func `a constraint in the documented form is read`(constraint: String) {
    #expect(Self.message("constrain \(constraint)") == "no mistake")
  }

  @Test func `a line without a constraint is refused`() {
    #expect(
      Self.message("constrain") == """
        x.yml:9:14: error: 'constrain' needs a constraint after it [bad-statement]
        \(Self.form)
        """
    )
  }

  @Test func `a constraint without a relation is refused`() {
    #expect(
      Self.message("constrain v.leading = w.leading") == """
        x.yml:9:25: error: found '=', expected '==', '<=' or '>=' [bad-statement]
        \(Self.form)
        """
    )
  }

  @Test func `an unknown anchor is refused with the most similar one`() {
    #expect(
      Self.message("constrain v.leadin == w.leading") == """
        x.yml:9:17: error: there is no anchor 'leadin' [unknown-property]
        help: did you mean 'leading'?
        """
    )
  }

  @Test func `an object without an anchor is refused`() {
    #expect(
      Self.message("constrain v == w") == """
        x.yml:9:15: error: 'v' has no anchor [bad-statement]
        help: write an anchor after the object, such as A.leading
        """
    )
  }

  @Test func `an unknown object in a constraint is refused`() {
    #expect(
      Self.message("constrain v.top == x.top").hasPrefix(
        "x.yml:9:24: error: there is no object 'x' [unknown-object]"
      )
    )
  }

  @Test func `anchors of different axes are refused`() {
    #expect(
      Self.message("constrain v.leading == w.top") == """
        x.yml:9:30: error: 'top' is a vertical position, expected a horizontal position [bad-argument]
        help: relate anchors of the same axis, or two dimensions
        """
    )
  }

  @Test func `a position without an anchor on the right is refused`() {
    #expect(
      Self.message("constrain v.leading == 20") == """
        x.yml:9:28: error: 'leading' is a position, expected an anchor on the right [bad-argument]
        help: relate it to another anchor, such as A.superview.leading
        """
    )
  }

  @Test(arguments: [("0", "0"), ("1001", "1001")])
  func `a priority that UIKit refuses is refused`(priority: String, shown: String) {
    #expect(
      Self.message("constrain v.width == 20 @\(priority)") == """
        x.yml:9:30: error: the priority is \(shown), expected more than 0 and at most 1000 [bad-value]
        help: write a number such as 750, or one of required, defaultHigh, defaultLow, fittingSizeLevel
        """
    )
  }

  @Test func `an object that has no anchors is refused`() {
    #expect(
      Self.message("constrain A.leading == v.leading") == """
        x.yml:9:15: error: 'A' is a UIViewController, which has no anchors [bad-argument]
        help: name a view or a layout guide, such as A.view
        """
    )
  }

  @Test func `edges and center are related to the same group by equality`() {
    #expect(
      Self.message("constrain v.edges <= w.edges").hasPrefix(
        "x.yml:9:17: error: 'edges' is related by '==' only [bad-argument]"
      )
    )
    #expect(
      Self.message("constrain v.edges == w.center").hasPrefix(
        "x.yml:9:28: error: 'center' differs from 'edges' [bad-argument]"
      )
    )
  }

  @Test(arguments: [
    "v.width == w.width +", "v.width == 20 @", "v.width == w.width *", "v.width ==",
  ])
  func `a constraint that ends too early is refused at its end`(constraint: String) {
    let column = 15 + constraint.unicodeScalars.count
    #expect(Self.message("constrain \(constraint)").hasPrefix("x.yml:9:\(column): error: found "))
  }

  @Test func `a number that is added to a number is refused`() {
    #expect(
      Self.message("constrain v.width == 20 + 4") == """
        x.yml:9:29: error: found '+', expected '@', a comma or the end of the line [bad-statement]
        \(Self.form)
        """
    )
  }

  @Test func `a division by zero is refused`() {
    #expect(
      Self.message("constrain v.width == w.width / 0").hasPrefix(
        "x.yml:9:36: error: nothing can be divided by 0 [bad-value]"
      )
    )
  }

  @Test func `the system's spacing is refused between dimensions`() {
    #expect(
      Self.message("constrain v.width == w.width + system").hasPrefix(
        "x.yml:9:34: error: the system's spacing is between positions [bad-argument]"
      )
    )
  }

  @Test func `an unknown option of a visual format is refused`() {
    #expect(
      Self.message("constrain \"H:[v][w]\" .alignAllTops") == """
        x.yml:9:27: error: 'constrain' does not take '.alignAllTops' [bad-value]
        help: did you mean 'alignAllTop'?
        """
    )
  }

  @Test func `an object declared as a constraint is one constraint in parentheses`() {
    let objects = Self.objects + "\ngap: NSLayoutConstraint"
    #expect(
      mistake(in: scenario(objects: objects)) == """
        x.yml:8:8: error: 'NSLayoutConstraint' needs a constraint in parentheses [bad-argument]
        help: write such as 'NSLayoutConstraint(A.leading == B.trailing + 8 @750)'
        """
    )
    let edges = Self.objects + "\ngap: NSLayoutConstraint(v.edges == w.edges)"
    #expect(
      mistake(in: scenario(objects: edges)) == """
        x.yml:8:27: error: 'gap' names 4 constraints, expected one [bad-argument]
        help: declare an object for each constraint
        """
    )
  }

  @Test func `an unknown device is refused with the most similar one`() {
    #expect(
      mistake(in: "device: iPhone 51\n" + scenario()) == """
        x.yml:1:9: error: there is no device 'iPhone 51' [bad-value]
        help: did you mean 'iPhone 15'?
        """
    )
  }

  @Test func `a device of an object that is no window is refused`() {
    let objects = "A:\n  class: UIViewController\n  device: iPhone 15"
    #expect(
      mistake(in: scenario(objects: objects)) == """
        x.yml:5:5: error: 'A' is a UIViewController, expected a window for a device [bad-value]
        help: write the device at a window, or as a key of the file
        """
    )
  }

  @Test(arguments: [
    (
      "check v.frame == (1, 2, 3)",
      "x.yml:9:22: error: 'frame' expects 4 numbers (x, y, width, height) here [bad-argument]"
    ),
    (
      "check v.frame.maxZ == 3",
      "x.yml:9:19: error: 'frame' has no part 'maxZ' [unknown-property]"
    ),
    (
      "check v.alpha in W == 1",
      "x.yml:9:22: error: only rectangles are compared in other coordinates [bad-argument]"
    ),
    (
      "check v.frame in A == (0, 0, 1, 1)",
      "x.yml:9:22: error: 'A' is a UIViewController, 'in' expects a UIView [bad-argument]"
    ),
    (
      "v.center = (1, 2, 3)",
      "x.yml:9:16: error: 'center' expects 2 numbers (x, y) here [bad-argument]"
    ),
  ])
  func `a malformed frame is refused`(line: String, message: String) {
    #expect(Self.message(line).hasPrefix(message), "\(Self.message(line))")
  }
}
