import Foundation
import HeadlessUIKit
import Testing

/// Each distribution with each alignment, axis, spacing and set of hidden views, compared with
/// `StackPrediction`.
struct `Stack layout` {
  private static let sizes: [(main: CGFloat, cross: CGFloat)] = [(60, 20), (30, 41), (46, 10)]
  private static let hidden: [Set<Int>] = [
    [], [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2],
  ]
  private static let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
  private static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

  /// A stack of three views in a view; the second one hugs its content least, then the third.
  @MainActor
  private final class Sample {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let stack = UIStackView()
    let blocks: [Block]

    init(_ distribution: UIStackView.Distribution, _ axis: NSLayoutConstraint.Axis) {
      blocks = `Stack layout`.sizes.map {
        axis == .horizontal ? Block($0.main, $0.cross) : Block($0.cross, $0.main)
      }
      stack.distribution = distribution
      stack.axis = axis
      stack.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(stack)
      for (index, block) in blocks.enumerated() {
        stack.addArrangedSubview(block)
        let priority = UILayoutPriority([252, 250, 251][index])
        block.setContentHuggingPriority(priority, for: axis)
      }
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 5),
        stack.topAnchor.constraint(equalTo: host.topAnchor, constant: 3),
      ])
    }

    /// The frames of the visible views.
    var frames: [CGRect] { blocks.filter { !$0.isHidden }.map(\.frame) }

    func prediction() -> StackPrediction {
      let visible = blocks.indices.filter { !blocks[$0].isHidden }
      return StackPrediction(
        distribution: stack.distribution,
        alignment: stack.alignment,
        spacing: stack.spacing,
        naturals: visible.map { `Stack layout`.sizes[$0] }
      )
    }

    func expected(_ size: (main: CGFloat, cross: CGFloat)) -> [CGRect] {
      let visible = blocks.indices.filter { !blocks[$0].isHidden }
      let flexible = visible.firstIndex(of: 1) ?? visible.firstIndex(of: 2) ?? 0
      let prediction = prediction()
      let mains = prediction.mains(in: size.main, flexible: flexible)
      return zip(mains, prediction.crosses(in: size.cross)).map { main, cross in
        let isHorizontal = stack.axis == .horizontal
        return onPixels(
          CGRect(
            x: isHorizontal ? main.start : cross.start,
            y: isHorizontal ? cross.start : main.start,
            width: isHorizontal ? main.length : cross.length,
            height: isHorizontal ? cross.length : main.length
          )
        )
      }
    }

    /// Lays out and compares all frames for each alignment, spacing and set of hidden views.
    func check(_ size: (main: CGFloat, cross: CGFloat)?) {
      for alignment in `Stack layout`.alignments {
        for spacing in [0, 7.0] {
          for hidden in `Stack layout`.hidden {
            stack.alignment = alignment
            stack.spacing = spacing
            for (index, block) in blocks.enumerated() { block.isHidden = hidden.contains(index) }
            host.layoutIfNeeded()
            compare(size, "\(alignment) \(spacing) \(hidden.sorted())")
          }
        }
      }
    }

    private func compare(_ size: (main: CGFloat, cross: CGFloat)?, _ name: String) {
      let size = size ?? prediction().naturalSize
      let isHorizontal = stack.axis == .horizontal
      let frame = CGRect(
        x: 5,
        y: 3,
        width: isHorizontal ? size.main : size.cross,
        height: isHorizontal ? size.cross : size.main
      )
      let expected = expected(size)
      #expect(areClose(stack.frame, onPixels(frame)), "\(name) \(stack.frame) \(frame)")
      let isEqual = zip(frames, expected).allSatisfy(areClose)
      #expect(isEqual, "\(name)\n\(frames)\n\(expected)")
      for block in blocks where block.isHidden {
        #expect((isHorizontal ? block.frame.width : block.frame.height) == 0, "\(name)")
      }
    }
  }

  @Test(arguments: UIStackView.Distribution.allCases, axes) @MainActor
  func `views share the length of a stack as the distribution describes`(
    distribution: UIStackView.Distribution,
    axis: NSLayoutConstraint.Axis
  ) async throws {
    try await withApp { _ in
      let sample = Sample(distribution, axis)
      let isHorizontal = axis == .horizontal
      let width = sample.stack.widthAnchor.constraint(equalToConstant: 0)
      let height = sample.stack.heightAnchor.constraint(equalToConstant: 0)
      let sizes: [(main: CGFloat, cross: CGFloat)] = [(400, 100), (213, 61.5)]
      for (main, cross) in sizes {
        width.constant = isHorizontal ? main : cross
        height.constant = isHorizontal ? cross : main
        NSLayoutConstraint.activate([width, height])
        sample.check((main, cross))
      }
    }
  }

  @Test(arguments: UIStackView.Distribution.allCases, axes) @MainActor
  func `a stack without a size is as large as its views need`(
    distribution: UIStackView.Distribution,
    axis: NSLayoutConstraint.Axis
  ) async throws {
    try await withApp { _ in Sample(distribution, axis).check(nil) }
  }

  @Test(arguments: axes) @MainActor
  func `views that do not fit shrink by their compression resistance`(
    axis: NSLayoutConstraint.Axis
  ) async throws {
    try await withApp { _ in
      let sample = Sample(.fill, axis)
      for (index, block) in sample.blocks.enumerated() {
        let priority = UILayoutPriority([752, 750, 751][index])
        block.setContentCompressionResistancePriority(priority, for: axis)
      }
      let isHorizontal = axis == .horizontal
      let anchor = isHorizontal ? sample.stack.widthAnchor : sample.stack.heightAnchor
      let length = anchor.constraint(equalToConstant: 0)
      length.isActive = true
      // 136 points do not fit: the second view shrinks to nothing, then the third one.
      let rows: [(CGFloat, [CGFloat])] = [
        (116, [60, 10, 46]), (96, [60, 0, 36]), (50, [50, 0, 0]),
      ]
      for (total, expected) in rows {
        length.constant = total
        sample.host.layoutIfNeeded()
        let lengths = sample.blocks.map { isHorizontal ? $0.frame.width : $0.frame.height }
        #expect(lengths == expected)
      }
    }
  }
}
