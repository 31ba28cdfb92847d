import Testing
import TextMetrics

struct `Widths of characters` {
  @Test(arguments: [
    (AdvanceWidths.Face.regular, 740 + 582 + 237 + 237 + 597),
    (.semibold, 744 + 593 + 261 + 261 + 608), (.bold, 746 + 598 + 272 + 272 + 614),
    (.monospaced, 5 * 602),
  ])
  func `the width of a text is the sum of the widths of its characters`(
    face: AdvanceWidths.Face,
    thousandths: Int
  ) {
    let total = AdvanceWidths.total(of: "Hello", in: face)
    #expect(total.thousandths == thousandths)
    #expect(total.isExact)
    #expect("Hello".reduce(0) { $0 + AdvanceWidths.width(of: $1, in: face) } == thousandths)
  }

  @Test func `a combining mark has no width`() {
    let plain = AdvanceWidths.width(of: "e", in: .regular)
    #expect(AdvanceWidths.width(of: "e\u{302}\u{323}", in: .regular) == plain)
  }
}
