import Scenarios

/// Returns the text of a short scenario.
func scenario(
  objects: String = "A: UIViewController",
  hooks: String? = nil,
  steps: String = "- A.view",
  expect: String = "[]"
) -> String {
  let body = ["title: test", "objects:", "  " + objects.replacing("\n", with: "\n  ")]
  let hooked = hooks.map { ["hooks:", "  " + $0.replacing("\n", with: "\n  ")] } ?? []
  return
    (body + hooked + ["steps:", "  " + steps.replacing("\n", with: "\n  "), "expect: \(expect)"])
    .joined(separator: "\n") + "\n"
}

/// Parses the text of a scenario file.
func read(_ text: String) -> Result<Scenario, ScenarioError> {
  Result { () throws(ScenarioError) in try Scenario(reading: Array(text.utf8)) }
}

/// Returns the messages about the mistakes in a scenario file named `x.yml`.
func mistake(in text: String) -> String {
  switch read(text) {
  case .success: "no mistake"
  case .failure(let error): error.text(path: "x.yml")
  }
}
