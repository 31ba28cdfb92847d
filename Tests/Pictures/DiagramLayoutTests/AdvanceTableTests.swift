import DiagramLayout
import Testing

struct `Advance table` {
  @Test func `the advance table adds the widths of letters`() {
    let extent = AdvanceTable().extent(of: "viewDidLoad", in: Font(size: 1000))
    #expect(extent == TextExtent(width: 6_111, isExact: true))
  }

  @Test func `all characters of the code font have the same width`() {
    let extent = AdvanceTable().extent(of: "#12 390×844", in: Font(.code, size: 10))
    #expect(abs(extent.width - 66.22) < 1e-9)
    #expect(extent.isExact)
  }

  @Test(arguments: ["화면", "🙂", "שלום"])
  func `the width of an unknown character is an estimate and marked inexact`(text: String) {
    let extent = AdvanceTable().extent(of: text, in: Font(size: 10))
    #expect(extent.width > 0)
    #expect(!extent.isExact)
  }
}
