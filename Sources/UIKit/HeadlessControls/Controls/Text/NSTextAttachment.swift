public import Foundation

// inert: texts are measured without it
/// An image in a text, as UIKit's `NSTextAttachment`
/// (developer.apple.com/documentation/uikit/nstextattachment).
@preconcurrency @MainActor
open class NSTextAttachment: NSObject {
  open var image: UIImage?
  /// The position of the image on the baseline.
  open var bounds = CGRect.zero
  /// The contents of a file.
  open var contents: Data?
  /// The type of the contents.
  open var fileType: String?

  /// Creates an attachment without an image.
  public override init() {
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Creates an attachment with the contents of a file.
  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    contents = contentData
    fileType = uti
  }

  /// The character that an attachment replaces in a text.
  public nonisolated static let character = 0xFFFC
}

extension NSAttributedString {
  /// Creates a text of one attachment.
  @MainActor
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

// inert: nothing is drawn
/// The shadow of a text, as UIKit's `NSShadow`
/// (developer.apple.com/documentation/uikit/nsshadow).
open class NSShadow: NSObject {
  /// The distance of the shadow.
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// The color: a `UIColor`.
  open var shadowColor: Any?
}
