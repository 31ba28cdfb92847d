/// Traces that are written as text, for what a recorder does not record.
extension Workload {
  /// One callback in each of many processes.
  static func processes(count: Int) -> [UInt8] {
    lines(count: count) { number in
      #"{"ph":"B","pid":\#(number),"tid":1,"ts":\#(number),"cat":"callback","#
        + #""name":"A.viewWillAppear","args":{"obj":1}}"#
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
