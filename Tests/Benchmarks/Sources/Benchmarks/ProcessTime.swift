import Foundation

/// CPU times in nanoseconds.
///
/// Unlike wall-clock time, CPU time does not include other programs that run at the same time.
enum ProcessTime {
  /// The CPU time of this process.
  static var own: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The CPU time of the child processes that have ended.
  static var ofChildren: Double {
    var usage = rusage()
    #if os(Linux)
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #else
    getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    let microseconds = Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    return seconds * 1e9 + microseconds * 1e3
  }

  /// Returns the CPU time of a closure.
  static func of(_ work: () throws -> Void) rethrows -> Double {
    let start = own
    try work()
    return own - start
  }
}
