public import Dispatch

// Swift prefers these overloads to the functions of Dispatch, because a call omits none of their
// parameters. A parameter for the source location would count as omitted, so they have none.
// Functions of Dispatch without optional parameters have no overload here, because a call would be
// ambiguous: those that take a `DispatchWorkItem`, or every parameter.

extension DispatchQueue {
  /// Runs a block on the queue; within a run, on the clock of the run.
  @preconcurrency
  public func async(
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    WorkOrigin.ofCaller {
      async(group: nil, qos: .unspecified, flags: [], execute: work)
    }
  }

  /// Runs a block on the queue in a group; within a run, on the clock of the run.
  @preconcurrency
  public func async(
    group: DispatchGroup?,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    WorkOrigin.ofCaller {
      async(group: group, qos: .unspecified, flags: [], execute: work)
    }
  }

  /// Runs a block on the queue with a priority; within a run, on the clock of the run.
  @preconcurrency
  public func async(
    qos: DispatchQoS,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    WorkOrigin.ofCaller {
      async(group: nil, qos: qos, flags: [], execute: work)
    }
  }

  /// Runs a block on the queue with options, such as a barrier; within a run, on the clock of the run.
  @preconcurrency
  public func async(
    flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    WorkOrigin.ofCaller {
      async(group: nil, qos: .unspecified, flags: flags, execute: work)
    }
  }

  /// Runs a block on the queue with a priority in a group; within a run, on the clock of the run.
  @preconcurrency
  public func async(
    group: DispatchGroup?,
    qos: DispatchQoS,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    WorkOrigin.ofCaller {
      async(group: group, qos: qos, flags: [], execute: work)
    }
  }

  /// Runs a block on the queue with a priority and options; within a run, on the clock of the run.
  @preconcurrency
  public func async(
    qos: DispatchQoS,
    flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    WorkOrigin.ofCaller {
      async(group: nil, qos: qos, flags: flags, execute: work)
    }
  }

  /// Runs a block on the queue at a time; within a run, on the clock of the run.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    WorkOrigin.ofCaller {
      asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
  }

  /// Runs a block on the queue at a time of day; within a run, on the clock of the run.
  @preconcurrency
  public func asyncAfter(
    wallDeadline: DispatchWallTime,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    WorkOrigin.ofCaller {
      asyncAfter(wallDeadline: wallDeadline, qos: .unspecified, flags: [], execute: work)
    }
  }

  /// Runs a block on the queue at a time with a priority; within a run, on the clock of the run.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    WorkOrigin.ofCaller {
      asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work)
    }
  }
}

extension DispatchGroup {
  /// Runs a block on a queue when the group is empty; within a run, on the clock of the run.
  @preconcurrency
  public func notify(
    queue: DispatchQueue,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    WorkOrigin.ofCaller {
      notify(qos: .unspecified, flags: [], queue: queue, execute: work)
    }
  }
}

extension DispatchWorkItem {
  /// Runs a block on a queue when the work item has ended; within a run, on the clock of the run.
  @preconcurrency
  public func notify(
    queue: DispatchQueue,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    WorkOrigin.ofCaller {
      notify(qos: .unspecified, flags: [], queue: queue, execute: work)
    }
  }
}

extension DispatchSourceTimer {
  /// Sets the time of the timer; a run reports that the timer fires in real time.
  public func schedule(deadline: DispatchTime) {
    WorkOrigin.ofCaller { schedule(deadline: deadline, repeating: .never, leeway: .nanoseconds(0)) }
  }

  /// Sets the time and interval of the timer; a run reports that the timer fires in real time.
  public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval) {
    WorkOrigin.ofCaller {
      schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
    }
  }

  /// Sets the time and the interval in seconds of the timer; a run reports that the timer fires in
  /// real time.
  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    WorkOrigin.ofCaller {
      schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
    }
  }
}
