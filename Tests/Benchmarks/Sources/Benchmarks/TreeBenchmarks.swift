import Benchmark
import DiagramLayout
import Foundation

/// Tree layout, compared with Graphviz' `dot` on the same tree in the same run.
///
/// The trees are uniform random recursive trees: the parent of each node is a random earlier node.
/// `dot` is skipped where it is not installed; it gets the two smaller trees only, since it needs
/// more than 25 minutes for a hundred thousand nodes.
enum TreeBenchmarks {
  static func register() {
    for (name, count) in [("1k", 1_000), ("10k", 10_000), ("100k", 100_000)] {
      let tree = RandomTree(count)
      benchmark("layout/tree/\(name)") {
        sink(tree.place())
      }
      guard count <= 10_000, let dot = Dot.path else { continue }
      guard let file = try? Dot.write(tree) else { continue }
      benchmark("layout/tree/\(name)/dot") {
        try Dot.run(dot, on: file)
      }
    }
    benchmark("layout/tree/chain100k") {
      sink(RandomTree.chain(100_000).place())
    }
    if Dot.path == nil { print("dot is not installed: its benchmarks are left out") }
  }

  /// A tree and the sizes of its nodes.
  struct RandomTree {
    var sizes: [Size]
    var children: [[Int]]

    init(_ count: Int) {
      var generator = Workload.Generator(state: 7)
      sizes = (0..<count).map { _ in
        Size(width: 110 + Double(generator.next(below: 130)), height: 37)
      }
      children = Array(repeating: [], count: count)
      for node in 1..<count { children[generator.next(below: node)].append(node) }
    }

    /// A tree in which each node has one child.
    static func chain(_ count: Int) -> RandomTree {
      var tree = RandomTree(count)
      tree.children = (0..<count).map { $0 + 1 < count ? [$0 + 1] : [] }
      return tree
    }

    func place() -> Size {
      TidyTree(
        sizes: sizes,
        anchors: sizes.map { $0.height / 2 },
        children: children,
        root: 0,
        levelGap: 40,
        siblingGap: 20
      ).size
    }
  }

  /// Runs Graphviz.
  enum Dot {
    static let path: String? = ["/usr/bin/dot", "/usr/local/bin/dot", "/opt/homebrew/bin/dot"]
      .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Writes a tree in Graphviz' language.
    static func write(_ tree: RandomTree) throws -> URL {
      var text = "digraph { rankdir=LR; node [shape=box, height=0.5, fixedsize=true];\n"
      for (node, size) in tree.sizes.enumerated() {
        text += "\(node) [width=\(size.width / 72)];\n"
      }
      for (node, children) in tree.children.enumerated() {
        for child in children { text += "\(node)->\(child);\n" }
      }
      let file = FileManager.default.temporaryDirectory
        .appending(path: "lifeline-tree-\(tree.sizes.count).dot")
      try Data((text + "}\n").utf8).write(to: file)
      return file
    }

    static func run(_ path: String, on file: URL) throws {
      let process = Process()
      process.executableURL = URL(filePath: path)
      process.arguments = ["-Tplain", file.path, "-o", "/dev/null"]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
    }
  }
}
