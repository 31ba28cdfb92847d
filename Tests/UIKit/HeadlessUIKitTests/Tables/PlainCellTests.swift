import HeadlessUIKit
import Testing

struct `A cell without a style and an identifier` {
  @Test @MainActor
  func `a cell without style and identifier has the default style and is not reused`() async throws
  {
    try await withApp { _ in
      let cell = UITableViewCell()
      #expect(cell.reuseIdentifier == nil && cell.textLabel != nil && cell.detailTextLabel == nil)
    }
  }
}
