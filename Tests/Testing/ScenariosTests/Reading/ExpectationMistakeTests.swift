import Scenarios
import Testing

/// Mistakes in the expected lines and the observed callbacks of a scenario.
struct `A mistake in an expectation` {
  @Test func `a path that is not the view of a controller is refused as an argument`() {
    let text = scenario(
      objects: "A: UIViewController\nv: UIView",
      expect: "[v.willMove(toSuperview: A.view.superview)]"
    )
    #expect(
      mistake(in: text) == """
        x.yml:7:12: error: 'A.view.superview' can't be an argument of an expected line \
        [bad-argument]
        help: name an object, or the view of a controller as 'A.view', or leave the argument out
        """
    )
    let view = scenario(
      objects: "A: UIViewController\nv: UIView",
      expect: "[v.willMove(toSuperview: v.view)]"
    )
    #expect(mistake(in: view).contains("'v.view' can't be an argument of an expected line"))
  }

  @Test func `the message about an unknown object in an argument names the most similar object`() {
    let text = scenario(
      objects: "Home: UIViewController",
      steps: "- Home.view",
      expect: "[Home.willMove(toParent: Hom)]"
    )
    #expect(
      mistake(in: text) == """
        x.yml:6:15: error: there is no object 'Hom' [unknown-object]
        help: did you mean 'Home'?
        """
    )
  }

  @Test func `the message about an unknown line shows the two forms of a line`() {
    #expect(
      mistake(in: scenario(steps: "- log returned", expect: "[ready]")) == """
        x.yml:6:10: error: 'ready' is not a callback, and no line logs it [unknown-callback]
        help: write a callback as A.viewDidLoad, or log the line in 'steps'
        """
    )
  }

  @Test func `the message about a callback without an object adds the object`() {
    #expect(
      mistake(in: scenario(expect: "[viewDidLoad]")) == """
        x.yml:6:10: error: 'viewDidLoad' is not a callback, and no line logs it [unknown-callback]
        help: write the object in front, such as 'A.viewDidLoad'
        """
    )
  }

  @Test
  func
    `an observed callback without an object must not apply to an object that expect omits`()
  {
    let text =
      scenario(
        objects: "A: UIViewController\nB: UIViewController",
        expect: "[A.viewDidLoad]"
      ) + "observes: [viewDidLoad]\n"
    #expect(
      mistake(in: text) == """
        x.yml:8:12: error: 'viewDidLoad' in 'observes' names no object, and 'expect' does not name \
        'B' [bad-value]
        help: write 'B.viewDidLoad' when the log would show it, else the callback of each object \
        whose log it is, such as 'A.viewDidLoad'
        """
    )
  }

  @Test
  func
    `an observed callback without an object applies to the objects that expect or observes names`()
  {
    let head = scenario(
      objects: "A: UIViewController\nB: UIViewController",
      expect: "[A.viewDidLoad]"
    )
    #expect(mistake(in: head + "observes: [viewDidLoad, B.viewDidLoad]\n") == "no mistake")
    let both = scenario(
      objects: "A: UIViewController\nv: UIView",
      expect: "[A.viewDidLoad]"
    )
    #expect(mistake(in: both + "observes: [viewDidLoad]\n") == "no mistake")
  }

  @Test func `an unknown layout mode is refused`() {
    #expect(
      mistake(in: scenario() + "layout: strict\n") == """
        x.yml:7:9: error: 'layout' is 'strict' [bad-value]
        help: known are asked, exact
        """
    )
  }
}
