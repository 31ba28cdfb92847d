import Foundation

// choice: conversion-without-common-root
/// The way from the coordinates of one view to those of another.
///
/// It leads up to the root of the one hierarchy and down from the root of the other. Between two
/// windows it leads over the screen; other roots count as the same place (chosen: UIKit asks for
/// views of one window).
@MainActor
struct ViewPath {
  private let up: [ViewGeometry]
  private let down: [ViewGeometry]

  /// Finds the way; `nil` stands for the root of the other view's hierarchy, its window.
  init(from start: UIView?, to end: UIView?) {
    let left = start.map(Self.ancestry) ?? []
    let right = end.map(Self.ancestry) ?? []
    guard let first = left.last, let last = right.last else {
      up = left.dropLast().map(\.geometry)
      down = right.dropLast().map(\.geometry)
      return
    }
    if first === last {
      // What both have in common is left out, so that no rounding error comes from it.
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

  /// Returns where a point lies at the end of the way.
  func convert(_ point: CGPoint) -> CGPoint {
    let top = up.reduce(point) { $1.toSuperview($0) }
    return down.reversed().reduce(top) { $1.fromSuperview($0) }
  }

  /// Returns the upright rectangle around a rectangle at the end of the way.
  func convert(_ rect: CGRect) -> CGRect {
    let isStraight = (up + down).allSatisfy(\.transform.isIdentity)
    if isStraight { return CGRect(origin: convert(rect.origin), size: rect.size) }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    return CGRect(around: corners.map { convert($0) })
  }

  /// The view and its superviews, the root last.
  private static func ancestry(of view: UIView) -> [UIView] {
    Array(sequence(first: view, next: \.superview))
  }
}
