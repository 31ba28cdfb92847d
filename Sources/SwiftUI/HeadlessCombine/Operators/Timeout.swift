public import OpenCombine

extension Publisher {
  /// Ends the values, by an error if one is given, when none has come for a time.
  ///
  /// OpenCombine's operator leaves a timer behind that repeats for ever, so that a run would never
  /// settle.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    Deferred {
      let values = share()
      let silence = values.map { _ in }.prepend(())
        .debounce(for: interval, scheduler: scheduler, options: options)
        .map { Output?.none }
      return values.map(Optional.some).merge(with: silence)
        .prefix { $0 != nil || customError != nil }
        .flatMap { value -> Result<Output, Failure>.OCombine.Publisher in
          if let value { return .init(value) }
          guard let customError else { preconditionFailure("the prefix ends without an error") }
          return .init(customError())
        }
    }
    .eraseToAnyPublisher()
  }
}
