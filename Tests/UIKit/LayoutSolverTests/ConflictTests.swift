import LayoutSolver
import Testing

@Suite("Conflicts of required constraints")
struct ConflictTests {
  @Test
  func `the later of two widths is broken`() {
    let system = TestSystem()
    system.add(["width": 1], .equal, 100, named: "w100")
    system.add(["width": 1], .equal, 200, named: "w200")
    #expect(system.solve() == [["w100", "w200"]])
    #expect(system.value("width") == 100)
    #expect(system.constraints["w200"].map(system.solver.isBroken) == true)
    #expect(system.constraints["w100"].map(system.solver.isBroken) == false)
  }

  @Test
  func `a conflict is reported once`() {
    let system = TestSystem()
    system.add(["width": 1], .equal, 100, named: "w100")
    system.add(["width": 1], .equal, 200, named: "w200")
    system.solve()
    system.add(["width": 1, "height": -1], .equal, 0)
    #expect(system.solve().isEmpty)
    system.set("w200", to: 300)
    #expect(system.solve().isEmpty)
    #expect(system.values("width", "height") == [100, 100])
  }

  @Test
  func `a broken constraint holds after the removal of the other`() {
    let system = TestSystem()
    system.add(["v": 1], .greaterThanOrEqual, 1, named: "at least 1")
    system.add(["v": 1], .lessThanOrEqual, 0, named: "at most 0")
    #expect(system.solve() == [["at least 1", "at most 0"]])
    #expect(system.value("v") == 1)
    system.remove("at least 1")
    #expect(system.solve().isEmpty)
    #expect(system.value("v") <= 0)
    #expect(system.constraints["at most 0"].map(system.solver.isBroken) == false)
  }

  @Test
  func `a broken constraint is met as far as the required ones allow`() {
    let system = TestSystem()
    system.add(["x": 1], .lessThanOrEqual, 50)
    system.add(["x": 1], .equal, 80, named: "broken")
    system.add(["x": 1], .equal, 0, 999)
    #expect(system.solve() == [["0", "broken"]])
    #expect(system.value("x") == 50)
  }

  @Test
  func `a conflict through equations names them but no others`() {
    let system = TestSystem()
    system.add(["left": 1], .equal, 20, named: "left")
    system.add(["superview": 1], .equal, 300, named: "superview")
    system.add(["left": 1, "width": 1, "superview": -1], .equal, -20, named: "right")
    system.add(["top": 1, "left": -1], .equal, 5, named: "top")
    system.add(["width": 1], .greaterThanOrEqual, 280, named: "wide")
    #expect(system.solve() == [["left", "superview", "right", "wide"]])
    #expect(system.values("width", "top") == [260, 25])
  }

  @Test
  func `a change of a constant can cause and resolve a conflict`() {
    let system = TestSystem()
    system.add(["superview": 1], .equal, 300, named: "superview")
    system.add(["a": 1, "b": 1, "superview": -1], .lessThanOrEqual, 0, named: "fit")
    system.add(["a": 1], .greaterThanOrEqual, 100, named: "a")
    system.add(["b": 1], .greaterThanOrEqual, 150, named: "b")
    #expect(system.solve().isEmpty)
    system.set("superview", to: 200)
    #expect(system.solve() == [["superview", "fit", "a", "b"]])
    #expect(system.value("a") + system.value("b") <= 200.000001)
    system.set("superview", to: 300)
    #expect(system.solve().isEmpty)
    #expect(system.constraints["b"].map(system.solver.isBroken) == false)
    #expect(system.value("b") >= 150)
  }

  @Test
  func `a statement without variables that is false is broken`() {
    let system = TestSystem()
    system.add(["x": 1, "y": 1], .equal, 0)
    system.add(["x": 0], .equal, 5, named: "0 = 5")
    system.add(["x": 0], .lessThanOrEqual, 5)
    #expect(system.solve() == [["0 = 5"]])
    #expect(system.solve().isEmpty)
  }

  @Test
  func `a thousand different widths leave the first`() {
    let system = TestSystem()
    for width in 0..<1_000 { system.add(["width": 1], .equal, Double(100 + width)) }
    let conflicts = system.solve()
    #expect(conflicts.count == 999)
    #expect(conflicts.allSatisfy { $0.count == 2 && $0.first == "0" })
    #expect(system.value("width") == 100)
  }

  @Test
  func `five hundred bounds on each side are resolved`() {
    let system = TestSystem()
    for index in 0..<500 {
      system.add(["x": 1], .greaterThanOrEqual, Double(1_000 + index))
      system.add(["x": 1], .lessThanOrEqual, Double(500 - index))
    }
    let conflicts = system.solve()
    #expect(conflicts.count == 500)
    #expect(conflicts.allSatisfy { $0.count == 2 })
    #expect(system.value("x") >= 1_499)
  }
}
