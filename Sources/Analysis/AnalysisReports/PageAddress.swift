import AnalysisEngine
import TraceModel

/// The address of the folder that contains the pages of the rules.
public struct PageAddress: Hashable, Sendable {
  /// The published address of the pages; `nil` as long as the project is not published.
  ///
  /// Without an address, SARIF reports contain each page as text and no link.
  public static let published = ProjectAddress.repository.flatMap {
    PageAddress("\($0)/blob/main/traces/rules/")
  }

  /// The address with a slash at its end.
  public let text: String

  /// Reads an absolute address; `nil` for another text.
  ///
  /// Source: RFC 3986, section 2: an address has no spaces, quotes, controls and other characters
  /// beyond ASCII.
  public init?(_ text: String) {
    let scheme = ["https://", "http://", "file:///"].first { text.lowercased().hasPrefix($0) }
    guard let scheme, text.count > scheme.count,
      text.utf8.allSatisfy({ (0x21..<0x7F).contains($0) && !Self.forbidden.contains($0) })
    else { return nil }
    self.text = text.hasSuffix("/") ? text : text + "/"
  }

  private static let forbidden = Array("\"<>\\^`{|}".utf8)

  func page(of rule: RuleDescriptor) -> String { "\(text)\(rule.id)/README.md" }
}
