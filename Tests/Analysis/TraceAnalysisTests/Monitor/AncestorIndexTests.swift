import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `An index of ancestors` {
  /// The forest as plain parents and marks, which answers by climbing.
  private struct Plain {
    var parents: [SubjectID: SubjectID] = [:]
    var marks: Set<SubjectID> = []

    /// What lies above an object, nearest first; a cycle is walked once.
    func path(above id: SubjectID) -> [SubjectID] {
      var path: [SubjectID] = []
      var next = parents[id]
      while let current = next, !path.contains(current) {
        path.append(current)
        next = parents[current]
      }
      return path
    }
  }

  private func id(_ number: Int) -> SubjectID { SubjectID(process: 1, number: UInt32(number)) }

  @Test(arguments: UInt64(1)...12)
  func `an index answers like climbing while the forest changes, even with cycles`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = 2 + Int(random.next() % 40)
    var plain = Plain()
    var index = AncestorIndex()
    for step in 0..<600 {
      let object = id(1 + Int(random.next() % UInt64(count)))
      switch random.next() % 8 {
      case 0..<4:
        let number = Int(random.next() % UInt64(count + 1))
        let parent = number == 0 ? SubjectID.none : id(number)
        plain.parents[object] = parent == .none ? nil : parent
        index.setParent(of: object, to: parent)
      case 4..<6:
        let isMarked = random.next() % 3 == 0
        if isMarked { plain.marks.insert(object) } else { plain.marks.remove(object) }
        index.setMark(of: object, to: isMarked)
      case 6:
        plain.parents[object] = nil
        plain.marks.remove(object)
        index.remove(object)
      default: index = AncestorIndex(copying: index)
      }
      let path = plain.path(above: object)
      let nearest = path.first { plain.marks.contains($0) }
      #expect(index.nearestMarked(above: object) == nearest, "seed \(seed), step \(step)")
      for other in 1...count {
        let isAncestor = index.isAncestor(id(other), of: object)
        #expect(isAncestor == path.contains(id(other)), "seed \(seed), step \(step), \(other)")
      }
    }
  }

  @Test func `a changed index does not change its copy`() {
    let index = AncestorIndex()
    index.setParent(of: id(2), to: id(1))
    let copy = AncestorIndex(copying: index)
    index.remove(id(2))
    #expect(!index.isAncestor(id(1), of: id(2)))
    #expect(copy.isAncestor(id(1), of: id(2)))
  }

  @Test func `an index does not change the findings about deep hierarchies`() throws {
    // The findings of the deepest controller, with few and with very many levels above it.
    let reports = [10, 200].map { depth in
      var builder = EventBuilder()
      let window = builder.birth("UIWindow", .window)
      var parent = builder.birth("RootViewController")
      var superview = window
      for _ in 0..<depth {
        let controller = builder.birth("ChildViewController")
        let view = builder.birth("UIView", .view)
        builder.relate(controller, .viewRelation, view)
        builder.relate(view, .superviewRelation, superview)
        builder.relate(controller, .parentRelation, parent)
        (parent, superview) = (controller, view)
      }
      let orphan = builder.birth("OrphanViewController")
      let view = builder.birth("UIView", .view)
      builder.relate(orphan, .viewRelation, view)
      for _ in 0..<depth {
        let plain = builder.birth("UIView", .view)
        builder.relate(plain, .superviewRelation, superview)
        superview = plain
      }
      builder.relate(view, .superviewRelation, superview)
      builder.wait(milliseconds: 100)
      builder.callback(orphan, .viewWillAppear)
      builder.callback(orphan, .viewDidAppear)
      builder.wait(milliseconds: 100)
      builder.callback(parent, .viewWillAppear)
      return Set(
        builder.analyze().findings.map { finding in
          "\(finding.rule) \(finding.className)"
        }
      )
    }
    #expect(reports[0].contains { $0.hasPrefix("LC3") })
    #expect(reports[0] == reports[1])
  }
}
