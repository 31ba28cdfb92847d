/// The progress of an animation as a function of its elapsed time.
///
/// The curves are cubic Béziers from (0, 0) to (1, 1) with Core Animation's published control
/// points (developer.apple.com/documentation/quartzcore/camediatimingfunctionname).
package enum TimingCurve {
  case linear
  case easeIn
  case easeOut
  case easeInOut

  /// Returns the progress, from 0 to 1, after a part of the duration, from 0 to 1.
  func progress(at time: Double) -> Double {
    let time = AnimationProgress(time).fraction
    guard let (first, second) = controls else { return time }
    // x grows with the parameter: 40 bisection steps find it with an error below 1e-12.
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.bezier(first.x, second.x, at: middle) < time { low = middle } else { high = middle }
    }
    return Self.bezier(first.y, second.y, at: (low + high) / 2)
  }

  private typealias Point = (x: Double, y: Double)

  private var controls: (Point, Point)? {
    switch self {
    case .linear: nil
    case .easeIn: ((0.42, 0), (1, 1))
    case .easeOut: ((0, 0), (0.58, 1))
    case .easeInOut: ((0.42, 0), (0.58, 1))
    }
  }

  private static func bezier(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
