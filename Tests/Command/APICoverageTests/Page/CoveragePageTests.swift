import APICoverage
import TestSupport
import Testing

/// The page about UIKit's names, and the data of `lifeline missing`.
struct `The coverage of UIKit` {
  @Test func `the data of the command is current`() throws {
    expectGolden(try DeclaredRuntime.coverage().text, at: "Sources/Command/APICoverage/uikit.txt")
  }

  @Test func `the page about what compiles is current`() throws {
    let page = CoveragePage(table: try DeclaredRuntime.coverage(), evidence: try TestEvidence())
    expectGolden(page.text, at: "traces/uikit/README.md")
  }

  @Test func `the list names each type and each member once`() throws {
    let list = try DeclaredRuntime.list()
    let names = list.entries.map(\.name)
    #expect(
      Set(names).count == names.count,
      "\(names.filter { name in names.count { $0 == name } > 1 })"
    )
    for entry in list.entries {
      let members = Set(entry.members)
      #expect(members.count == entry.members.count, "\(entry.name)")
      for parent in entry.parents {
        #expect(names.contains(parent), "\(entry.name) has the parent \(parent)")
      }
    }
  }

  @Test func `the list has names and areas`() throws {
    let list = try DeclaredRuntime.list()
    #expect(list.entries.count > 300)
    #expect(list.entries.allSatisfy { !$0.area.isEmpty })
  }

  @Test func `the declarations of central types are found`() throws {
    let table = try DeclaredRuntime.coverage()
    for name in ["UIView", "UIViewController", "UINavigationController", "UILabel", "UIStackView"] {
      let row = table.rows.first { $0.name == name }
      #expect(row?.status == .behaves, "\(name)")
    }
    let view = table.rows.first { $0.name == "UIView" }
    let bounds = view?.members.first { $0.name.text == "addSubview(_:)" }
    #expect(bounds?.status == .behaves)
  }
}
