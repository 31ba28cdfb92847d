@_exported public import UniformTypeIdentifiers

// The names are Core Services' constants, which are typed `CFString` there; `as String` compiles.

/// The identifier `public.image`.
public let kUTTypeImage = "public.image"
/// The identifier `public.jpeg`.
public let kUTTypeJPEG = "public.jpeg"
/// The identifier `public.png`.
public let kUTTypePNG = "public.png"
/// The identifier `com.compuserve.gif`.
public let kUTTypeGIF = "com.compuserve.gif"
/// The identifier `public.tiff`.
public let kUTTypeTIFF = "public.tiff"
/// The identifier `com.microsoft.bmp`.
public let kUTTypeBMP = "com.microsoft.bmp"
/// The identifier `public.movie`.
public let kUTTypeMovie = "public.movie"
/// The identifier `public.video`.
public let kUTTypeVideo = "public.video"
/// The identifier `public.audio`.
public let kUTTypeAudio = "public.audio"
/// The identifier `public.audiovisual-content`.
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
/// The identifier `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// The identifier `public.mpeg-4`.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// The identifier `public.mpeg-4-audio`.
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio"
/// The identifier `public.mp3`.
public let kUTTypeMP3 = "public.mp3"
/// The identifier `public.text`.
public let kUTTypeText = "public.text"
/// The identifier `public.plain-text`.
public let kUTTypePlainText = "public.plain-text"
/// The identifier `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// The identifier `public.rtf`.
public let kUTTypeRTF = "public.rtf"
/// The identifier `public.html`.
public let kUTTypeHTML = "public.html"
/// The identifier `public.xml`.
public let kUTTypeXML = "public.xml"
/// The identifier `public.json`.
public let kUTTypeJSON = "public.json"
/// The identifier `public.comma-separated-values-text`.
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
/// The identifier `com.adobe.pdf`.
public let kUTTypePDF = "com.adobe.pdf"
/// The identifier `public.url`.
public let kUTTypeURL = "public.url"
/// The identifier `public.file-url`.
public let kUTTypeFileURL = "public.file-url"
/// The identifier `public.data`.
public let kUTTypeData = "public.data"
/// The identifier `public.item`.
public let kUTTypeItem = "public.item"
/// The identifier `public.content`.
public let kUTTypeContent = "public.content"
/// The identifier `public.composite-content`.
public let kUTTypeCompositeContent = "public.composite-content"
/// The identifier `public.folder`.
public let kUTTypeFolder = "public.folder"
/// The identifier `public.directory`.
public let kUTTypeDirectory = "public.directory"
/// The identifier `com.apple.package`.
public let kUTTypePackage = "com.apple.package"
/// The identifier `public.archive`.
public let kUTTypeArchive = "public.archive"
/// The identifier `public.zip-archive`.
public let kUTTypeZipArchive = "public.zip-archive"
/// The identifier `public.vcard`.
public let kUTTypeVCard = "public.vcard"
/// The identifier `public.contact`.
public let kUTTypeContact = "public.contact"
/// The identifier `public.spreadsheet`.
public let kUTTypeSpreadsheet = "public.spreadsheet"
/// The identifier `public.presentation`.
public let kUTTypePresentation = "public.presentation"
/// The identifier `com.apple.live-photo`.
public let kUTTypeLivePhoto = "com.apple.live-photo"
/// The identifier `com.apple.property-list`.
public let kUTTypePropertyList = "com.apple.property-list"
/// The identifier `public.source-code`.
public let kUTTypeSourceCode = "public.source-code"
/// The identifier `com.apple.application`.
public let kUTTypeApplication = "com.apple.application"

/// Returns whether a type is a kind of another one
/// (developer.apple.com/documentation/coreservices/1444079-uttypeconformsto).
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else {
    return inUTI == inConformsToUTI
  }
  return type.conforms(to: other)
}
