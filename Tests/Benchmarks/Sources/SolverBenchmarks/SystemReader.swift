import Foundation
import LayoutSolver

/// Solves systems from standard input, one JSON object a line:
/// `{"constraints": [{"terms": {"x": 1}, "op": "<=", "rhs": 2, "priority": 1000}]}`.
///
/// Each line of the output has the values, their ranges (`null` where there is no limit), the sets
/// in conflict as positions of constraints, and whether the search reached an optimum.
enum SystemReader {
  private struct System: Decodable {
    var constraints: [Row]
  }

  private struct Row: Decodable {
    var terms: [String: Double]
    var op: String
    var rhs: Double
    var priority: Double
    var weight: Double?
  }

  private struct Solution: Encodable {
    var values: [String: Double] = [:]
    var ranges: [String: [Double?]] = [:]
    var conflicts: [[Int]] = []
    var isOptimal = true
  }

  static func solveLines() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    while let line = readLine() {
      let system = try JSONDecoder().decode(System.self, from: Data(line.utf8))
      print(String(decoding: try encoder.encode(solve(system)), as: UTF8.self))
    }
  }

  private static func solve(_ system: System) -> Solution {
    let solver = Solver()
    var variables: [String: Variable] = [:]
    for name in Set(system.constraints.flatMap(\.terms.keys)).sorted() {
      variables[name] = solver.addVariable()
    }
    for row in system.constraints {
      let terms = row.terms.sorted { $0.key < $1.key }.compactMap { name, coefficient in
        variables[name].map { Term($0, coefficient) }
      }
      let relation: Relation =
        switch row.op {
        case "<=": .lessThanOrEqual
        case ">=": .greaterThanOrEqual
        default: .equal
        }
      _ = solver.add(
        Constraint(terms, relation, row.rhs, priority: row.priority, weight: row.weight ?? 1)
      )
    }
    let report = solver.solve()
    var solution = Solution()
    solution.isOptimal = report.isOptimal
    solution.conflicts = report.conflicts.map { $0.constraints.map(\.index) }
    for (name, variable) in variables {
      let range = solver.range(of: variable)
      solution.values[name] = solver.value(of: variable)
      solution.ranges[name] = [range.lower, range.upper].map { $0.isFinite ? $0 : nil }
    }
    return solution
  }
}
