import Findings
import Testing
import TraceModel

struct `The object of a finding` {
  private let id = SubjectID(process: 1, number: 3)

  @Test func `an object is named by its class and number`() {
    let object = FindingObject(id: id, className: "Home", kind: .viewController)
    #expect(object.text == "Home#3")
  }

  @Test(arguments: [
    (SubjectKind.viewController as SubjectKind?, "controller#3"), (.view, "view#3"),
    (.swiftUIView, "view#3"), (nil, "object#3"),
  ])
  func `an object without a class is named by its kind`(kind: SubjectKind?, text: String) {
    #expect(FindingObject(id: id, className: "", kind: kind).text == text)
  }

  @Test func `a SwiftUI node is named by its class, its number and its identity`() {
    let object = FindingObject(id: id, className: "RowView", kind: .swiftUIView, place: "id 7")
    #expect(object.text == "RowView#3 (id 7)")
    #expect(object.classText == "RowView")
  }

  @Test func `the trace as a whole has no name`() {
    #expect(FindingObject.none.text.isEmpty)
    #expect(FindingObject.none.classText.isEmpty)
  }

  @Test func `the key of a finding holds no number of an object`() {
    let object = FindingObject(id: id, className: "Home", kind: .viewController)
    let evidence = Finding.Evidence(
      event: EventIndex(4),
      time: .zero,
      line: 9,
      object: object,
      name: .viewDidAppear
    )
    let finding = Finding(
      rule: 209,
      name: "did-appear-repeated",
      severity: .error,
      object: object,
      message: "",
      evidence: [evidence]
    )
    #expect(finding.key == Finding.Key(rule: 209, className: "Home", callback: "viewDidAppear"))
    #expect(finding.event == EventIndex(4))
    #expect(finding.callback == .viewDidAppear)
  }
}
