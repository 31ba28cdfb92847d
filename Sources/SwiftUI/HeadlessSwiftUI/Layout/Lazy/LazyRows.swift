import Foundation
import HeadlessUIKit
import TraceModel

/// The look of a lazy container.
struct LazyStyle: Equatable {
  let axis: Axis
  /// The guide across the axis.
  let alignment: AlignmentKey
  /// The distance between lines.
  let spacing: CGFloat
  /// The columns of a vertical grid, the rows of a horizontal one.
  var tracks: [GridItem]?
  /// Whether the container scrolls its rows itself.
  var isList = false

  // choice: list-row-sizes
  /// A list: rows of at least 44 points, 20 points from the edges, 11 points around the content.
  static let list = LazyStyle(
    axis: .vertical,
    alignment: HorizontalAlignment.leading.key,
    spacing: 0,
    isList: true
  )

  /// The distance of rows from the edges across the axis.
  var crossInset: CGFloat { isList ? 20 : 0 }
  /// The distance of the content from the ends of a row.
  var mainInset: CGFloat { isList ? 11 : 0 }
  /// The minimum length of a row.
  var minimumLength: CGFloat { isList ? 44 : 0 }
}

/// A container that creates its rows when they become visible.
@MainActor @preconcurrency
protocol LazyContainer: ContentContainer {
  var lazyStyle: LazyStyle { get }
}

extension LazyContainer {
  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    let rows = node.stored { LazyRows(node) }
    return LazyLayout(style: lazyStyle, rows: rows, version: rows.version)
  }
}

/// The rows of a lazy container: views written out, which exist from the beginning, and elements of
/// `ForEach`, which exist when they become visible.
@MainActor
final class LazyRows {
  private enum Segment {
    case box(LayoutBox)
    case each(EachRows)

    @MainActor var count: Int {
      switch self {
      case .box: 1
      case .each(let rows): rows.count
      }
    }
  }

  private unowned let node: Node
  private var segments: [Segment] = []
  /// The index of the first row of each segment.
  private var starts: [Int] = []
  private(set) var count = 0
  /// Changes with the rows.
  private(set) var version = 0
  /// The position of a list.
  let position = ScrollPosition()
  private var isOutdated = true
  /// The measurements.
  var measured = LazyLines()

  init(_ node: Node) {
    self.node = node
  }

  /// Records that the number or the order of rows has changed.
  func rowsDidChange() {
    version += 1
    isOutdated = true
  }

  /// Collects the rows again.
  ///
  /// - Returns: Whether they may have changed.
  func collect() -> Bool {
    guard isOutdated else { return false }
    isOutdated = false
    segments = []
    add(node.laidOutChildren)
    starts = []
    count = 0
    for segment in segments {
      starts.append(count)
      count += segment.count
    }
    return true
  }

  private func add(_ nodes: [Node]) {
    for node in nodes {
      if let each = node.lazyRows {
        segments.append(.each(each))
      } else if node.makeLayout() != nil {
        segments += (node.layout?.boxes ?? []).map { .box($0) }
      } else {
        add(node.laidOutChildren)
      }
    }
  }

  private func segment(of row: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= row { low = middle } else { high = middle }
    }
    return low
  }

  func show(_ row: Int) -> [LayoutBox] {
    let number = segment(of: row)
    guard number < segments.count else { return [] }
    switch segments[number] {
    case .box(let box): return [box]
    case .each(let rows):
      rows.isShowing = true
      defer { rows.isShowing = false }
      guard let shown = rows.show(row - starts[number]) else { return [] }
      node.graph.layout.refreshQueued()
      return shown.layout?.boxes ?? []
    }
  }

  /// Hides the rows outside of a range; rows outside of a wider range end, until iOS 26 none.
  func hide(except visible: Range<Int>, keeping kept: Range<Int>) {
    let dropsRows = node.graph.runtime.behavior.major >= 27
    for (number, segment) in segments.enumerated() {
      guard case .each(let rows) = segment else { continue }
      rows.hide(except: visible.shifted(by: -starts[number]))
      if dropsRows { rows.drop(except: kept.shifted(by: -starts[number])) }
    }
  }

  /// The number of the row with an id; `nil` if there is none.
  func row(of id: AnyHashable, in rows: EachRows) -> Int? {
    for (number, segment) in segments.enumerated() {
      guard case .each(let candidate) = segment, candidate === rows else { continue }
      return rows.index(of: id).map { $0 + starts[number] }
    }
    return nil
  }
}

extension Range<Int> {
  fileprivate func shifted(by distance: Int) -> Range<Int> {
    (lowerBound + distance)..<(upperBound + distance)
  }
}
