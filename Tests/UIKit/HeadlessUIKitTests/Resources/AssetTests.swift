import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Assets of a bundle` {
  private func image(_ images: String, properties: String = "{}") -> String {
    "{\"images\": [\(images)], \"properties\": \(properties), \"info\": {\"version\": 1}}"
  }

  @Test func `an image has the size of its picture in points`() async throws {
    let fixture = try ResourceFixture()
    let set = "A.xcassets/logo.imageset"
    try fixture.write(
      image(
        """
        {"idiom": "universal", "filename": "l.png", "scale": "1x"},
        {"idiom": "universal", "filename": "l3.png", "scale": "3x"},
        {"idiom": "universal", "scale": "2x"}
        """,
        properties: "{\"template-rendering-intent\": \"template\"}"
      ),
      to: "\(set)/Contents.json"
    )
    try fixture.write(ResourceFixture.png(20, 10), to: "\(set)/l.png")
    try fixture.write(ResourceFixture.png(60, 30), to: "\(set)/l3.png")
    try fixture.write(ResourceFixture.png(40, 20), to: "icon@2x.png")
    let messages = try await withResources(fixture) { app in
      let logo = try #require(UIImage(named: "logo"))
      #expect(logo.size == CGSize(width: 20, height: 10))
      #expect(logo.scale == 3)
      #expect(logo.renderingMode == .alwaysTemplate)
      let small = UITraitCollection(displayScale: 1)
      #expect(UIImage(named: "logo", in: app.mainBundle, compatibleWith: small)?.scale == 1)
      #expect(UIImage(named: "icon")?.size == CGSize(width: 20, height: 10))
      #expect(UIImage(named: "icon.png")?.scale == 2)
      #expect(UIImage(named: "gone") == nil)
      #expect(UIImage(named: "gone") == nil)
      let literal: UIImage = #imageLiteral(resourceName: "logo")
      #expect(literal == logo)
      #expect(UIImage(resource: ImageResource(name: "logo", bundle: app.mainBundle)) == logo)
    }
    #expect(messages == ["no image named \"gone\"; UIImage(named:) returns nil"])
  }

  @Test func `a group with a namespace precedes the names in it`() async throws {
    let fixture = try ResourceFixture()
    let group = "A.xcassets/Tabs"
    try fixture.write(
      "{\"properties\": {\"provides-namespace\": true}}",
      to: "\(group)/Contents.json"
    )
    try fixture.write(
      image("{\"filename\": \"a.svg\"}"),
      to: "\(group)/home.imageset/Contents.json"
    )
    try fixture.write(
      "<svg xmlns='x' viewBox='0 0 24 12'/>",
      to: "\(group)/home.imageset/a.svg"
    )
    let messages = try await withResources(fixture) { _ in
      #expect(UIImage(named: "Tabs/home")?.size == CGSize(width: 24, height: 12))
    }
    #expect(messages.isEmpty)
  }

  @Test func `a color follows the style of the interface`() async throws {
    let fixture = try ResourceFixture()
    try fixture.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "128", "blue": "0.500", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"platform": "ios", "reference": "systemRedColor"}}]}
      """,
      to: "A.xcassets/brand.colorset/Contents.json"
    )
    let messages = try await withResources(fixture) { _ in
      let color = try #require(UIColor(named: "brand"))
      let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      #expect(light == UIColor(red: 1, green: 128 / 255, blue: 0.5, alpha: 1))
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(color.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
      #expect(UIColor(named: "gone") == nil)
      #expect("\(color)" == "<UIDynamicCatalogColor; name = brand>")
    }
    #expect(messages == ["no color named \"gone\"; UIColor(named:) returns nil"])
  }

  @Test func `data is read from a catalog`() async throws {
    let fixture = try ResourceFixture()
    try fixture.write(
      "{\"data\": [{\"filename\": \"a.json\", \"idiom\": \"universal\"}]}",
      to: "A.xcassets/menu.dataset/Contents.json"
    )
    try fixture.write("[1]", to: "A.xcassets/menu.dataset/a.json")
    let messages = try await withResources(fixture) { _ in
      #expect(NSDataAsset(name: "menu")?.data == Data("[1]".utf8))
      #expect(NSDataAsset(name: "gone") == nil)
    }
    #expect(messages == ["no data asset named \"gone\"; NSDataAsset(name:) returns nil"])
  }

  @Test func `damaged sets and folders that contain themselves are reported`() async throws {
    let fixture = try ResourceFixture()
    try fixture.write("{", to: "A.xcassets/a.imageset/Contents.json")
    try fixture.write("{\"images\": 1}", to: "A.xcassets/b.imageset/Contents.json")
    try fixture.write(image("{\"filename\": \"x.png\"}"), to: "A.xcassets/c.imageset/Contents.json")
    try fixture.write(
      "{\"colors\": [{\"color\": {\"components\": {\"red\": \"x\"}}}]}",
      to: "A.xcassets/d.colorset/Contents.json"
    )
    try fixture.write(image("{\"filename\": \"x.png\"}"), to: "A.xcassets/e.imageset/Contents.json")
    try fixture.write(Data([0x89, 0x50, 0x4E, 0x47]), to: "A.xcassets/e.imageset/x.png")
    try fixture.link("A.xcassets/loop", to: "\(fixture.path)/A.xcassets")
    try fixture.link("A.xcassets/self", to: "self")
    let messages = try await withResources(fixture) { _ in
      #expect(UIImage(named: "a") == nil)
      #expect(UIImage(named: "e")?.size == .zero)
    }
    #expect(
      messages.map { $0.prefix { $0 != ";" } }.map { String($0.prefix(80)) }.dropFirst() == [
        "APP/A.xcassets/b.imageset/Contents.json: no array 'images'",
        "APP/A.xcassets/c.imageset/Contents.json: the file x.png does not exist",
        "APP/A.xcassets/d.colorset/Contents.json: the component 'red' of a color is not a",
        "APP/A.xcassets/loop: the folder contains itself, or is nested too deeply",
        "no image named \"a\"",
        "APP/A.xcassets/e.imageset/x.png: the header of the PNG picture is damaged",
      ]
    )
  }

  @Test func `any cut of a picture is refused or has a size`() throws {
    let pictures = [
      ResourceFixture.png(3, 4),
      Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 4, 0, 3]),
      Data("GIF89a".utf8) + Data([3, 0, 4, 0]),
      Data("%PDF-1.4\n<< /MediaBox [0 0 3 4] >>".utf8),
      Data("<svg width=\"3\" height=\"4px\">".utf8),
    ]
    for picture in pictures {
      let size = try #require(UIImage(data: picture)).size
      #expect(size == CGSize(width: 3, height: 4))
      for count in 1..<picture.count {
        let cut = try #require(UIImage(data: picture.prefix(count))).size
        #expect(cut == .zero || cut == CGSize(width: 3, height: 4))
      }
    }
  }
}
