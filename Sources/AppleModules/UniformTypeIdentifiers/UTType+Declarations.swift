/// The declared types.
extension UTType {
  struct Declaration {
    let parents: [String]
    let extensions: [String]
    let mimeType: String?

    init(_ parents: [String], _ extensions: [String] = [], _ mimeType: String? = nil) {
      self.parents = parents
      self.extensions = extensions
      self.mimeType = mimeType
    }
  }

  static let declarations: [String: Declaration] = [
    "com.adobe.pdf": Declaration(
      ["public.data", "public.composite-content"],
      ["pdf"],
      "application/pdf"
    ),
    "com.apple.application": Declaration(["public.executable"]),
    "com.apple.bundle": Declaration(["public.directory"]),
    "com.apple.live-photo": Declaration([]),
    "com.apple.package": Declaration(["public.directory"]),
    "com.apple.property-list": Declaration(["public.data"], ["plist"]),
    "com.apple.quicktime-movie": Declaration(["public.movie"], ["mov", "qt"], "video/quicktime"),
    "com.apple.rtfd": Declaration(["com.apple.package", "public.composite-content"], ["rtfd"]),
    "com.compuserve.gif": Declaration(["public.image"], ["gif"], "image/gif"),
    "com.microsoft.bmp": Declaration(["public.image"], ["bmp"], "image/bmp"),
    "com.microsoft.waveform-audio": Declaration(
      ["public.audio"],
      ["wav", "wave"],
      "audio/vnd.wave"
    ),
    "org.gnu.gnu-zip-archive": Declaration(
      ["public.archive"],
      ["gz", "gzip"],
      "application/x-gzip"
    ),
    "org.idpf.epub-container": Declaration(
      ["public.data", "public.composite-content"],
      ["epub"],
      "application/epub+zip"
    ),
    "org.webmproject.webp": Declaration(["public.image"], ["webp"], "image/webp"),
    "public.aiff-audio": Declaration(["public.audio"], ["aiff", "aif"], "audio/aiff"),
    "public.archive": Declaration(["public.data"]),
    "public.audio": Declaration(["public.audiovisual-content"]),
    "public.audiovisual-content": Declaration(["public.data", "public.content"]),
    "public.avi": Declaration(["public.movie"], ["avi"], "video/avi"),
    "public.calendar-event": Declaration(["public.content"]),
    "public.camera-raw-image": Declaration(["public.image"]),
    "public.comma-separated-values-text": Declaration(["public.text"], ["csv"], "text/csv"),
    "public.composite-content": Declaration(["public.content"]),
    "public.contact": Declaration(["public.content"]),
    "public.content": Declaration([]),
    "public.data": Declaration(["public.item"]),
    "public.database": Declaration(["public.data"]),
    "public.directory": Declaration(["public.item"]),
    "public.executable": Declaration(["public.data"]),
    "public.file-url": Declaration(["public.url"]),
    "public.folder": Declaration(["public.directory"]),
    "public.font": Declaration(["public.data"]),
    "public.heic": Declaration(["public.heif-standard"], ["heic"], "image/heic"),
    "public.heif": Declaration(["public.heif-standard"], ["heif"], "image/heif"),
    "public.heif-standard": Declaration(["public.image"]),
    "public.html": Declaration(["public.text"], ["html", "htm"], "text/html"),
    "public.image": Declaration(["public.data", "public.content"]),
    "public.item": Declaration([]),
    "public.jpeg": Declaration(["public.image"], ["jpeg", "jpg", "jpe"], "image/jpeg"),
    "public.json": Declaration(["public.text"], ["json"], "application/json"),
    "public.message": Declaration([]),
    "public.movie": Declaration(["public.audiovisual-content"]),
    "public.mp3": Declaration(["public.audio"], ["mp3"], "audio/mpeg"),
    "public.mpeg-4": Declaration(["public.movie"], ["mp4", "mpg4"], "video/mp4"),
    "public.mpeg-4-audio": Declaration(["public.audio"], ["m4a"], "audio/mp4"),
    "public.plain-text": Declaration(["public.text"], ["txt", "text"], "text/plain"),
    "public.png": Declaration(["public.image"], ["png"], "image/png"),
    "public.presentation": Declaration(["public.composite-content"]),
    "public.rtf": Declaration(["public.text"], ["rtf"], "text/rtf"),
    "public.source-code": Declaration(["public.plain-text"]),
    "public.spreadsheet": Declaration(["public.content"]),
    "public.svg-image": Declaration(["public.image"], ["svg"], "image/svg+xml"),
    "public.swift-source": Declaration(["public.source-code"], ["swift"]),
    "public.text": Declaration(["public.data", "public.content"]),
    "public.tiff": Declaration(["public.image"], ["tiff", "tif"], "image/tiff"),
    "public.url": Declaration(["public.data"]),
    "public.utf8-plain-text": Declaration(["public.plain-text"]),
    "public.vcard": Declaration(
      ["public.contact", "public.text"],
      ["vcf", "vcard"],
      "text/vcard"
    ),
    "public.video": Declaration(["public.movie"]),
    "public.xml": Declaration(["public.text"], ["xml"], "application/xml"),
    "public.yaml": Declaration(["public.text"], ["yml", "yaml"], "application/x-yaml"),
    "public.zip-archive": Declaration(["public.archive"], ["zip"], "application/zip"),
  ]
}
