import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `String tables` {
  @Test func `the language of the run chooses the table`() async throws {
    let fixture = try ResourceFixture()
    try fixture.write("/* A */ \"hello\" = \"Hello\";", to: "en.lproj/Localizable.strings")
    try fixture.write("hello = \"Gr\\U00fc\\u00DFe\"; // B", to: "de.lproj/Localizable.strings")
    try fixture.write("\"pay\" = \"Bezahlen\";", to: "de.lproj/Shop.strings")
    let messages = try await withResources(fixture, languages: ["de-CH", "en"]) { _ in
      #expect(NSLocalizedString("hello", comment: "") == "Grüße")
      #expect(NSLocalizedString("pay", tableName: "Shop", comment: "") == "Bezahlen")
      #expect(
        NSLocalizedString("gone", tableName: "Shop", bundle: .main, value: "V", comment: "") == "V"
      )
      #expect(NSLocalizedString("gone", comment: "") == "gone")
      #expect(NSLocalizedString("gone", comment: "") == "gone")
      #expect(String(localized: "hello") == "Grüße")
    }
    #expect(
      messages == [
        "no text for the key \"gone\" in the string table Shop",
        "no text for the key \"gone\" in the string table Localizable",
      ]
    )
    let english = try await withResources(fixture) { _ in
      #expect(NSLocalizedString("hello", comment: "") == "Hello")
      #expect(NSLocalizedString("pay", tableName: "Shop", comment: "") == "pay")
    }
    #expect(english.count == 1)
  }

  @Test func `a key is its own text without any table`() async throws {
    let fixture = try ResourceFixture()
    let messages = try await withResources(fixture) { _ in
      #expect(NSLocalizedString("hello", comment: "") == "hello")
      #expect(NSLocalizedString("hello", value: "Hello", comment: "") == "Hello")
    }
    #expect(messages.isEmpty)
  }

  @Test func `tables in UTF-16 and in Base are read`() async throws {
    let fixture = try ResourceFixture()
    let text = try #require("\"a\" = \"ä\";".data(using: .utf16LittleEndian))
    try fixture.write(Data([0xFF, 0xFE]) + text, to: "Base.lproj/Localizable.strings")
    let messages = try await withResources(fixture) { app in
      #expect(NSLocalizedString("a", comment: "") == "ä")
      let bundle = app.mainBundle
      #expect(bundle.localizedString(forKey: "a", value: nil, table: "Localizable") == "ä")
      #expect(bundle.interfaceText(forKey: "x.text", table: "Main") == nil)
    }
    #expect(messages.isEmpty)
  }

  @Test func `a damaged entry is reported with its line and the rest is read`() async throws {
    let fixture = try ResourceFixture()
    try fixture.write(
      "\"a\" = \"1\";\n\"b\" \"2\";\n\"c\" = \"3\"\n;\n= 4;\n\"d\" = \"5\";",
      to: "Localizable.strings"
    )
    let messages = try await withResources(fixture) { _ in
      #expect(["a", "c", "d"].map { NSLocalizedString($0, comment: "") } == ["1", "3", "5"])
    }
    #expect(
      messages == [
        "APP/Localizable.strings:2: expected ';' after \"b\"",
        "APP/Localizable.strings:5: expected a string, found '='",
      ]
    )
  }

  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@count@ in %@</string>
    <key>count</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>zero</key><string>no files</string>
    <key>one</key><string>%d file</string>
    <key>other</key><string>%d files</string>
    </dict></dict></dict></plist>
    """

  @Test func `a dictionary of strings chooses the form of a number`() async throws {
    let fixture = try ResourceFixture()
    try fixture.write(Self.dictionary, to: "en.lproj/Localizable.stringsdict")
    let messages = try await withResources(fixture) { _ in
      let format = NSLocalizedString("files", comment: "")
      var texts: [String] = []
      for count in [0, 1, 5] {
        texts.append(String.localizedStringWithFormat(format, count, "Trash"))
      }
      #expect(texts == ["no files in Trash", "1 file in Trash", "5 files in Trash"])
      #expect(String(format: format, locale: .current, arguments: [1, "A"]) == "1 file in A")
    }
    #expect(messages.isEmpty)
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Pay": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Zahlen"}}}},
      "Only English": {},
      "%lld items": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld rzecz"}},
          "few": {"stringUnit": {"value": "%lld rzeczy"}},
          "many": {"stringUnit": {"value": "%lld rzeczy!"}},
          "other": {"stringUnit": {"value": "%lld rzeczy?"}}}}}}}
    }}
    """

  @Test func `a catalog has texts and plurals of each language`() async throws {
    let fixture = try ResourceFixture()
    try fixture.write(Self.catalog, to: "Localizable.xcstrings")
    let german = try await withResources(fixture, languages: ["de"]) { _ in
      #expect(NSLocalizedString("Pay", comment: "") == "Zahlen")
      #expect(String(localized: "Only English") == "Only English")
      let count = 1
      #expect(String(localized: "\(count) items") == "1 item")
    }
    #expect(german.isEmpty)
    let polish = try await withResources(fixture, languages: ["pl"]) { _ in
      let format = NSLocalizedString("%lld items", comment: "")
      let texts = [1, 3, 5].map { String.localizedStringWithFormat(format, $0) }
      #expect(texts == ["1 rzecz", "3 rzeczy", "5 rzeczy!"])
    }
    #expect(polish.isEmpty)
  }

  @Test(arguments: [
    ("[", "the JSON is damaged"), ("[]", "the JSON is not an object"),
    ("{}", "no object 'strings'"),
    (String(repeating: "[", count: 100_000), "the JSON is nested too deeply"),
    ("{\"strings\": {\"a\": {\"localizations\": {\"en\": 3}}}}", "a: the localization en is not"),
  ])
  func `a damaged catalog is reported`(_ text: String, _ problem: String) async throws {
    let fixture = try ResourceFixture()
    try fixture.write(text, to: "Localizable.xcstrings")
    let messages = try await withResources(fixture) { _ in
      #expect(NSLocalizedString("a", comment: "") == "a")
    }
    #expect(messages.first?.hasPrefix("APP/Localizable.xcstrings: \(problem)") == true)
  }

  @Test func `formats without plurals are filled as before`() {
    #expect(String(format: "%.2f", 1.5) == "1.50")
    let hour = 1
    #expect(String(format: "%02d:%02d", hour, 2) == "01:02")
    #expect(String.localizedStringWithFormat("%@!", "a") == "a!")
  }

  @Test func `a missing module has the main bundle`() async throws {
    try await withApp { app in
      #expect(Bundle.app(module: "Nowhere") === Bundle.main)
      #expect(Bundle.app(module: "Nowhere") === Bundle.main)
      #expect(
        RunResources.of(app.context).messages == [
          "the module Nowhere has no folder of resources; its bundle is Bundle.main"
        ]
      )
    }
  }
}
