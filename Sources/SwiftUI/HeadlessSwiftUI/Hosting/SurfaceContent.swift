/// Several parts of one area, such as the buttons and the message of an alert.
struct SurfaceContent {
  /// The parts, with unique roles.
  let parts: [(role: String, view: any View)]
}

extension SurfaceContent: PrimitiveView {
  static var isElement: Bool { false }
  static var isUnary: Bool { false }

  func makeChildren(_ children: inout ChildList, of node: Node) {
    for part in parts { children.append(part.view, at: .role(part.role)) }
  }
}
