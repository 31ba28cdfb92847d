/// A type of data, as Uniform Type Identifiers' `UTType`
/// (developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct).
///
/// The types that apps use most are declared, with their conformance, extensions of file names and
/// media types; other identifiers are types without these.
public struct UTType: Sendable {
  /// The text, such as `public.png`.
  public let identifier: String

  private init(declared identifier: String) {
    self.identifier = identifier
  }

  /// Creates a type from its text; `nil` for a type that is not declared.
  public init?(_ identifier: String) {
    guard Self.declarations[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Creates a type of the app.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type of another app.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates the type of an extension of file names; `nil` for one that no declared type has.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    let found = Self.sorted.first { $0.value.extensions.contains(name) }
    guard let found, UTType(declared: found.key).conforms(to: supertype) else { return nil }
    identifier = found.key
  }

  /// Creates the type of a media type such as `image/png`; `nil` for one that no declared type has.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    let found = Self.sorted.first { $0.value.mimeType == name }
    guard let found, UTType(declared: found.key).conforms(to: supertype) else { return nil }
    identifier = found.key
  }

  /// The extension of file names; `nil` for a type without one.
  public var preferredFilenameExtension: String? {
    Self.declarations[identifier]?.extensions.first
  }
  /// The media type; `nil` for a type without one.
  public var preferredMIMEType: String? { Self.declarations[identifier]?.mimeType }
  public var isDeclared: Bool { Self.declarations[identifier] != nil }
  /// Whether the type is one of the system.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The types that the type conforms to.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = Self.declarations[identifier]?.parents ?? []
    while let next = open.popLast() {
      guard found.insert(UTType(declared: next)).inserted else { continue }
      open += Self.declarations[next]?.parents ?? []
    }
    return found
  }

  /// Returns whether the type is another one or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns whether the type is a kind of another one.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Returns whether another type is a kind of the type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private static let sorted = declarations.sorted { $0.key < $1.key }
}

extension UTType: Hashable {
  /// Returns whether two types have the same text.
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }
  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  /// The text.
  public var description: String { identifier }
}

extension UTType: Codable {
  /// Reads the text.
  public init(from decoder: any Decoder) throws {
    identifier = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// The types of the system.
extension UTType {
  /// Any entry of a folder.
  public static let item = UTType(declared: "public.item")
  /// Any content for users.
  public static let content = UTType(declared: "public.content")
  /// Several kinds of content.
  public static let compositeContent = UTType(declared: "public.composite-content")
  /// A sequence of bytes.
  public static let data = UTType(declared: "public.data")
  /// A folder or package.
  public static let directory = UTType(declared: "public.directory")
  public static let folder = UTType(declared: "public.folder")
  /// A folder that looks like a file.
  public static let package = UTType(declared: "com.apple.package")
  /// A folder with resources.
  public static let bundle = UTType(declared: "com.apple.bundle")
  /// An address.
  public static let url = UTType(declared: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(declared: "public.file-url")
  /// Any picture.
  public static let image = UTType(declared: "public.image")
  /// A JPEG picture.
  public static let jpeg = UTType(declared: "public.jpeg")
  /// A PNG picture.
  public static let png = UTType(declared: "public.png")
  /// A GIF picture.
  public static let gif = UTType(declared: "com.compuserve.gif")
  /// A TIFF picture.
  public static let tiff = UTType(declared: "public.tiff")
  /// A BMP picture.
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  /// A WebP picture.
  public static let webP = UTType(declared: "org.webmproject.webp")
  /// A HEIC picture.
  public static let heic = UTType(declared: "public.heic")
  /// A HEIF picture.
  public static let heif = UTType(declared: "public.heif")
  /// An SVG picture.
  public static let svg = UTType(declared: "public.svg-image")
  /// A picture of a camera.
  public static let rawImage = UTType(declared: "public.camera-raw-image")
  /// A photo with a film.
  public static let livePhoto = UTType(declared: "com.apple.live-photo")
  /// Pictures or sound.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  /// Any film.
  public static let movie = UTType(declared: "public.movie")
  /// A film without sound.
  public static let video = UTType(declared: "public.video")
  /// Any sound.
  public static let audio = UTType(declared: "public.audio")
  /// A film of QuickTime.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  /// A film of MPEG-4.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  /// An AVI film.
  public static let avi = UTType(declared: "public.avi")
  /// Sound of MPEG-1, layer 3.
  public static let mp3 = UTType(declared: "public.mp3")
  /// Sound of MPEG-4.
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
  /// Sound without compression.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")
  /// Sound without compression.
  public static let aiff = UTType(declared: "public.aiff-audio")
  /// Any text.
  public static let text = UTType(declared: "public.text")
  /// A text without styles.
  public static let plainText = UTType(declared: "public.plain-text")
  /// A text in UTF-8.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  /// A text with styles.
  public static let rtf = UTType(declared: "public.rtf")
  /// A web page.
  public static let html = UTType(declared: "public.html")
  /// An XML text.
  public static let xml = UTType(declared: "public.xml")
  /// A JSON text.
  public static let json = UTType(declared: "public.json")
  /// A YAML text.
  public static let yaml = UTType(declared: "public.yaml")
  /// A table of texts.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  /// Any source.
  public static let sourceCode = UTType(declared: "public.source-code")
  public static let swiftSource = UTType(declared: "public.swift-source")
  public static let propertyList = UTType(declared: "com.apple.property-list")
  /// A PDF document.
  public static let pdf = UTType(declared: "com.adobe.pdf")
  /// A text with styles and files.
  public static let rtfd = UTType(declared: "com.apple.rtfd")
  /// A book.
  public static let epub = UTType(declared: "org.idpf.epub-container")
  /// A table.
  public static let spreadsheet = UTType(declared: "public.spreadsheet")
  /// Slides.
  public static let presentation = UTType(declared: "public.presentation")
  /// Several files in one.
  public static let archive = UTType(declared: "public.archive")
  public static let zip = UTType(declared: "public.zip-archive")
  /// A compressed file.
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
  /// A person.
  public static let contact = UTType(declared: "public.contact")
  /// A person in a text.
  public static let vCard = UTType(declared: "public.vcard")
  /// A date.
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  /// A mail.
  public static let message = UTType(declared: "public.message")
  public static let database = UTType(declared: "public.database")
  /// A program.
  public static let executable = UTType(declared: "public.executable")
  /// An app.
  public static let application = UTType(declared: "com.apple.application")
  public static let font = UTType(declared: "public.font")
}
