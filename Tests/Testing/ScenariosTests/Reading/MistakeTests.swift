import Scenarios
import Testing

/// Each message about a mistake gives its line, its column and the remedy.
struct `A mistake in a scenario file` {
  @Test func `an unknown key is refused with the most similar key`() {
    let text = "titel: x\n" + scenario()
    #expect(
      mistake(in: text) == """
        x.yml:1:1: error: there is no key 'titel' [unknown-key]
        help: did you mean 'title'?
        """
    )
  }

  @Test func `a scenario without a title is refused`() {
    #expect(
      mistake(in: scenario().replacing("title: test\n", with: "")) == """
        x.yml:1:1: error: there is no 'title' [missing-key]
        help: describe what the scenario shows
        """
    )
  }

  @Test(arguments: ["super", "without super"]) func `super is refused as a step`(word: String) {
    #expect(
      mistake(in: scenario(steps: "- A.view\n- \(word)")) == """
        x.yml:6:5: error: '\(word)' is only allowed in the hook of a callback [bad-statement]
        help: move it to the hook of a callback, such as 'A.viewDidLoad: [\(word)]'
        """
    )
  }

  @Test func `super is refused in a block of the app`() {
    #expect(
      mistake(in: scenario(hooks: "done: [super]")).hasPrefix(
        "x.yml:5:10: error: 'super' is only allowed in the hook of a callback"
      )
    )
  }

  @Test(arguments: ["A.viewDidLoad: [without log]", "done: [after 1s: without log]"])
  func `a step without a log is refused outside of a block`(hooks: String) {
    #expect(
      mistake(in: scenario(hooks: hooks)).hasSuffix(
        """
        : error: 'without log' is allowed only in the list of a block [bad-statement]
        help: move it to the hook of a completion block, such as 'done: [without log, …]'
        """
      )
    )
  }

  @Test func `an expected line of a block without log is refused`() {
    let text = scenario(
      hooks: "done: [without log]",
      steps: "- A.dismiss(animated: true, completion: done)",
      expect: "[done]"
    )
    #expect(mistake(in: text).contains("'done' is not a callback, and no line logs it"))
  }

  @Test func `super is refused after a time`() {
    #expect(
      mistake(in: scenario(hooks: "A.viewDidLoad: [after 1s: super]")).hasPrefix(
        "x.yml:5:29: error: 'super' is only allowed in the hook of a callback"
      )
    )
  }

  @Test func `a file that is not text is refused`() {
    let error = #expect(throws: ScenarioError.self) { try Scenario(reading: [0xC3, 0x28]) }
    #expect(
      error?.text(path: "x.yml") == """
        x.yml:1:1: error: the file is not UTF-8 text [unreadable]
        help: save the file as UTF-8
        """
    )
  }

  @Test @MainActor func `a time in the past is refused`() async throws {
    let text = scenario(steps: "- advance 2500ms\n- at 1s: A.view")
    let error = await #expect(throws: ScenarioError.self) { try await read(text).get().run() }
    #expect(
      error?.text(path: "x.yml") == """
        x.yml:6:5: error: the moment 1.0 seconds has passed, the run is at 2.5 seconds [bad-value]
        help: write a later moment, or wait with 'advance' instead
        """
    )
  }

  @Test(arguments: ["advance 3601s", "at 3601s: A.view", "after 3600001ms: A.view"])
  func `a time longer than a run is refused`(line: String) throws {
    let time = try #require(line.split(separator: " ")[1].split(separator: ":").first)
    let column = 5 + line.distance(from: line.startIndex, to: time.startIndex)
    #expect(
      mistake(in: scenario(steps: "- A.view\n- \(line)")) == """
        x.yml:6:\(column): error: '\(time)' is too long, expected at most 3600s [bad-value]
        help: a run ends after an hour on its clock; write a shorter time
        """
    )
  }

  @Test func `an object without a class is refused`() {
    #expect(
      mistake(in: scenario(objects: "A:")) == """
        x.yml:3:5: error: the object 'A' has no class [bad-value]
        help: write a class after the name, such as 'A: UIViewController'
        """
    )
  }

  @Test func `a repeated key is refused`() {
    #expect(
      mistake(in: scenario(objects: "A: UIViewController\nB: UIView\nA: UIView")) == """
        x.yml:5:3: error: the key 'A' is there twice [bad-yaml]
        help: join the two
        """
    )
  }

  @Test(arguments: [("\tA: UIViewController", 1), ("A:\tUIViewController", 5)])
  func `a tab character in the indentation is refused`(objects: String, column: Int) {
    #expect(
      mistake(in: "title: t\nobjects:\n" + (column > 1 ? "  " : "") + objects) == """
        x.yml:3:\(column): error: found a tab [bad-yaml]
        help: indent by two spaces
        """
    )
  }

  @Test func `a control character is refused`() {
    #expect(
      mistake(in: "title: a\u{7}\n") == """
        x.yml:1:9: error: found the control character U+0007 [unreadable]
        help: remove it
        """
    )
  }

  @Test func `a second YAML document is refused`() {
    #expect(mistake(in: "title: t\n---\ntitle: u\n").contains("a second document begins here"))
  }

  @Test func `an object name that no line can spell is refused`() {
    #expect(
      mistake(in: scenario(objects: "A: UIView\n\u{1F469}: UIView")) == """
        x.yml:4:3: error: '\u{1F469}' can't name an object [bad-value]
        help: use letters, digits and underscores
        """
    )
  }

  @Test func `an expected line of a callback that is not observed is refused`() {
    let text = scenario(expect: "[A.viewDidLoad]") + "observes: [A.viewWillAppear]\n"
    #expect(
      mistake(in: text) == """
        x.yml:6:10: error: 'A.viewDidLoad' is expected, but 'observes' leaves it out [bad-value]
        help: list it in 'observes', too
        """
    )
  }

  @Test func `a byte order mark is accepted`() {
    #expect(throws: Never.self) { try read("\u{FEFF}" + scenario()).get() }
  }

  @Test func `an unknown verb is refused with the most similar verb`() {
    #expect(
      mistake(
        in: scenario(objects: "A: UIViewController\nB: UIViewController", steps: "- A.addChid(B)")
      )
        == """
        x.yml:6:7: error: a scenario can't call 'addChid' of 'A', a UIViewController [unknown-verb]
        help: did you mean 'addChild'?
        """
    )
  }

  @Test func `an unknown word is refused`() {
    #expect(
      mistake(in: scenario(steps: "- setle")) == """
        x.yml:5:5: error: there is no word or object 'setle' [unknown-verb]
        help: did you mean 'settle'?
        """
    )
  }

  @Test func `an unknown object is refused`() {
    #expect(
      mistake(in: scenario(objects: "Home: UIViewController", steps: "- Hom.view")) == """
        x.yml:5:5: error: there is no object 'Hom' [unknown-object]
        help: did you mean 'Home'?
        """
    )
  }

  @Test func `an unknown class is refused`() {
    #expect(
      mistake(in: scenario(objects: "A: UIViewControler")) == """
        x.yml:3:6: error: scenarios have no class 'UIViewControler' [unknown-class]
        help: did you mean 'UIViewController'?
        """
    )
  }

  @Test func `an unknown callback in an expectation is refused`() {
    #expect(
      mistake(in: scenario(expect: "[A.viewWilAppear]")) == """
        x.yml:6:12: error: a UIViewController has no callback 'viewWilAppear' [unknown-callback]
        help: did you mean 'viewWillAppear'?
        """
    )
  }

  @Test func `an unknown callback of a hook is refused`() {
    #expect(
      mistake(in: scenario(hooks: "A.viewDidload: [A.view]")) == """
        x.yml:5:5: error: a UIViewController has no callback 'viewDidload' that a hook can stand in \
        [unknown-callback]
        help: did you mean 'viewDidLoad'?
        """
    )
  }

  @Test func `an expected line that no statement logs is refused`() {
    #expect(
      mistake(in: scenario(steps: "- log returned", expect: "[retuned]")) == """
        x.yml:6:10: error: 'retuned' is not a callback, and no line logs it [unknown-callback]
        help: did you mean 'returned'?
        """
    )
  }

  @Test func `a wrong argument label is refused`() {
    #expect(
      mistake(in: scenario(steps: "- A.didMove(to: A)")) == """
        x.yml:5:7: error: 'didMove' has the arguments (to:), expected (toParent:) [bad-argument]
        help: write A.didMove(toParent: A)
        """
    )
  }

  @Test func `an argument of the wrong kind is refused`() {
    #expect(
      mistake(in: scenario(steps: "- A.addChild(A.view)")) == """
        x.yml:5:16: error: 'A.view' is a UIView, 'addChild(_:)' expects a UIViewController \
        [bad-argument]
        help: name an object of that class
        """
    )
  }

  @Test func `the column of a mistake after quotes is that of the file`() {
    let steps = "- A.willMove(toParent: B)"
    #expect(
      mistake(in: scenario(steps: steps)).hasPrefix("x.yml:5:26: error: there is no object 'B'")
    )
  }

  @Test func `the column of a mistake in a bracketed list is that of the file`() {
    let hooks = "A.viewDidLoad: [A.didMove(toParent: A), A.didMove(toParent: B)]"
    #expect(
      mistake(in: scenario(hooks: hooks)).hasPrefix("x.yml:5:63: error: there is no object 'B'")
    )
  }

  @Test func `the line of a mistake in a block is that of the file`() {
    let text =
      "title: t\nobjects:\n  A: UIViewController\nsteps: |\n  A.view\n  A.viw\nexpect: []\n"
    #expect(
      mistake(in: text) == """
        x.yml:6:5: error: a scenario can't read 'viw' of a UIViewController [unknown-property]
        help: did you mean 'view'?
        """
    )
  }

  @Test func `an unknown value of a key is refused`() {
    #expect(
      mistake(in: "title: t\nevidence: consolelog\n").hasPrefix(
        "x.yml:2:11: error: 'evidence' is 'consolelog' [bad-value]\nhelp: did you mean 'console-log'?"
      )
    )
  }

  @Test func `a malformed version of UIKit is refused`() {
    #expect(
      mistake(in: "title: t\nbehavior: newest\n") == """
        x.yml:2:11: error: 'newest' is not a version, expected such as 'iOS 17' [bad-value]
        help: write the major number, such as 'iOS 17'
        """
    )
  }

  @Test func `a missing required key is named`() {
    #expect(
      mistake(in: "title: t\nobjects:\n  A: UIView\nexpect: []\n") == """
        x.yml:1:1: error: there are no 'steps' [missing-key]
        help: write one call of UIKit a line under 'steps:'
        """
    )
  }

  @Test func `a YAML anchor is refused`() {
    #expect(
      mistake(in: "title: &a x\n").hasPrefix(
        "x.yml:1:8: error: a value that begins with '&' is not part of a scenario [bad-yaml]"
      )
    )
  }

  @Test func `incomplete YAML is refused`() {
    #expect(mistake(in: "title: \"x\n").hasPrefix("x.yml:2:1: error: "))
  }
}
