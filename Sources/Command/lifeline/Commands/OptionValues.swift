import ArgumentParser
import DiagramLayout
import Findings
import LifelineCommand
import TraceAnalysis
import TraceModel
import TracePage
import TraceQueries

// Types of the library that are values of options.

extension ColorChoice: ExpressibleByArgument {}
extension FailureThreshold: ExpressibleByArgument {}
extension DiffJob.Format: ExpressibleByArgument {}
extension ExportTarget: ExpressibleByArgument {}
extension MissingJob.Format: ExpressibleByArgument {}
extension PictureSettings.Format: ExpressibleByArgument {}
extension PictureSettings.Text: ExpressibleByArgument {}
extension RowOutput.Format: ExpressibleByArgument {}
extension SummaryJob.Format: ExpressibleByArgument {}

extension ReportTarget: ExpressibleByArgument {
  package init?(argument: String) {
    self.init(argument)
  }

  package static var allValueStrings: [String] { ReportFormat.allCases.map(\.rawValue) }
}

/// A confidence as the value of an option.
enum ConfidenceOption: String, ExpressibleByArgument, CaseIterable {
  case high
  case medium
  case low

  var confidence: Confidence {
    switch self {
    case .high: .high
    case .medium: .medium
    case .low: .low
    }
  }
}

/// The address of the rules' pages as the value of an option.
struct PageAddressOption: ExpressibleByArgument {
  let address: PageAddress

  init?(argument: String) {
    guard let address = PageAddress(argument) else { return nil }
    self.address = address
  }
}

/// The address of sources as the value of an option.
struct SourceAddressOption: ExpressibleByArgument {
  let address: SourceAddress

  init?(argument: String) {
    guard let address = SourceAddress(argument) else { return nil }
    self.address = address
  }
}

/// A theme as the value of an option.
enum ThemeOption: String, ExpressibleByArgument, CaseIterable {
  case light
  case dark

  var theme: Theme { self == .dark ? .dark : .light }
}

/// A UIKit version as the value of an option.
struct BehaviorOption: ExpressibleByArgument {
  let version: BehaviorVersion

  init?(argument: String) {
    guard let version = BehaviorVersion(argument) else { return nil }
    self.version = version
  }
}

/// Splits a list at its commas; empty items are left out.
func commaSeparated(_ text: String) -> [String] {
  text.split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }.map(String.init)
}

/// Refuses a scale, in pixels per point, that a PNG can't have.
///
/// - Throws: `ValidationError`.
func validate(scale: Int) throws {
  guard (1...3).contains(scale) else {
    throw ValidationError("--scale is \(scale), expected 1, 2 or 3")
  }
}

/// Refuses a maximum width that no timeline can have.
///
/// - Throws: `ValidationError`.
func validate(maxWidth: Int?, scale: Int) throws {
  if let error = PictureWidth.error(maxWidth, scale: scale) { throw ValidationError(error) }
}
