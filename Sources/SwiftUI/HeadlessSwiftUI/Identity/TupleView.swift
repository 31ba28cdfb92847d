/// Several views of a block (developer.apple.com/documentation/swiftui/tupleview).
public struct TupleView<Content> {
  public var value: Content
  private let members: [any View]

  public init<each Member: View>(_ value: Content) where Content == (repeat each Member) {
    self.value = value
    var members: [any View] = []
    repeat members.append(each value)
    self.members = members
  }
}

extension TupleView: PrimitiveView {
  package static var isElement: Bool { false }

  package func makeChildren(_ children: inout ChildList, of node: Node) {
    for (index, member) in members.enumerated() { children.append(member, at: .index(index)) }
  }
}
