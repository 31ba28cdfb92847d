import Foundation
import HeadlessViewInspector
import Testing

// observations.json inspect-error-texts; the source is BaseTypesTests of the library.
struct ErrorTests {
  @Test(
    arguments: [
      (InspectionError.typeMismatch(factual: "1", expected: "2"), "Type mismatch: 1 is not 2"),
      (.attributeNotFound(label: "1", type: "2"), "2 does not have '1' attribute"),
      (
        .viewIndexOutOfBounds(index: 5, count: 3),
        "Enclosed view index '5' is out of bounds: '0 ..< 3'"
      ),
      (.viewNotFound(parent: "Optional<Text>"), "View for Optional<Text> is absent"),
      (
        .modifierNotFound(parent: "Text", modifier: "onAppear", index: 0),
        "Text does not have 'onAppear' modifier"
      ),
      (
        .modifierNotFound(parent: "Text", modifier: "onAppear", index: 3),
        "Text does not have 'onAppear' modifier at index 3"
      ),
      (.notSupported("Not supported"), "Not supported"),
      (.textAttribute("Not found"), "Not found"),
      (
        .searchFailure(skipped: 0, blockers: ["Abc", "Def"]),
        "Search did not find a match. Possible blockers: Abc, Def"
      ),
      (
        .searchFailure(skipped: 1, blockers: ["Xyz"]),
        "Search did only find 1 matches. Possible blockers: Xyz"
      ),
      (.searchFailure(skipped: 3, blockers: []), "Search did only find 3 matches"),
      (.callbackNotFound(parent: "Abc", callback: "Xyz"), "Abc does not have 'Xyz' callback"),
      (.unresponsiveControl(name: "Abc", reason: "Def"), "Abc is unresponsive: Def"),
      (
        .inspection(path: "vStack()", factual: "Text", expected: "VStack"),
        "vStack() found Text instead of VStack"
      ),
      (.parentViewNotFound(view: "Text"), "Text does not have parent"),
      (
        .missingEnvironmentObjects(view: "V", objects: ["a: A", "b: B"]),
        "V is missing EnvironmentObjects: [\"a: A\", \"b: B\"]"
      ),
    ]
  )
  func `errors have the texts of the library`(error: InspectionError, text: String) {
    #expect(error.localizedDescription == text)
    #expect("\(error)" == text)
  }
}
