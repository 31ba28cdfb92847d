import Foundation

/// The CPU time that this program or the programs that it ran have used, in nanoseconds.
///
/// Unlike the time on the wall it does not count what other programs use meanwhile.
enum ProcessTime {
  /// The time of this program.
  static var own: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The time of the programs that this one ran and waited for.
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

  /// The time that some work takes.
  static func of(_ work: () throws -> Void) rethrows -> Double {
    let start = own
    try work()
    return own - start
  }
}
