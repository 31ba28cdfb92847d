import Foundation
import HeadlessUIKit

/// A view with a natural size.
final class Block: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// The frames that a stack view gives its views, computed from Apple's description of the
/// distributions and alignments, without constraints.
///
/// Positions and lengths along the axis of the stack are called main, the others cross.
struct StackPrediction {
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  var spacing: CGFloat
  /// The natural sizes of the visible views.
  var naturals: [(main: CGFloat, cross: CGFloat)]

  private var count: CGFloat { CGFloat(naturals.count) }
  private var spaces: CGFloat { spacing * max(0, count - 1) }
  private var sum: CGFloat { naturals.reduce(0) { $0 + $1.main } }

  /// The size of a stack view whose size is not limited.
  var naturalSize: (main: CGFloat, cross: CGFloat) {
    let cross = naturals.map(\.cross).max() ?? 0
    guard let first = naturals.first, let last = naturals.last else { return (0, 0) }
    switch distribution {
    case .fillEqually: return ((naturals.map(\.main).max() ?? 0) * count + spaces, cross)
    case .equalCentering where naturals.count > 2:
      let distances = zip(naturals, naturals.dropFirst()).map { ($0.main + $1.main) / 2 + spacing }
      return (first.main / 2 + last.main / 2 + (distances.max() ?? 0) * (count - 1), cross)
    default: return (sum + spaces, cross)
    }
  }

  /// Returns the start and the length of each view along the axis, in a stack of a length, where the
  /// view with the index `flexible` hugs its content least.
  func mains(in length: CGFloat, flexible: Int) -> [(start: CGFloat, length: CGFloat)] {
    guard let first = naturals.first, let last = naturals.last else { return [] }
    var lengths = naturals.map(\.main)
    var gaps = [CGFloat](repeating: spacing, count: naturals.count)
    if naturals.count == 1 { return [(0, length)] }
    switch distribution {
    case .fill: lengths[flexible] += length - sum - spaces
    case .fillEqually: lengths = lengths.map { _ in (length - spaces) / count }
    case .fillProportionally:
      lengths = lengths.map { $0 / (sum + spaces) * length }
      lengths[lengths.count - 1] = length - spaces - lengths.dropLast().reduce(0, +)
    case .equalSpacing: gaps = gaps.map { _ in (length - sum) / (count - 1) }
    case .equalCentering:
      let distance = (length - first.main / 2 - last.main / 2) / (count - 1)
      gaps = zip(naturals, naturals.dropFirst()).map { distance - ($0.main + $1.main) / 2 } + [0]
    @unknown default: break
    }
    var start: CGFloat = 0
    return zip(lengths, gaps).map { length, gap in
      defer { start += length + gap }
      return (start, length)
    }
  }

  /// Returns the start and the length of each view across the axis, in a stack of a length.
  func crosses(in length: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
    naturals.map { natural in
      switch alignment {
      case .leading: (0, natural.cross)
      case .center: ((length - natural.cross) / 2, natural.cross)
      case .trailing: (length - natural.cross, natural.cross)
      default: (0, length)
      }
    }
  }
}

/// Returns a frame with each edge on the nearest pixel, of which a point has three.
func onPixels(_ frame: CGRect) -> CGRect {
  func pixel(_ value: CGFloat) -> CGFloat { (value * 3 + 0.5 + 1e-6).rounded(.down) / 3 }
  let x = pixel(frame.origin.x)
  let y = pixel(frame.origin.y)
  return CGRect(
    x: x,
    y: y,
    width: pixel(frame.origin.x + frame.size.width) - x,
    height: pixel(frame.origin.y + frame.size.height) - y
  )
}

/// Whether two frames differ by less than a thousandth of a point.
func areClose(_ one: CGRect, _ other: CGRect) -> Bool {
  let differences = [
    one.origin.x - other.origin.x, one.origin.y - other.origin.y, one.width - other.width,
    one.height - other.height,
  ]
  return differences.allSatisfy { abs($0) < 1e-3 }
}
