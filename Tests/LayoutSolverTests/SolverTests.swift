import LayoutSolver
import Testing

@Suite("Solver")
struct SolverTests {
  @Test
  func `one constraint of a higher priority outweighs two of a lower one`() {
    let solver = Solver()
    let x = solver.addVariable()
    _ = solver.add(Constraint([Term(x)], .equal, 100, priority: 750))
    _ = solver.add(Constraint([Term(x)], .equal, 0, priority: 500))
    _ = solver.add(Constraint([Term(x)], .equal, 0, priority: 500))
    let report = solver.solve()
    #expect(solver.value(of: x) == 100)
    #expect(report.changed == [x])
  }
}
