/// A sum of variables with coefficients and a constant.
package struct LinearExpression {
  package private(set) var terms: [Term] = []
  package var constant = 0.0
  /// Whether a constraint needs more than the merging by search, which is quadratic.
  private static let searchLimit = 12

  package init() {}

  package mutating func add(_ variable: Variable, _ coefficient: Double) {
    if terms.count < Self.searchLimit,
      let index = terms.firstIndex(where: { $0.variable == variable })
    {
      terms[index].coefficient += coefficient
    } else {
      terms.append(Term(variable, coefficient))
    }
  }

  /// The terms, with each variable once and without zero coefficients.
  package var mergedTerms: [Term] {
    guard terms.count > Self.searchLimit else { return terms.filter { $0.coefficient != 0 } }
    var merged: [Term] = []
    for term in terms.sorted(by: { $0.variable.index < $1.variable.index }) {
      if let last = merged.indices.last, merged[last].variable == term.variable {
        merged[last].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    return merged.filter { $0.coefficient != 0 }
  }
}
