import AnalysisEngine
import Findings
import TraceModel

/// Reports as JUnit XML, in the common subset of the formats of Ant and Jenkins.
///
/// An input is a suite. A finding is a test case: failed when it fails the check, skipped when it
/// is suppressed. A rule that could fail this input and has no finding is a passed test case, so
/// that a dashboard shows the checks. There are no time stamps, so that the same input gives the
/// same bytes.
/// Source: github.com/testmoapp/junitxml, github.com/pytest-dev/pytest testing/example_scripts
/// (`junit-10.xsd`).
public enum JUnitReport {
  /// Returns the document.
  ///
  /// - Parameter inputs: The inputs, in the order of the command line.
  /// - Returns: XML 1.0 in UTF-8; the same inputs give the same bytes.
  public static func text(of inputs: [CheckedInput]) -> String {
    let suites = inputs.map(suite)
    let sums = suites.reduce(Tally()) { $0 + $1.tally }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"lifeline\" \(sums.attributes)>\n"
    for suite in suites { text += suite.text }
    return text + "</testsuites>\n"
  }

  private struct Tally {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    var attributes: String {
      "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" "
        + "time=\"0\""
    }

    static func + (left: Tally, right: Tally) -> Tally {
      Tally(
        tests: left.tests + right.tests,
        failures: left.failures + right.failures,
        errors: left.errors + right.errors,
        skipped: left.skipped + right.skipped
      )
    }
  }

  private static func suite(
    of input: CheckedInput
  ) -> (text: String, tally: Tally) {
    var tally = Tally()
    var cases = ""
    switch input.outcome {
    case .failure(let sentence):
      tally.tests += 1
      tally.errors += 1
      cases += "<testcase classname=\"lifeline\" name=\"input\" time=\"0\">"
      cases += "<error type=\"input\" message=\"\(XMLEscaping.escape(sentence))\"/></testcase>\n"
    case .report(let report):
      for shortfall in input.shortfalls {
        tally.tests += 1
        tally.failures += 1
        let words = XMLEscaping.escape(shortfall.sentence)
        cases += "<testcase classname=\"lifeline\" name=\"\(name(of: shortfall))\" time=\"0\">"
        cases += "<failure type=\"\(shortfall.code)\" message=\"\(words)\"/></testcase>\n"
      }
      for finding in report.findings {
        tally.tests += 1
        let text = XMLEscaping.body(finding.text(fileName: input.name, header: report.header))
        cases += head(of: finding)
        if input.fails(finding) {
          tally.failures += 1
          cases += "<failure type=\"\(finding.rule)\" message=\"\(message(of: finding))\">"
          cases += "\(text)</failure></testcase>\n"
        } else {
          cases += "<system-out>\(text)</system-out></testcase>\n"
        }
      }
      for entry in report.suppressed {
        tally.tests += 1
        tally.skipped += 1
        let reason = entry.reason.isEmpty ? "" : ": \(entry.reason)"
        let words = XMLEscaping.escape("\(entry.by.rawValue)\(reason)")
        cases += "\(head(of: entry.finding))<skipped message=\"\(words)\"/></testcase>\n"
      }
      let broken = Set((report.findings + report.suppressed.map(\.finding)).map(\.rule))
      for rule in report.checkedRules where input.canFail(rule) && !broken.contains(rule.id) {
        tally.tests += 1
        cases += "<testcase classname=\"lifeline\" name=\"\(rule.id) \(rule.name)\" time=\"0\"/>\n"
      }
    }
    let name = XMLEscaping.escape(input.name == "-" ? "standard input" : input.name)
    return ("<testsuite name=\"\(name)\" \(tally.attributes)>\n\(cases)</testsuite>\n", tally)
  }

  private static func name(of shortfall: CheckedInput.Shortfall) -> String {
    shortfall.code == "cut" ? "recording" : shortfall.code
  }

  private static func head(of finding: Finding) -> String {
    let subject = finding.subject == .none ? "lifeline" : finding.object.text
    let source = finding.source.map {
      " file=\"\(XMLEscaping.escape($0.file))\" line=\"\($0.line)\""
    }
    return "<testcase classname=\"\(XMLEscaping.escape(subject))\" "
      + "name=\"\(finding.rule) \(finding.name)\"\(source ?? "") time=\"0\">"
  }

  private static func message(of finding: Finding) -> String {
    let line = finding.line > 0 ? "line \(finding.line): " : ""
    let location = finding.source.map { "\($0): " } ?? line
    return XMLEscaping.escape(location + finding.message)
  }
}
