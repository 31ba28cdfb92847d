import Foundation
import HeadlessUIKit
import Testing

struct `Texts of durations` {
  @Test func `padded positional texts keep every allowed unit`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 0) == "00:00:00")
    #expect(formatter.string(from: 3723.9) == "01:02:03")
    #expect(formatter.string(from: 360_000) == "100:00:00")
  }

  @Test func `positional texts drop leading zeros by default`() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: 5) == "5")
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: -3600) == "-1:00:00")
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.abbreviated, "1h 10m"), (.short, "1 hr, 10 min"),
    (.full, "1 hour, 10 minutes"), (.brief, "1hr 10min"), (.spellOut, "one hour, ten minutes"),
  ])
  func `texts with names drop every zero by default`(
    style: DateComponentsFormatter.UnitsStyle,
    text: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    #expect(formatter.string(from: 4200) == text)
  }

  @Test func `the number of units is limited, and the smallest unit remains of nothing`() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    formatter.allowedUnits = [.day, .hour]
    #expect(formatter.string(from: 90_000) == "1 day")
    #expect(formatter.string(from: 0) == "0 hours")
  }

  @Test func `without an allowed unit or for a value that is no number there is no text`() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: .nan) == nil)
    formatter.allowedUnits = []
    #expect(formatter.string(from: 1) == nil)
  }

  @Test func `the time between two dates is divided by the calendar`() throws {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    formatter.calendar = calendar
    formatter.allowedUnits = [.month, .day]
    formatter.unitsStyle = .abbreviated
    let start = Date(timeIntervalSince1970: 0)
    #expect(formatter.string(from: start, to: start.addingTimeInterval(32 * 86_400)) == "1mo 1d")
    #expect(formatter.string(from: DateComponents(day: 31)) == "1mo 1d")
  }
}
