/// Traces written as text, because a recorder cannot produce them.
extension Workload {
  /// Returns a trace with one callback in each of many processes.
  static func processes(count: Int) -> [UInt8] {
    lines(count: count) { number in
      #"{"ph":"B","pid":\#(number),"tid":1,"ts":\#(number),"cat":"callback","#
        + #""name":"A.viewWillAppear","args":{"obj":1}}"#
    }
  }

  /// Returns a trace of controllers whose callbacks have equal times and each cause a finding.
  static func oneInstant(count: Int) -> [UInt8] {
    lines(count: 20 + 2 * count) { number in
      let start = #""pid":1,"tid":1,"ts":0"#
      let id = String(number, radix: 16)
      guard number > 20 else {
        return #"{"ph":"b",\#(start),"cat":"object","id2":{"local":"0x\#(id)"},"#
          + #""name":"Bad#\#(number)","args":{"class":"Bad","kind":"viewController"}}"#
      }
      guard number % 2 == 1 else { return #"{"ph":"E",\#(start)}"# }
      return #"{"ph":"B",\#(start),"cat":"callback","name":"Bad.viewDidAppear","#
        + #""args":{"obj":\#(number / 2 % 20 + 1)}}"#
    }
  }

  /// Returns a trace of marks with unique names.
  static func uniqueNames(count: Int) -> [UInt8] {
    lines(count: count) { number in
      #"{"ph":"i","pid":1,"tid":1,"ts":\#(number),"s":"g","cat":"mark","#
        + #""name":"mark \#(number)"}"#
    }
  }

  /// Returns a trace file with lines made from the numbers 1 to the count.
  private static func lines(count: Int, _ line: (Int) -> String) -> [UInt8] {
    var bytes = Array("[\n".utf8)
    for number in 1...max(1, count) {
      if number > 1 { bytes += [0x2C, 0x0A] }
      bytes += line(number).utf8
    }
    return bytes + "\n]\n".utf8
  }
}
