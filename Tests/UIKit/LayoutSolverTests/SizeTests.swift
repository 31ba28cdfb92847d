import LayoutSolver
import Testing

@Suite("Large systems")
struct SizeTests {
  @Test
  func `a chain of ten thousand views is solved and edited`() {
    let system = TestSystem()
    let solver = system.solver
    system.add(["first": 1], .equal, 7, named: "first")
    var previous = system["first"]
    for index in 0..<10_000 {
      let next = solver.addVariable()
      let width = solver.addVariable()
      _ = solver.add(Constraint([Term(width)], .equal, 2))
      _ = solver.add(Constraint([Term(next), Term(previous, -1), Term(width, -1)], .equal, 8))
      _ = solver.add(Constraint([Term(width)], .greaterThanOrEqual, 0))
      if index % 10 == 0 { _ = solver.add(Constraint([Term(next)], .equal, 0, priority: 250)) }
      previous = next
    }
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(of: previous) == 100_007)
    system.set("first", to: 8)
    #expect(solver.solve().changed.count == 10_001)
    #expect(solver.value(of: previous) == 100_008)
  }

  @Test
  func `a chain that starts at its far end is solved`() {
    let solver = Solver()
    let variables = (0..<10_000).map { _ in solver.addVariable() }
    for index in variables.indices.dropFirst() {
      _ = solver.add(
        Constraint([Term(variables[index - 1]), Term(variables[index], -1)], .equal, 1)
      )
    }
    _ = solver.add(Constraint([Term(variables[9_999])], .equal, 0))
    _ = solver.solve()
    #expect(solver.value(of: variables[0]) == 9_999)
  }

  @Test
  func `five hundred labels share a row by priority`() {
    let system = TestSystem()
    let solver = system.solver
    var total: [Term] = []
    for index in 0..<500 {
      let width = solver.addVariable()
      total.append(Term(width))
      let hugging = index == 250 ? 249.0 : 250
      _ = solver.add(Constraint([Term(width)], .greaterThanOrEqual, 0))
      _ = solver.add(Constraint([Term(width)], .lessThanOrEqual, 10, priority: hugging))
      _ = solver.add(Constraint([Term(width)], .greaterThanOrEqual, 10, priority: 750))
    }
    _ = solver.add(Constraint(total, .equal, 6_000))
    #expect(solver.solve().isOptimal)
    for (index, term) in total.enumerated() {
      #expect(abs(solver.value(of: term.variable) - (index == 250 ? 1_010 : 10)) < 1e-9)
    }
  }

  @Test
  func `two equal systems have equal solutions in every variable`() {
    let solutions = (0..<2).map { _ in
      (0..<50).map { seed in
        let random = RandomSystem(seed: seed)
        let system = TestSystem()
        random.rows.forEach { random.add($0, to: system) }
        system.solve()
        return random.values(in: system)
      }
    }
    #expect(solutions[0] == solutions[1])
  }
}
