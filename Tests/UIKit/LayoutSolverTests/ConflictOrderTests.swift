import LayoutSolver
import Testing

@Suite("The order of conflicts")
struct ConflictOrderTests {
  @Test
  func `the constraints of a dense system that contradict earlier ones are broken`() {
    let solver = Solver()
    let count = 60
    let widths = (0..<count).map { _ in solver.addVariable() }
    for (one, width) in widths.enumerated() {
      for (other, otherWidth) in widths.enumerated() where one != other && (one + other) % 9 == 0 {
        let terms = [Term(width), Term(otherWidth, -1)]
        _ = solver.add(Constraint(terms, .equal, Double(1 + (one * other) % 7)))
      }
    }
    let conflicts = solver.solve().conflicts
    #expect(!conflicts.isEmpty)
    #expect(Set(conflicts.map(\.broken)).count == conflicts.count)
    for conflict in conflicts {
      #expect(conflict.constraints.last == conflict.broken)
      #expect(conflict.constraints.count > 1)
    }
  }
}
