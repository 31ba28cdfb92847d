import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `The item of a drag` {
  @Test func `a drag item gives the object of its provider, and proposals have an intent`() {
    let text = NSString(string: "text")
    let item = UIDragItem(itemProvider: NSItemProvider(object: text))
    #expect(item.itemProvider.canLoadObject(ofClass: type(of: text)))
    #expect(!item.itemProvider.canLoadObject(ofClass: UIImage.self))
    #expect(!NSItemProvider().canLoadObject(ofClass: UIImage.self))
    let proposal = UITableViewDropProposal(operation: .move, intent: .automatic)
    #expect(proposal.operation == .move && proposal.intent == .automatic)
    #expect(UICollectionViewDropProposal(operation: .copy).intent == .unspecified)
  }
}
