import LayoutSolver
import Testing

/// The values were computed by linear programming, one program for each priority.
@Suite("Priorities of constraints")
struct PriorityTests {
  @Test
  func `one constraint outweighs two of a lower priority`() {
    let system = TestSystem()
    system.add(["x": 1], .equal, 100, 750)
    system.add(["x": 1], .equal, 0, 500)
    system.add(["x": 1], .equal, 0, 500)
    system.solve()
    #expect(system.value("x") == 100)
  }

  @Test
  func `one constraint outweighs forty of the next lower priority`() {
    let system = TestSystem()
    system.add(["x": 1], .equal, 100, 251)
    for _ in 0..<40 { system.add(["x": 1], .equal, 0, 250) }
    system.solve()
    #expect(system.value("x") == 100)
  }

  @Test
  func `the higher of two close priorities is met`() {
    let system = TestSystem()
    system.add(["x": 1], .equal, 1, 999)
    system.add(["x": 1], .equal, 2, 998)
    system.solve()
    #expect(system.value("x") == 1)
  }

  @Test
  func `equal priorities in conflict leave a range of optimal values`() {
    let system = TestSystem()
    system.add(["x": 1], .equal, 0, 250)
    system.add(["x": 1], .equal, 100, 250)
    system.solve()
    #expect(system.range("x") == ValueRange(lower: 0, upper: 100))
    #expect((0...100).contains(system.value("x")))
  }

  /// Two labels in a row of 300 points, with a gap of 8.
  private func row(width: Double, hugging: Double = 250, compression: Double = 750) -> TestSystem {
    let system = TestSystem()
    system.add(["aLeft": 1], .equal, 0)
    system.add(["bLeft": 1, "aLeft": -1, "aWidth": -1], .equal, 8)
    system.add(["bLeft": 1, "bWidth": 1], .equal, width)
    system.addLength("aWidth", 50, hugging: hugging)
    system.addLength("bWidth", 60, compression: compression)
    system.solve()
    return system
  }

  @Test
  func `two labels of equal hugging are ambiguous`() {
    let system = row(width: 300)
    #expect(system.range("aWidth") == ValueRange(lower: 50, upper: 232))
    #expect(system.range("bWidth") == ValueRange(lower: 60, upper: 242))
    #expect(!system.range("aLeft").isAmbiguous)
  }

  @Test
  func `the label of higher hugging keeps its size`() {
    let system = row(width: 300, hugging: 251)
    #expect(system.values("aWidth", "bLeft", "bWidth") == [50, 58, 242])
    #expect(!system.range("aWidth").isAmbiguous)
  }

  @Test
  func `the label of lower compression resistance shrinks`() {
    let system = row(width: 90, compression: 749)
    #expect(system.values("aWidth", "bWidth") == [50, 32])
  }

  @Test
  func `a required width outweighs an intrinsic width`() {
    let system = TestSystem()
    system.add(["width": 1], .equal, 30)
    system.addLength("width", 67)
    system.solve()
    #expect(system.value("width") == 30)
  }

  @Test
  func `a view is as wide as its superview up to a maximum`() {
    let system = TestSystem()
    system.add(["width": 1], .lessThanOrEqual, 200)
    system.add(["width": 1, "superview": -1], .equal, 0, 999)
    system.add(["superview": 1], .equal, 390)
    system.solve()
    #expect(system.values("width", "superview") == [200, 390])
  }

  @Test
  func `an aspect ratio holds within two maximum lengths`() {
    let system = TestSystem()
    system.add(["height": 1, "width": -0.5625], .equal, 0)
    system.add(["width": 1], .lessThanOrEqual, 390)
    system.add(["height": 1], .lessThanOrEqual, 100)
    system.add(["width": 1], .equal, 390, 750)
    system.solve()
    #expect(system.values("width", "height") == [177.777778, 100])
  }

  @Test
  func `three equal columns share a width`() {
    let system = TestSystem()
    system.add(["superview": 1], .equal, 320)
    system.add(["a": 1, "b": -1], .equal, 0)
    system.add(["b": 1, "c": -1], .equal, 0)
    system.add(["a": 1, "b": 1, "c": 1, "superview": -1], .equal, -16)
    system.solve()
    #expect(system.values("a", "b", "c") == [101.333333, 101.333333, 101.333333])
  }

