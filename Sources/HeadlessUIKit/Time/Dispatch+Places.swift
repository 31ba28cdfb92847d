public import Dispatch

// Swift prefers these to the functions of Dispatch: a call leaves out no parameter of theirs. That is
// why none takes a place of the caller: it would count as left out. Functions of Dispatch of which
// nothing can be left out have no counterpart here, because a call would be ambiguous; they take a
// `DispatchWorkItem`, or every parameter.

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

  /// Runs a block on the queue as a member of a group; within a run, on the clock of the run.
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

  /// Runs a block with a priority as a member of a group; within a run, on the clock of the run.
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
  /// Runs a block on a queue when every member has left the group; within a run, on its clock.
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
  /// Runs a block on a queue when the item has ended; within a run, on the clock of the run.
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
  /// Sets the timer to a time, which a run reports: the timer fires in real time.
  public func schedule(deadline: DispatchTime) {
    WorkOrigin.ofCaller { schedule(deadline: deadline, repeating: .never, leeway: .nanoseconds(0)) }
  }

  /// Sets the timer to a time and an interval, which a run reports: the timer fires in real time.
  public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval) {
    WorkOrigin.ofCaller {
      schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
    }
  }

  /// Sets the timer to a time and an interval in seconds, which a run reports: the timer fires in
  /// real time.
  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    WorkOrigin.ofCaller {
      schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
    }
  }
}
