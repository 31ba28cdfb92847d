import Foundation
import HeadlessUIKit
import Testing

/// Storyboards that lead to controllers that they do not contain, and files behind links.
@Suite(.serialized)
@MainActor
struct `Destinations that are missing` {
  private typealias Text = WrittenInterface

  private func storyboard(_ bundle: Bundle) -> UIStoryboard {
    UIStoryboard(name: "Main", bundle: bundle)
  }

  @Test func `an initial controller that the file does not contain is reported`() async throws {
    let text = Text.storyboard(Text.controller("b", "B", view: ""))
    let problems = try await runInterface(["Main.storyboard": text]) { _, bundle in
      #expect(storyboard(bundle).instantiateInitialViewController() == nil)
    }
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasPrefix("the initial controller is a, which the file does not contain: …")
        == true
    )
  }

  @Test func `a segue to a controller that the file does not contain is reported`() async throws {
    let segue = "<segue destination=\"gone\" kind=\"show\" identifier=\"open\" id=\"s1\"/>"
    let text = Text.storyboard(Text.controller("a", "A", view: "", connections: segue))
    let problems = try await runInterface(["Main.storyboard": text]) { app, bundle in
      let a = try #require(storyboard(bundle).instantiateInitialViewController())
      a.performSegue(withIdentifier: "open", sender: nil)
    }
    let message = "the segue open leads to the controller gone, which the file does not contain: …"
    #expect(problems.contains { $0.hasPrefix(message) }, "\(problems)")
  }
}
