import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Layout of texts` {
  private func made(
    _ text: String,
    width: CGFloat,
    height: CGFloat = 0
  ) -> (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer) {
    let font = UIFont.systemFont(ofSize: 20)
    let storage = NSTextStorage(
      attributedString: NSAttributedString(string: text, attributes: [.font: font])
    )
    let container = NSTextContainer(size: CGSize(width: width, height: height))
    container.lineFragmentPadding = 0
    let manager = NSLayoutManager()
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  @Test func `the used rectangle has the size of the measured text`() {
    let text = "one two three four five six seven eight nine ten"
    let all = made(text, width: 150)
    let size = text.boundingRect(
      with: CGSize(width: 150, height: CGFloat.infinity),
      options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.systemFont(ofSize: 20)],
      context: nil
    ).size
    let used = all.manager.usedRect(for: all.container)
    #expect(abs(used.width - size.width) < 0.01 && abs(used.height - size.height) < 0.01)
    #expect(
      all.manager.glyphRange(for: all.container) == NSRange(location: 0, length: text.utf16.count)
    )
  }

  @Test func `lines follow each other without a gap and contain their newlines`() {
    let text = "a 👍🏽 first line that is broken\nsecond\n\nlast"
    let all = made(text, width: 120)
    var ranges: [NSRange] = []
    var tops: [CGFloat] = []
    all.manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: all.manager.numberOfGlyphs)
    ) { rect, _, _, range, _ in
      ranges.append(range)
      tops.append(rect.minY)
    }
    #expect(ranges.first?.location == 0)
    for (one, next) in zip(ranges, ranges.dropFirst()) { #expect(NSMaxRange(one) == next.location) }
    #expect(ranges.last.map(NSMaxRange) == text.utf16.count)
    #expect(tops == tops.sorted() && Set(tops).count == tops.count)
  }

  @Test func `a point in a line gives its character, and a character its rectangle`() {
    let all = made("abc\ndef", width: 200)
    let range = NSRange(location: 5, length: 1)
    let rect = all.manager.boundingRect(forGlyphRange: range, in: all.container)
    #expect(rect.minY > 0 && rect.width > 0)
    let found = all.manager.characterIndex(
      for: CGPoint(x: rect.midX, y: rect.midY),
      in: all.container,
      fractionOfDistanceBetweenInsertionPoints: nil
    )
    #expect(found == 5)
  }

  @Test func `text that does not fit into a container continues in the next one`() {
    let all = made("one\ntwo\nthree", width: 200, height: 50)
    let second = NSTextContainer(size: CGSize(width: 200, height: 0))
    all.manager.addTextContainer(second)
    #expect(all.manager.glyphRange(for: all.container) == NSRange(location: 0, length: 8))
    #expect(all.manager.glyphRange(for: second) == NSRange(location: 8, length: 5))
  }

  @Test func `an edit invalidates the layout and notifies the delegate once`() {
    final class Delegate: NSTextStorageDelegate {
      var edits: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
      ) { edits.append("\(editedRange.location)+\(editedRange.length) \(delta)") }
    }
    let all = made("short", width: 400)
    let delegate = Delegate()
    all.storage.delegate = delegate
    let before = all.manager.usedRect(for: all.container).width
    all.storage.beginEditing()
    all.storage.replaceCharacters(in: NSRange(location: 5, length: 0), with: " and longer")
    all.storage.endEditing()
    #expect(all.manager.usedRect(for: all.container).width > before)
    #expect(delegate.edits == ["5+11 11"])
  }

  @Test func `the storage of a text view is its text`() async throws {
    try await withApp { _ in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.text = "first"
      #expect(view.textStorage.string == "first")
      view.text = "second"
      #expect(view.textStorage.string == "second")
      view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 6), with: "third")
      #expect(view.text == "third")
      #expect(view.layoutManager.numberOfGlyphs == 5)
    }
  }
}
