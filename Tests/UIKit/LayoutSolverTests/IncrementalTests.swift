import LayoutSolver
import Testing

@Suite("Changes of a solved system")
struct IncrementalTests {
  @Test
  func `a solution reports the variables that changed`() {
    let system = TestSystem()
    system.add(["superview": 1], .equal, 390, named: "superview")
    system.add(["width": 1, "superview": -1], .equal, -40)
    system.add(["height": 1], .equal, 44)
    #expect(
      Set(system.solver.solve().changed) == [
        system["superview"], system["width"], system["height"],
      ]
    )
    system.set("superview", to: 844)
    #expect(Set(system.solver.solve().changed) == [system["superview"], system["width"]])
    system.set("superview", to: 844)
    #expect(!system.solver.isDirty)
    #expect(system.solver.solve().changed.isEmpty)
  }

  @Test
  func `components that are left out stay dirty`() {
    let system = TestSystem()
    system.add(["a": 1], .equal, 1, named: "a")
    system.add(["b": 1], .equal, 2, named: "b")
    let b = system["b"]
    _ = system.solver.solve { $0 == b }
    #expect(system.values("a", "b") == [0, 2])
    #expect(system.solver.isDirty)
    _ = system.solver.solve { $0 != b }
    #expect(system.values("a", "b") == [1, 2])
    #expect(!system.solver.isDirty)
    system.set("a", to: 5)
    system.set("b", to: 6)
    _ = system.solver.solve { $0 == b }
    #expect(system.values("a", "b") == [1, 6])
    system.solve()
    #expect(system.values("a", "b") == [5, 6])
  }

  @Test
  func `a removed variable takes its constraints along`() {
    let system = TestSystem()
    system.add(["x": 1], .equal, 10)
    system.add(["x": 1, "y": -1], .equal, 0)
    system.solve()
    system.solver.removeVariable(system["x"])
    system.solve()
    #expect(system.solver.constraintCount == 0)
    #expect(system.value("y") == 0)
    #expect(system.solver.value(of: system.solver.addVariable()) == 0)
  }

  @Test
  func `the order of batches does not change the solution`() {
    let systems = (0..<40).map { RandomSystem(seed: $0) }
    for random in systems {
      let once = TestSystem()
      random.rows.forEach { random.add($0, to: once) }
      once.solve()
      let stepwise = TestSystem()
      for row in random.rows {
        random.add(row, to: stepwise)
        stepwise.solve()
      }
      #expect(random.values(in: once) == random.values(in: stepwise))
    }
  }

  @Test
  func `a changed constant has the solution of a new system, up to ambiguity`() {
    for seed in 0..<200 {
      var random = RandomSystem(seed: seed)
      let edited = TestSystem()
      random.rows.forEach { random.add($0, to: edited) }
      edited.solve()
      for _ in 0..<5 {
        let index = random.generator.number(below: random.rows.count)
        random.rows[index].constant = Double(random.generator.number(below: 400)) - 100
        edited.set(random.rows[index].name, to: random.rows[index].constant)
        edited.solve()
        let new = TestSystem()
        random.rows.forEach { random.add($0, to: new) }
        new.solve()
        for name in random.names {
          let range = new.range(name)
          #expect(
            edited.value(name) >= range.lower - 1e-6 && edited.value(name) <= range.upper + 1e-6,
            "seed \(seed), \(name)"
          )
        }
      }
    }
  }

  @Test
  func `a removed constraint leaves the solution of a system without it`() {
    for seed in 0..<100 {
      let random = RandomSystem(seed: seed)
      let system = TestSystem()
      random.rows.forEach { random.add($0, to: system) }
      system.solve()
      system.remove(random.rows[seed % random.rows.count].name)
      system.solve()
      let other = TestSystem()
      for (index, row) in random.rows.enumerated() where index != seed % random.rows.count {
        random.add(row, to: other)
      }
      other.solve()
      #expect(random.values(in: system) == random.values(in: other), "seed \(seed)")
    }
  }
}

/// A system of small whole numbers.
struct RandomSystem {
  struct Row {
    var name: String
    var terms: [(name: String, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Double
  }

  struct Generator {
    var state: UInt64

    mutating func number(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }

    mutating func element<Element>(of array: [Element]) -> Element {
      array[number(below: array.count)]
    }
  }

  var generator: Generator
  var rows: [Row]
  let names: [String]

  init(seed: Int) {
    var generator = Generator(state: UInt64(seed) &* 7_919 &+ 17)
    let names = (0..<(2 + generator.number(below: 8))).map { "v\($0)" }
    var rows: [Row] = []
    for index in 0..<(names.count * 2) {
      let terms = (0...generator.number(below: 3)).map { _ in
        (generator.element(of: names), generator.element(of: [1.0, 1, -1, 2, 0.5]))
      }
      rows.append(
        Row(
          name: "c\(index)",
          terms: terms,
          relation: generator.element(of: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
          constant: Double(generator.number(below: 400)) - 100,
          priority: generator.element(of: [1000, 1000, 999, 750, 500, 250, 250, 50])
        )
      )
    }
    self.names = names
    self.rows = rows
    self.generator = generator
  }

  func add(_ row: Row, to system: TestSystem) {
    // Variables are created in the same order in every system.
    for name in names { _ = system[name] }
    system.add(
      terms: row.terms,
      row.relation,
      row.constant,
      row.priority,
      named: row.name
    )
  }

  func values(in system: TestSystem) -> [Double] { names.map { system.value($0) } }
}