  @Test
  func `a position that no constraint determines has no limits`() {
    let system = TestSystem()
    system.add(["left": 1], .equal, 0)
    system.add(["height": 1], .equal, 10)
    system.add(["top": 1, "bottom": -1, "height": 1], .equal, 0)
    system.solve()
    #expect(system.range("top") == ValueRange(lower: -.infinity, upper: .infinity))
    #expect(system.range("bottom").isAmbiguous)
    #expect(!system.range("height").isAmbiguous)
    #expect(system.value("bottom") - system.value("top") == 10)
  }

  @Test
  func `an optional inequality is violated by no more than necessary`() {
    let system = TestSystem()
    system.add(["v1": 1, "v2": 1], .equal, 0)
    system.add(["v1": 1], .greaterThanOrEqual, 10, 500)
    system.add(["v2": 1], .equal, 2, 750)
    system.solve()
    #expect(system.values("v1", "v2") == [-2, 2])
  }

  @Test
  func `the sum of the violations of a priority is minimal`() {
    let system = TestSystem()
    system.add(["x": 1, "y": 1], .equal, 100)
    for _ in 0..<2 { system.add(["x": 1], .equal, 80, 500) }
    system.add(["y": 1], .equal, 80, 500)
    system.solve()
    #expect(system.values("x", "y") == [80, 20])
  }

  @Test
  func `a change of priority changes which constraint is met`() {
    let system = TestSystem()
    system.add(["x": 1], .equal, 1, 500, named: "one")
    system.add(["x": 1], .equal, 2, 400, named: "two")
    system.solve()
    if let two = system.constraints["two"] { system.solver.setPriority(600, of: two) }
    #expect(system.solver.isDirty)
    system.solve()
    #expect(system.value("x") == 2)
  }

  // The quadrilateral of Badros and Borning's demonstration: corners in a box, midpoints between
  // them.
  @Test
  func `the corners of a quadrilateral follow one that is dragged`() {
    let system = TestSystem()
    let corners = [(10.0, 10.0), (10, 200), (200, 200), (200, 10)]
    for (index, corner) in corners.enumerated() {
      let weight = Double(1 << index)
      system.add(["x\(index)": 1], .equal, corner.0, 250, weight: weight, named: "stay x\(index)")
      system.add(["y\(index)": 1], .equal, corner.1, 250, weight: weight, named: "stay y\(index)")
    }
    for axis in ["x", "y"] {
      for index in 0..<4 {
        let next = (index + 1) % 4
        system.add(["m\(axis)\(index)": 2, "\(axis)\(index)": -1, "\(axis)\(next)": -1], .equal, 0)
        system.add(["\(axis)\(index)": 1], .greaterThanOrEqual, 0)
        system.add(["\(axis)\(index)": 1], .lessThanOrEqual, 500)
      }
    }
    for (low, high) in [("x0", "x2"), ("x0", "x3"), ("x1", "x2"), ("x1", "x3")] {
      system.add([high: 1, low: -1], .greaterThanOrEqual, 20, 999)
    }
    for (low, high) in [("y0", "y1"), ("y0", "y2"), ("y3", "y1"), ("y3", "y2")] {
      system.add([high: 1, low: -1], .greaterThanOrEqual, 20, 999)
    }
    system.solve()
    #expect(system.values("mx0", "my0", "mx1", "my1") == [10, 105, 105, 200])
    #expect(system.values("mx2", "my2", "mx3", "my3") == [200, 105, 105, 10])
    system.add(["x2": 1], .equal, 300, 990)
    system.add(["y2": 1], .equal, 400, 990)
    system.solve()
    #expect(system.values("x0", "y0", "x1", "y1") == [10, 10, 10, 200])
    #expect(system.values("x2", "y2", "x3", "y3") == [300, 400, 200, 10])
    #expect(system.values("mx1", "my1", "mx2", "my2") == [155, 300, 250, 205])
  }
}
