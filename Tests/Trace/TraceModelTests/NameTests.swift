import TestSupport
import Testing
import TraceModel

struct `Names` {
  @Test func `known names have the same id in every table`() {
    let table = NameTable()
    #expect(table[.viewDidLoad] == "viewDidLoad")
    #expect(table[.willMoveToParent] == "willMove(toParent:)")
    #expect(table[.uikitDiagnostic] == "uikit-message")
    #expect(table.find("interactivePop.cancel") == .interactivePopCancel)
    #expect(table[.diagnosticCategory] == "diagnostic")
  }

  @Test func `a new text receives the next id and keeps it`() {
    var table = NameTable()
    let known = table.count
    let home = table.intern("HomeViewController")
    #expect(Int(home.id) == known)
    #expect(table.intern("HomeViewController") == home)
    #expect(table[home] == "HomeViewController")
  }

  @Test func `a name of a different table has an empty text`() {
    #expect(NameTable()[Name(id: 4_000_000)].isEmpty)
  }

  @Test func `the id of a released text is reused and all others are kept`() {
    var table = NameTable()
    var generator = SplitMix64(seed: 11)
    let known = table.count
    var numbers: [String: Name] = [:]
    for step in 0..<5_000 {
      let text = "text \(Int.random(in: 0..<1_500, using: &generator))"
      if step % 3 == 2, let name = numbers[text] {
        table.release(name)
        numbers[text] = nil
        #expect(table.find(text) == nil)
        #expect(table[name].isEmpty)
      } else {
        let name = table.intern(text)
        #expect(numbers[text] == nil || numbers[text] == name, "step \(step)")
        numbers[text] = name
      }
    }
    #expect(Set(numbers.values).count == numbers.count)
    #expect(table.count <= known + 1_500)
    for (text, name) in numbers {
      #expect(table.find(text) == name)
      #expect(table[name] == text)
    }
    #expect(table.find("viewDidLoad") == .viewDidLoad)
  }
}
