import DiagramLayout
import TestSupport
import Testing

struct `Tidy tree` {
  private struct Sample {
    var sizes: [Size]
    var children: [[Int]]

    /// A tree in which the parent of each node is a random earlier one.
    init(_ count: Int, seed: UInt64) {
      var random = SplitMix64(seed: seed)
      sizes = (0..<count).map { _ in
        Size(
          width: Double.random(in: 20...240, using: &random),
          height: Double.random(in: 20...80, using: &random)
        )
      }
      children = Array(repeating: [], count: count)
      for node in 1..<count { children[Int.random(in: 0..<node, using: &random)].append(node) }
    }

    func tidy() -> TidyTree {
      TidyTree(
        sizes: sizes,
        anchors: sizes.map { $0.height / 2 },
        children: children,
        root: 0,
        levelGap: 40,
        siblingGap: 20
      )
    }

    func boxes(_ tree: TidyTree) -> [Box] {
      sizes.indices.map { node in
        let corner = tree.corners[node]
        return Box(x: corner.x, y: corner.y, width: sizes[node].width, height: sizes[node].height)
      }
    }
  }

  @Test(arguments: UInt64(0)..<30)
  func `a tidy tree keeps boxes apart and siblings in order`(seed: UInt64) {
    let sample = Sample(150, seed: seed)
    let tree = sample.tidy()
    let boxes = sample.boxes(tree)
    for (place, box) in boxes.enumerated() {
      let inner = box.inset(horizontally: 1e-9, vertically: 1e-9)
      for other in boxes[..<place] { #expect(!inner.intersects(other), "seed \(seed)") }
      let children = sample.children[place].map { boxes[$0] }
      for child in children { #expect(abs(child.x - box.right - 40) < 1e-9) }
      for (upper, lower) in zip(children, children.dropFirst()) {
        #expect(lower.y >= upper.bottom + 20 - 1e-9)
      }
    }
  }

  @Test func `the size of a tidy tree includes all boxes`() {
    let sample = Sample(300, seed: 7)
    let tree = sample.tidy()
    let canvas = Box(x: 0, y: 0, width: tree.size.width, height: tree.size.height)
      .inset(horizontally: -1e-6, vertically: -1e-6)
    for box in sample.boxes(tree) { #expect(canvas.contains(box)) }
  }

  @Test func `a chain of a hundred thousand boxes is placed in a line`() {
    let count = 100_000
    let size = Size(width: 10, height: 10)
    let tree = TidyTree(
      sizes: Array(repeating: size, count: count),
      anchors: Array(repeating: 5, count: count),
      children: (0..<count).map { $0 + 1 < count ? [$0 + 1] : [] },
      root: 0,
      levelGap: 5,
      siblingGap: 5
    )
    #expect(tree.corners.allSatisfy { $0.y == 0 })
    #expect(tree.size.width == Double(count) * 15 - 5)
  }
}
