import Foundation
import TestSupport
import Testing

/// The list of the classes that storyboards and xibs make, compared with the sources of the classes.
struct `The list of elements` {
  /// A class of UIKit with its source.
  private struct Class {
    let name: String
    let text: Substring

    var isControl: Bool { text.hasPrefix("open class \(name): UIControl") }
    var readsItsElement: Bool { text.contains("open override func read(_ nib: NibReader)") }
    var listsProperties: Bool { text.contains("class var namedProperties") }
    var hasValue: Bool { text.contains("override var hasValue") }
    var showsContent: Bool { text.contains("override var shownContent") }
  }

  /// The classes of UIKit; the source of each ends where the next one begins.
  private static func classes() throws -> [Class] {
    let folder = Repository.url("Sources/UIKit")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (names ?? []).filter { $0.hasPrefix("Headless") && $0.hasSuffix(".swift") }.sorted()
      .flatMap { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        let starts = text.matches(of: /open class (\w+)[:,]/)
        return starts.indices.map { index in
          let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : text.endIndex
          return Class(
            name: String(starts[index].1),
            text: text[starts[index].range.lowerBound..<end]
          )
        }
      }
  }

  /// The classes of the list.
  private static func listed() throws -> Set<String> {
    let list = String(
      decoding: try Repository.bytes("Sources/UIKit/HeadlessNibs/Nibs/NibClasses.swift"),
      as: UTF8.self
    )
    return Set(list.matches(of: /"\w+": (UI\w+)\.self/).map { String($0.1) })
  }

  @Test func `each class that reads an element is made of an element`() throws {
    let listed = try Self.listed()
    let classes = try Self.classes().filter {
      $0.text.contains("decode(coder, as: \($0.name).self)") || $0.readsItsElement
    }
    #expect(classes.count > 30)
    #expect(classes.map(\.name).filter { !listed.contains($0) } == [])
  }

  @Test func `each class that is made of an element reads it at the end of its initializer`() throws
  {
    let classes = try Self.classes()
    let reading = classes.filter { $0.text.contains("decode(coder, as: \($0.name).self)") }
    #expect(try Self.listed().subtracting(reading.map(\.name)) == [])
  }

  @Test func `each class of an element with content or a value reads its own attributes`() throws {
    let listed = try Self.listed()
    let classes = try Self.classes().filter {
      listed.contains($0.name) && ($0.hasValue || $0.showsContent)
    }
    #expect(classes.count > 13)
    #expect(classes.filter { !$0.readsItsElement }.map(\.name) == [])
  }

  @Test func `each control with a value lists it as a property and shows it`() throws {
    let classes = try Self.classes().filter { $0.isControl && $0.hasValue }
    #expect(classes.count >= 6)
    #expect(classes.filter { !$0.listsProperties || !$0.showsContent }.map(\.name) == [])
  }

  @Test func `each control that shows content has a value, a title or a text`()
    throws
  {
    let classes = try Self.classes().filter { $0.isControl && $0.showsContent }
    let names = classes.filter { !$0.hasValue }.map(\.name).sorted()
    #expect(names == ["UIButton", "UITextField"])
  }

  @Test func `each control is made of an element`() throws {
    let listed = try Self.listed()
    let controls = try Self.classes().filter(\.isControl).map(\.name)
    #expect(controls.count > 8)
    #expect(controls.filter { !listed.contains($0) } == [])
  }
}
