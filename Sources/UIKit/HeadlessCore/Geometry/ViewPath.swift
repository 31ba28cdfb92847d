import Foundation

// choice: conversion-without-common-root
/// The conversion from the coordinates of one view to the coordinates of a second view.
///
/// It leads up to the root of the first hierarchy and down from the root of the second. The roots
/// of two windows are related through the screen. Other pairs of roots count as having the same
/// origin, although UIKit requires views of one window.
@MainActor
struct ViewPath {
  private let up: [ViewGeometry]
  private let down: [ViewGeometry]

  /// Creates the conversion; `nil` is the root of the other view's hierarchy, its window.
  init(from start: UIView?, to end: UIView?) {
    let left = start.map(Self.ancestry) ?? []
    let right = end.map(Self.ancestry) ?? []
    guard let first = left.last, let last = right.last else {
      up = left.dropLast().map(\.geometry)
      down = right.dropLast().map(\.geometry)
      return
    }
    if first === last {
      // Common ancestors are skipped, so that they cause no rounding error.
      var shared = 0
      while shared < min(left.count, right.count),
        left[left.count - 1 - shared] === right[right.count - 1 - shared]
      { shared += 1 }
      up = left.dropLast(shared).map(\.geometry)
      down = right.dropLast(shared).map(\.geometry)
    } else if first is UIWindow, last is UIWindow {
      up = left.map(\.geometry)
      down = right.map(\.geometry)
    } else {
      up = left.dropLast().map(\.geometry)
      down = right.dropLast().map(\.geometry)
    }
  }

  func convert(_ point: CGPoint) -> CGPoint {
    let top = up.reduce(point) { $1.toSuperview($0) }
    return down.reversed().reduce(top) { $1.fromSuperview($0) }
  }

  /// Converts a rectangle to the bounding box of its corners.
  func convert(_ rect: CGRect) -> CGRect {
    let isStraight = (up + down).allSatisfy(\.transform.isIdentity)
    if isStraight { return CGRect(origin: convert(rect.origin), size: rect.size) }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    return CGRect(around: corners.map { convert($0) })
  }

  /// Returns the view and its superviews, the root last.
  private static func ancestry(of view: UIView) -> [UIView] {
    Array(sequence(first: view, next: \.superview))
  }
}
