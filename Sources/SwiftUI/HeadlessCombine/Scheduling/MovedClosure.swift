/// A closure that a queue, timer or notification center calls, perhaps on a different thread.
///
/// Unchecked, because Combine accepts closures that are not sendable: the publisher that passes the
/// closure on does not use its captures until the call. The operators of this module guard their
/// state with locks, and values move from one thread to the next.
struct MovedClosure<Input>: @unchecked Sendable {
  private let body: (Input) -> Void

  init(_ body: @escaping (Input) -> Void) {
    self.body = body
  }

  func callAsFunction(_ input: Input) { body(input) }
}

extension MovedClosure where Input == Void {
  func callAsFunction() { body(()) }
}
