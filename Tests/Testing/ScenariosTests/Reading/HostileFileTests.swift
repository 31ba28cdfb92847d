import Foundation
import Scenarios
import TestSupport
import Testing

/// Malformed files, which must not crash or hang the reader or the runner.
struct `A hostile scenario file` {
  @Test(arguments: [
    ("[", 100_000), ("- ", 100_000), ("{a: ", 50_000), ("title: [", 900), ("a:\n", 100_000),
  ])
  func `a scenario file that repeats a piece of text many times is refused with a message`(
    piece: String,
    count: Int
  ) {
    let text = String(repeating: piece, count: count)
    #expect(mistake(in: text).contains("error: "))
  }

  @Test func `a deeply nested scenario file is refused with a message`() {
    let lines = (0..<30_000).map { String(repeating: " ", count: $0 % 900) + "a:" }
    #expect(mistake(in: lines.joined(separator: "\n")).contains("error: "))
  }

  @Test(arguments: [
    "a: &a [x]\nb: &b [*a, *a]\n", "? [a]\n: b\n", "%YAML 9.9\n---\n", "---\n---\n", "\u{FEFF}",
    "title: '\nobjects", "title: |\n\tx", "\u{0}", "steps: [\n", "a: 1\na: 2\n",
  ])
  func `a malformed scenario file is refused with a message`(text: String) {
    #expect(mistake(in: text).contains("error: "))
  }

  @Test func `a scenario file with nested parentheses is refused with a message`() {
    let steps = "- A.addChild" + String(repeating: "(A.addChild", count: 80)
    #expect(mistake(in: scenario(steps: steps)).contains("[too-much]"))
    let lists = "- A.addChild(" + String(repeating: "[", count: 400)
    #expect(mistake(in: scenario(steps: lists)).contains("[too-much]"))
  }

  @Test func `a scenario file of bytes that are not text is refused with a message`() {
    #expect(throws: ScenarioError.self) { try Scenario(reading: [0xFF, 0xFE, 0x41]) }
    let large = [UInt8](repeating: 0x20, count: 1 << 19)
    #expect(throws: ScenarioError.self) { try Scenario(reading: large) }
  }

  @Test(arguments: [
    ("A.viewDidLoad", "A.viewDidAppear(true)", "A.viewDidAppear", "A.viewDidAppear(false)"),
    (
      "v.layoutSubviews", "A.view.setNeedsLayout()", "A.viewDidLayoutSubviews",
      "v.setNeedsLayout()"
    ),
    ("A.viewWillAppear", "after 0s: A.viewWillAppear(true)", "", ""),
  ])
  @MainActor func `a run with hooks that trigger themselves ends with a message`(
    hook: String,
    line: String,
    second: String,
    other: String
  ) async throws {
    var hooks = "\(hook): ['\(line)']"
    if !other.isEmpty { hooks += "\n\(second): ['\(other)']" }
    let text = scenario(
      objects: "A: UIViewController\nW: UIWindow\nv: UIView",
      hooks: hooks,
      steps:
        "- A.view.addSubview(v)\n- W.rootViewController = A\n- W.makeKeyAndVisible()\n- advance 1h"
        .replacing("1h", with: "3000s")
    )
    let scenario = try read(text).get()
    let error = await #expect(throws: ScenarioError.self) { try await scenario.run() }
    #expect([.tooMuch, .restless].contains(error?.code))
  }

  @Test @MainActor func `a run of objects that create each other ends with a message`() async throws
  {
    let text = scenario(
      objects: """
        A: UINavigationController(rootViewController: B)
        B: UITabBarController(viewControllers: [A])
        """,
      steps: "- A.view"
    )
    let error = await #expect(throws: ScenarioError.self) { try await read(text).get().run() }
    #expect(error?.message == "'A' is created with itself as an argument")
  }

  @Test @MainActor func `a run stops after an hour on its clock`() async throws {
    let text = scenario(steps: "- advance 3000s\n- advance 3000s")
    let error = await #expect(throws: ScenarioError.self) { try await read(text).get().run() }
    #expect(error?.code == .tooMuch)
  }

  @Test @MainActor func `a scenario file with one changed byte is parsed or refused`() async throws
  {
    let bytes = try Repository.bytes("traces/scenarios/manual/swap-visible-workflow.yml")
    for place in bytes.indices {
      let values = [UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: "["), 0xC3, 0x0A]
      for byte in TestLength.each(5, of: values, from: place) {
        var changed = bytes
        changed[place] = byte
        guard let scenario = try? Scenario(reading: changed), scenario.waitsFor.isEmpty,
          place.isMultiple(of: 16)
        else { continue }
        _ = try? await scenario.run()
      }
    }
  }
}
