public import Foundation
@_exported public import HeadlessUIKit

/// The end of a mail; the names and values of Message UI's `MFMailComposeResult`.
public enum MFMailComposeResult: Int, Sendable {
  /// The user has cancelled.
  case cancelled = 0
  /// The user has saved a draft.
  case saved = 1
  /// The user has sent the mail.
  case sent = 2
  /// The mail could not be sent.
  case failed = 3
}

/// A controller in which the user writes a mail, as Message UI's `MFMailComposeViewController`
/// (developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller).
///
/// It is presented like any controller. `app.finish(_:_:)` ends the mail as the user does; the
/// delegate dismisses the controller.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// A file in a mail.
  public struct Attachment: Sendable {
    /// The content.
    public let data: Data
    /// The media type.
    public let mimeType: String
    public let fileName: String
  }

  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  public private(set) var subject: String?
  /// The addresses of recipients.
  public private(set) var toRecipients: [String] = []
  /// The addresses of recipients of copies.
  public private(set) var ccRecipients: [String] = []
  /// The addresses of recipients that others do not see.
  public private(set) var bccRecipients: [String] = []
  /// The text.
  public private(set) var messageBody = ""
  /// Whether the text is HTML.
  public private(set) var isHTML = false
  /// The files.
  public private(set) var attachments: [Attachment] = []

  /// Returns whether the device has a mail account, as the run's `app.messages` answers.
  open class func canSendMail() -> Bool { HeadlessApp.current.messages.givenMail }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if !HeadlessApp.current.messages.canSendMail {
      Runtime.current.reportService(
        "MFMailComposeViewController is shown without a mail account, where iOS shows an alert; "
          + "a test sets app.messages.canSendMail"
      )
    }
  }

  open func setSubject(_ subject: String) { self.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { self.toRecipients = toRecipients ?? [] }
  /// Sets the recipients of copies.
  open func setCcRecipients(_ ccRecipients: [String]?) { self.ccRecipients = ccRecipients ?? [] }
  /// Sets the recipients that others do not see.
  open func setBccRecipients(_ bccRecipients: [String]?) {
    self.bccRecipients = bccRecipients ?? []
  }
  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    messageBody = body
    self.isHTML = isHTML
  }
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    attachments.append(Attachment(data: attachment, mimeType: mimeType, fileName: filename))
  }
  // inert: there are no mail accounts
  /// Sets the address of the sender.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// Is notified of the end of a mail, as Message UI's `MFMailComposeViewControllerDelegate`.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Sent at the end of a mail; the delegate dismisses the controller.
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) { undelivered() }
}
