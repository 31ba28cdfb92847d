import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `The accessories of a list` {
  @Test func `the accessories of a list have menus, options and positions`() async throws {
    try await withApp { _ in
      #expect(UICellAccessory.popUpMenu(UIMenu()).accessoryType == .popUpMenu)
      let view = UICellAccessory.customView(
        configuration: .init(
          customView: UISwitch(frame: .zero),
          placement: .trailing(displayed: .whenEditing)
        )
      )
      #expect(view.displayed == .whenEditing)
      let header = UICellAccessory.OutlineDisclosureOptions(style: .header)
      #expect(UICellAccessory.outlineDisclosure(options: header).displayed == .always)
      #expect(header.style == .header && !header.isHidden)
      #expect(UICellAccessory.LabelOptions().adjustsFontForContentSizeCategory)
    }
  }
}
