import HeadlessUIKit
import Testing

struct `The level of a window` {
  @Test func `the level of a window is changed by a number`() {
    #expect(UIWindow.Level.alert + 1 == UIWindow.Level(rawValue: 2_001))
    #expect(UIWindow.Level.normal - 1 < .normal)
  }
}
