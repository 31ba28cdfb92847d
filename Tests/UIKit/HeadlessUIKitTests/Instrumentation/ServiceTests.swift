import HeadlessUIKit
import Testing

/// What a module finds in the modules above it.
@MainActor
struct `The services of upper modules` {
  @Test func `the core is found for colors and fonts`() {
    #expect(Services.run != nil)
  }

  @Test func `the resources of apps are found for images and colors`() {
    #expect(Services.resources != nil)
  }

  @Test func `storyboards and xibs are found for controllers`() {
    #expect(Services.nibs != nil)
  }

  @Test func `the values of appearance proxies are found for views`() {
    #expect(Services.appearance != nil)
  }

  @Test func `a module that is not linked is reported with the remedy`() {
    var lines: [String] = []
    #expect(Services.type("Missing", of: "HeadlessNowhere") { lines.append($0) } == nil)
    #expect(
      lines == [
        "warning: the program does not contain HeadlessNowhere.Missing; help: link HeadlessNowhere"
      ]
    )
  }
}
