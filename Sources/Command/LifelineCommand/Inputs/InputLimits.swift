/// The limits of the check of one input.
package struct InputLimits: Sendable {
  /// The maximum elapsed time; `nil` for no limit.
  package var timeout: Duration?
  /// The maximum number of bytes of an input; `nil` for no limit.
  package var maxBytes: Int?

  /// Creates limits; without arguments there are none.
  package init(timeout: Duration? = nil, maxBytes: Int? = nil) {
    self.timeout = timeout
    self.maxBytes = maxBytes
  }
}
