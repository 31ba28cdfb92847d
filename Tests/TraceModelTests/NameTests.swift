import Testing
import TraceModel

struct `Names` {
  @Test func `known names have the same number in every table`() {
    let table = NameTable()
    #expect(table[.viewDidLoad] == "viewDidLoad")
    #expect(table[.willMoveToParent] == "willMove(toParent:)")
    #expect(table[.uikitDiagnostic] == "uikit-message")
    #expect(table.find("interactivePop.cancel") == .interactivePopCancel)
    #expect(table[.diagnosticCategory] == "diagnostic")
  }

  @Test func `a new text gets the next number and keeps it`() {
    var table = NameTable()
    let known = table.count
    let home = table.intern("HomeViewController")
    #expect(Int(home.id) == known)
    #expect(table.intern("HomeViewController") == home)
    #expect(table[home] == "HomeViewController")
  }

  @Test func `a name of another table reads as empty text`() {
    #expect(NameTable()[Name(id: 4_000_000)].isEmpty)
  }
}
