/// Work whose time is measured at one size, at twice that size and at four times that size.
///
/// A case fails when the time grows faster than ``limit`` at a doubling: linear work doubles,
/// quadratic work quadruples.
struct DoublingCase {
  /// The name, in the form `module/operation`.
  let name: String
  /// The smallest size.
  ///
  /// It must take at least some milliseconds; otherwise constant costs hide
  /// the growth.
  let size: Int
  /// The highest permitted ratio of the time at four times ``size`` to the time at twice ``size``.
  let limit: Double
  /// Creates the input of a size, which is not measured, and returns the closure that is measured.
  let prepare: @MainActor (_ size: Int) throws -> @MainActor () throws -> Void

  init(
    _ name: String,
    size: Int,
    limit: Double = 2.8,
    prepare: @escaping @MainActor (_ size: Int) throws -> @MainActor () throws -> Void
  ) {
    self.name = name
    self.size = size
    self.limit = limit
    self.prepare = prepare
  }
}

extension DoublingCase {
  /// All cases, in the order in which they run.
  ///
  /// To add cases, write an extension with a static array in a file of its own,
  /// `Doubling/DoublingCase+<Part>.swift`, and append that array here.
  @MainActor static var all: [DoublingCase] {
    analysis + pictures + clock + runtime + swiftUI + assertions
  }
}
