import Foundation
import HeadlessUIKit
import Testing
import TraceModel

struct `Snapshots of data sources` {
  private func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int>
  {
    var result = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      result.appendSections([section])
      result.appendItems(items, toSection: section)
    }
    return result
  }

  @Test func `sections and items keep their order`() {
    var value = snapshot([("a", [1, 2]), ("b", [3])])
    value.insertSections(["c"], beforeSection: "b")
    value.insertItems([4, 5], afterItem: 1)
    value.appendItems([6], toSection: "c")
    #expect(value.sectionIdentifiers == ["a", "c", "b"])
    #expect(value.itemIdentifiers == [1, 4, 5, 2, 6, 3])
    #expect(value.numberOfItems == 6)
    #expect(value.numberOfItems(inSection: "a") == 4)
    #expect(value.indexOfItem(6) == 4)
    #expect(value.indexOfItem(7) == nil)
    #expect(value.indexOfSection("b") == 2)
    #expect(value.sectionIdentifier(containingItem: 5) == "a")
  }

  @Test func `items and sections move`() {
    var value = snapshot([("a", [1, 2, 3]), ("b", [4])])
    value.moveItem(1, afterItem: 4)
    value.moveItem(3, beforeItem: 2)
    value.moveSection("b", beforeSection: "a")
    #expect(value.sectionIdentifiers == ["b", "a"])
    #expect(value.itemIdentifiers == [4, 1, 3, 2])
  }

  @Test func `deleting removes items, their sections and their marks`() {
    var value = snapshot([("a", [1, 2]), ("b", [3, 4])])
    value.reloadItems([2, 3])
    value.reconfigureItems([4])
    value.reloadSections(["b"])
    value.deleteItems([2, 99])
    value.deleteSections(["b"])
    #expect(value.itemIdentifiers == [1])
    #expect(value.reloadedItemIdentifiers == [])
    #expect(value.reconfiguredItemIdentifiers == [])
    #expect(value.reloadedSectionIdentifiers == [])
    value.deleteAllItems()
    #expect(value.numberOfSections == 0)
  }

  @MainActor
  @Test func `each misuse throws UIKit's exception and changes nothing`() async throws {
    let trace = try await record { _ in
      var value = NSDiffableDataSourceSnapshot<String, Int>()
      value.appendItems([1])
      value.appendSections(["a"])
      value.appendSections(["a"])
      value.appendItems([1, 2])
      value.reloadItems([3])
      value.reconfigureItems([3])
      value.reloadSections(["b"])
      value.insertItems([4], beforeItem: 3)
      _ = value.itemIdentifiers(inSection: "b")
      #expect(value.itemIdentifiers == [1, 2])
      #expect(value.sectionIdentifiers == ["a"])
    }
    let prefix = "NSInternalInconsistencyException: "
    let missing =
      "Section identifier was not found. You can verify the section exists by calling the "
      + "indexOfSectionIdentifier API (which has O(1) performance)"
    #expect(
      trace.diagnostics.map { $0.split(separator: ": ", maxSplits: 1)[1] }
        == [
          prefix
            + "There are currently no sections in the data source. Please add a section first.",
          prefix + "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
            + "{(\n    a\n)}",
          prefix + "Attempted to reload item identifier that does not exist in the snapshot: 3",
          prefix
            + "Attempted to reconfigure item identifier that does not exist in the snapshot: 3",
          prefix + "Attempted to reload section identifier that does not exist in the snapshot: b",
          prefix
            + "Invalid parameter not satisfying: item identifier that exists in the snapshot: 3",
          prefix + missing,
        ].map { Substring($0) }
    )
  }

  @MainActor
  @Test func `an identifier that exists is moved, with a warning`() async throws {
    let trace = try await record { _ in
      var value = NSDiffableDataSourceSnapshot<String, Int>()
      value.appendSections(["a", "b"])
      value.appendItems([1, 2], toSection: "a")
      value.appendItems([1], toSection: "b")
      #expect(value.itemIdentifiers(inSection: "a") == [2])
      #expect(value.itemIdentifiers(inSection: "b") == [1])
    }
    #expect(trace.diagnostics(.duplicateIdentifier).count == 1)
  }

  @Test(arguments: 0..<20)
  func `random changes agree with a plain array`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var value = NSDiffableDataSourceSnapshot<Int, Int>()
    var model: [[Int]] = [[], [], []]
    value.appendSections([0, 1, 2])
    for item in 0..<200 {
      let all = model.flatMap { $0 }
      let section = Int.random(in: 0..<3, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        value.appendItems([item], toSection: section)
        model[section].append(item)
      case 2:
        guard let other = all.randomElement(using: &random) else { continue }
        value.insertItems([item], beforeItem: other)
        for index in model.indices {
          if let place = model[index].firstIndex(of: other) { model[index].insert(item, at: place) }
        }
      case 3:
        guard let other = all.randomElement(using: &random) else { continue }
        value.deleteItems([other])
        for index in model.indices { model[index].removeAll { $0 == other } }
      default:
        guard let moved = all.randomElement(using: &random),
          let target = all.randomElement(using: &random), moved != target
        else { continue }
        value.moveItem(moved, afterItem: target)
        for index in model.indices { model[index].removeAll { $0 == moved } }
        for index in model.indices {
          if let place = model[index].firstIndex(of: target) {
            model[index].insert(moved, at: place + 1)
          }
        }
      }
      for section in 0..<3 { #expect(value.itemIdentifiers(inSection: section) == model[section]) }
      let flat = model.flatMap { $0 }
      if let probe = flat.randomElement(using: &random) {
        #expect(value.indexOfItem(probe) == flat.firstIndex(of: probe))
      }
    }
  }

  @Test func `a section snapshot shows the children of expanded items`() {
    var value = NSDiffableDataSourceSectionSnapshot<String>()
    value.append(["fruit", "bread"])
    value.append(["apple", "pear"], to: "fruit")
    value.append(["red"], to: "apple")
    #expect(value.visibleItems == ["fruit", "bread"])
    value.expand(["fruit"])
    #expect(value.visibleItems == ["fruit", "apple", "pear", "bread"])
    #expect(value.items == ["fruit", "apple", "red", "pear", "bread"])
    #expect(value.level(of: "red") == 2)
    #expect(value.isVisible("red") == false)
    #expect(value.snapshot(of: "fruit").rootItems == ["apple", "pear"])
    value.insert(["plum"], after: "apple")
    #expect(value.parent(of: "plum") == "fruit")
    value.delete(["fruit"])
    #expect(value.items == ["bread"])
    #expect(value.index(of: "bread") == 0)
  }
}

/// A generator whose numbers depend on a seed alone (SplitMix64, Steele et al., OOPSLA 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed))
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
