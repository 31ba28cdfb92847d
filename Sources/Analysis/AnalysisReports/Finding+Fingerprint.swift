import AnalysisEngine
public import Findings

extension Finding {
  /// The identity of the finding, independent of lines, times and numbers of objects, as 16
  /// hexadecimal digits: of the rule, the class, and the last three callbacks of the evidence with
  /// their states.
  ///
  /// The hash is FNV-1a with 64 bits, which is the same on every machine.
  /// Source: G. Fowler, L. C. Noll, K.-P. Vo, “The FNV Non-Cryptographic Hash Algorithm”,
  /// datatracker.ietf.org/doc/draft-eastlake-fnv.
  public var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x0000_0100_0000_01b3
    }
    add(rule.text)
    add(object.classText)
    for item in evidence.suffix(3) {
      add(item.object.classText)
      add(item.text)
      add(item.before)
      add(item.after)
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
