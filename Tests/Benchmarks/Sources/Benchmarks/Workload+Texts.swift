/// Traces that are written as text, for what a recorder does not record.
extension Workload {
  /// One callback in each of many processes.
  static func processes(count: Int) -> [UInt8] {
    lines(count: count) { number in
      #"{"ph":"B","pid":\#(number),"tid":1,"ts":\#(number),"cat":"callback","#
        + #""name":"A.viewWillAppear","args":{"obj":1}}"#
    }
  }

  /// Controllers whose callbacks all have one time, each a finding.
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

  /// Marks with a name each that no other one has.
  static func uniqueNames(count: Int) -> [UInt8] {
    lines(count: count) { number in
      #"{"ph":"i","pid":1,"tid":1,"ts":\#(number),"s":"g","cat":"mark","#
        + #""name":"mark \#(number)"}"#
    }
  }

  /// A trace file of lines that are numbered from 1.
  private static func lines(count: Int, _ line: (Int) -> String) -> [UInt8] {
    var bytes = Array("[\n".utf8)
    for number in 1...max(1, count) {
      if number > 1 { bytes += [0x2C, 0x0A] }
      bytes += line(number).utf8
    }
    return bytes + "\n]\n".utf8
  }
}
