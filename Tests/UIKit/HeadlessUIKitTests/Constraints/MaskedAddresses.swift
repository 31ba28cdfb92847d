import Foundation

/// Returns the description of an object with `0x…` for each address.
func masked(_ object: Any) -> String {
  masked("\(object)")
}

/// Returns a text with `0x…` for each address.
func masked(_ text: String) -> String {
  text.replacing(/0x[0-9a-f]+/, with: "0x…")
}
