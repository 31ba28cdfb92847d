import HeadlessUIKit
import Testing
import TraceModel

@MainActor
struct `All combinations of constraints` {
  private nonisolated static let constants: [CGFloat] = [
    0, -1, 0.5, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]
  private nonisolated static let multipliers: [CGFloat] = [
    1, 0, -1, 1e-300, .nan, .infinity, .greatestFiniteMagnitude,
  ]

  @Test func `every pair of attributes with unusual numbers is accepted or reported`() async throws
  {
    let trace = try await record { app in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      let guide = UILayoutGuide()
      root.addSubview(view)
      root.addLayoutGuide(guide)
      var number = 0
      var active = 0
      var refused = 0
      for first in NSLayoutConstraint.Attribute.allCases {
        for second in NSLayoutConstraint.Attribute.allCases {
          for relation in NSLayoutConstraint.Relation.allCases {
            number += 1
            let items: [(Any, Any?)] = [(view, root), (view, guide), (guide, nil), (view, view)]
            let constraint = NSLayoutConstraint(
              item: items[number % 4].0,
              attribute: first,
              relatedBy: relation,
              toItem: items[number % 4].1,
              attribute: second,
              multiplier: number.isMultiple(of: 3) ? Self.multipliers[number % 7] : 1,
              constant: number.isMultiple(of: 5) ? Self.constants[number % 8] : 8
            )
            constraint.priority = UILayoutPriority(Float(1 + number % 1000))
            constraint.isActive = true
            _ = constraint.description
            if constraint.isActive { active += 1 } else { refused += 1 }
            #expect(constraint.constant.isFinite)
            constraint.constant = Self.constants[number % 8]
            if number.isMultiple(of: 10) { root.layoutIfNeeded() }
            constraint.isActive = false
            #expect(!constraint.isActive)
          }
        }
      }
      #expect(active > 200 && refused > 200)
      #expect(root.constraints.isEmpty)
      try app.show(root)
    }
    #expect(trace.diagnostics(.constraintInvalid).count > 200)
  }
}
