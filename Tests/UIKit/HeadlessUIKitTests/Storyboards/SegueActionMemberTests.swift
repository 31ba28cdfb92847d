import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct SegueActionMemberTests {
  final class Detail: UIViewController {}

  final class List: UIViewController {
    func make(_ coder: NSCoder) -> Detail? { nil }
    func make(_ coder: NSCoder, sender: Any?) -> Detail? { nil }
    func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Detail? { nil }
    func makeAny(_ coder: NSCoder) -> UIViewController? { nil }
    func makeAlways(_ coder: NSCoder) -> Detail { Detail() }
  }

  @Test func `actions return a class of the app, optional or not, without a warning`() {
    let members: [AppMember] = [
      .segueAction("make:", List.make(_:)),
      .segueAction("make:sender:", List.make(_:sender:)),
      .segueAction("make:sender:segueIdentifier:", List.make(_:sender:segueIdentifier:)),
      .segueAction("makeAny:", List.makeAny(_:)),
      .segueAction("makeAlways:", List.makeAlways(_:)),
    ]
    #expect(members.count == 5)
  }
}
