/// Facts that the name of a class states.
public enum ClassName {
  /// Whether a class is part of UIKit: `UI` and a capital letter, also after underscores.
  ///
  /// `UIButton` and `_UIAlertControllerView` are, `UIntView` is not.
  public static func isSystem(_ name: String) -> Bool {
    let plain = name.utf8.drop { $0 == UInt8(ascii: "_") }
    guard let third = plain.dropFirst(2).first else { return false }
    return plain.starts(with: "UI".utf8) && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(third)
  }
}
