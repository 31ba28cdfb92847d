public import Foundation
public import HeadlessUIKit

/// The end of a message; the names and values of Message UI's `MessageComposeResult`.
public enum MessageComposeResult: Int, Sendable {
  /// The user has cancelled.
  case cancelled = 0
  /// The user has sent the message.
  case sent = 1
  /// The message could not be sent.
  case failed = 2
}

/// A controller in which the user writes a message, as Message UI's
/// `MFMessageComposeViewController`
/// (developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller).
///
/// It is presented like any controller. `app.finish(_:_:)` ends the message as the user does; the
/// delegate dismisses the controller.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The numbers or addresses of recipients.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  open var subject: String?
  /// The addresses of the files.
  public private(set) var attachmentURLs: [URL] = []

  /// Returns whether the device sends messages, as the run's `app.messages` answers.
  open class func canSendText() -> Bool { HeadlessApp.current.messages.givenText }
  /// Returns whether messages can have files.
  open class func canSendAttachments() -> Bool { HeadlessApp.current.messages.canSendText }
  /// Returns whether messages can have subjects.
  open class func canSendSubject() -> Bool { HeadlessApp.current.messages.canSendText }

  /// Adds a file.
  @discardableResult
  open func addAttachmentURL(
    _ attachmentURL: URL,
    withAlternateFilename alternateFilename: String?
  ) -> Bool {
    attachmentURLs.append(attachmentURL)
    return true
  }
}

/// Is notified of the end of a message, as Message UI's `MFMessageComposeViewControllerDelegate`.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Sent at the end of a message; the delegate dismisses the controller.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}

/// The answers of a run about mails and messages.
@MainActor
public final class MessageService {
  private var mail = ServiceAnswer(
    false,
    to: "MFMailComposeViewController.canSendMail()",
    setBy: "app.messages.canSendMail"
  )
  private var text = ServiceAnswer(
    false,
    to: "MFMessageComposeViewController.canSendText()",
    setBy: "app.messages.canSendText"
  )

  /// Whether the device has a mail account; `false` by default, as on a new device.
  public var canSendMail: Bool {
    get { mail.value }
    set { mail.value = newValue }
  }

  /// Whether the device sends messages; `false` by default, as in the simulator.
  public var canSendText: Bool {
    get { text.value }
    set { text.value = newValue }
  }

  var givenMail: Bool { mail.given(in: .current) }
  var givenText: Bool { text.given(in: .current) }
}

extension HeadlessApp {
  /// The answers of the run about mails and messages.
  public var messages: MessageService { service { MessageService() } }

  /// Ends a mail as the user does; the delegate is notified.
  ///
  /// - Throws: ``ServiceError``, if the controller is not on the screen or has no delegate.
  public func finish(
    _ controller: MFMailComposeViewController,
    _ result: MFMailComposeResult,
    error: (any Error)? = nil
  ) throws(ServiceError) {
    try controller.requireVisible(to: "end a mail")
    guard let delegate = controller.mailComposeDelegate else {
      throw ServiceError(
        .notPossible,
        "can't end a mail: mailComposeDelegate is nil, so that the controller stays on the screen"
      )
    }
    deliver("mailComposeController(_:didFinishWith:error:)", to: delegate) {
      delegate.mailComposeController(controller, didFinishWith: result, error: error)
    }
  }

  /// Ends a message as the user does; the delegate is notified.
  ///
  /// - Throws: ``ServiceError``, if the controller is not on the screen or has no delegate.
  public func finish(
    _ controller: MFMessageComposeViewController,
    _ result: MessageComposeResult
  ) throws(ServiceError) {
    try controller.requireVisible(to: "end a message")
    guard let delegate = controller.messageComposeDelegate else {
      throw ServiceError(
        .notPossible,
        "can't end a message: messageComposeDelegate is nil, so that the controller stays on the screen"
      )
    }
    deliver("messageComposeViewController(_:didFinishWith:)", to: delegate) {
      delegate.messageComposeViewController(controller, didFinishWith: result)
    }
  }
}
