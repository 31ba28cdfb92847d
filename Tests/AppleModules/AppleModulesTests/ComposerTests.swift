import Contacts
import ContactsUI
import Foundation
import HeadlessUIKit
import MessageUI
import PhotosUI
import QuickLook
import StoreKit
import Testing

/// The delegate of all controllers, which dismisses those that the system does not.
@MainActor
private final class Owner: MFMailComposeViewControllerDelegate, PHPickerViewControllerDelegate,
  SKStoreProductViewControllerDelegate, QLPreviewControllerDataSource,
  QLPreviewControllerDelegate, CNContactPickerDelegate
{
  var lines: [String] = []
  var images: [UIImage] = []
  let files: [NSURL] = [NSURL(fileURLWithPath: "/a.pdf"), NSURL(fileURLWithPath: "/b.pdf")]

  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {
    lines.append("mail \(result.rawValue)")
    controller.dismiss(animated: true)
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    lines.append("photos \(results.count)")
    for result in results {
      result.itemProvider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
        MainActor.assumeIsolated { if let image { self?.images.append(image) } }
      }
    }
    picker.dismiss(animated: true)
  }

  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    lines.append("product")
    viewController.dismiss(animated: true)
  }

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }

  func previewController(
    _ controller: QLPreviewController,
    previewItemAt index: Int
  ) -> any QLPreviewItem {
    lines.append("item \(index)")
    return files[index]
  }

  func previewControllerWillDismiss(_ controller: QLPreviewController) { lines.append("will") }
  func previewControllerDidDismiss(_ controller: QLPreviewController) { lines.append("did") }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    lines.append(contact.givenName)
  }
}

struct `Controllers of the system that a person uses` {
  @Test @MainActor func `a mail is written, sent and dismissed by its delegate`() async throws {
    try await SystemScreen.run { screen in
      #expect(!MFMailComposeViewController.canSendMail())
      screen.app.messages.canSendMail = true
      #expect(MFMailComposeViewController.canSendMail())
      let (mail, owner) = (MFMailComposeViewController(), Owner())
      mail.mailComposeDelegate = owner
      mail.setSubject("Order")
      mail.setToRecipients(["shop@example.com"])
      try await screen.show(mail)
      #expect(mail.toRecipients == ["shop@example.com"])
      try screen.app.finish(mail, .sent)
      try await screen.app.settle()
      #expect(owner.lines == ["mail 2"])
      #expect(screen.root.presentedViewController == nil)
      #expect(
        try screen.serviceReports() == [
          "MFMailComposeViewController.canSendMail() has the fixed answer false; "
            + "a test sets app.messages.canSendMail"
        ]
      )
    }
  }

  @Test @MainActor func `chosen photos reach the app through their providers`() async throws {
    try await SystemScreen.run { screen in
      var configuration = PHPickerConfiguration()
      configuration.selectionLimit = 2
      let (picker, owner) = (PHPickerViewController(configuration: configuration), Owner())
      picker.delegate = owner
      try await screen.show(picker)
      #expect(throws: ServiceError.self) {
        try screen.app.pick([UIImage(), UIImage(), UIImage()], in: picker)
      }
      let image = UIImage(size: CGSize(width: 3, height: 4))
      try screen.app.pick([image], in: picker)
      try await screen.app.settle()
      #expect(owner.lines == ["photos 1"])
      #expect(owner.images == [image])
      #expect(screen.root.presentedViewController == nil)
    }
  }

  @Test @MainActor func `a preview asks its data source, and its delegate is notified of the end`()
    async throws
  {
    try await SystemScreen.run { screen in
      let (preview, owner) = (QLPreviewController(), Owner())
      preview.dataSource = owner
      preview.delegate = owner
      preview.currentPreviewItemIndex = 1
      #expect(owner.lines.isEmpty)
      try await screen.show(preview)
      #expect(owner.lines == ["item 1"])
      #expect(preview.title == "b.pdf")
      preview.currentPreviewItemIndex = 0
      #expect(preview.currentPreviewItem === owner.files[0])
      try screen.app.tapDone(in: preview)
      try await screen.app.settle()
      #expect(owner.lines == ["item 1", "item 0", "will", "did"])
    }
  }

  @Test @MainActor func `a product is loaded and ended, and reviews are counted`() async throws {
    try await SystemScreen.run { screen in
      let (product, owner) = (SKStoreProductViewController(), Owner())
      product.delegate = owner
      var isLoaded: Bool?
      product.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) {
        loaded,
        _ in isLoaded = loaded
      }
      try await screen.show(product)
      #expect(isLoaded == true)
      try screen.app.tapDone(in: product)
      try await screen.app.settle()
      #expect(owner.lines == ["product"])
      SKStoreReviewController.requestReview()
      #expect(screen.app.store.reviewRequests == 1)
    }
  }

  @Test @MainActor func `a chosen contact reaches the delegate, and the controller is dismissed`()
    async throws
  {
    try await SystemScreen.run { screen in
      let (picker, owner) = (CNContactPickerViewController(), Owner())
      picker.delegate = owner
      let contact = CNMutableContact()
      contact.givenName = "Ada"
      try await screen.show(picker)
      try screen.app.pick(contact, in: picker)
      try await screen.app.settle()
      #expect(owner.lines == ["Ada"])
      #expect(screen.root.presentedViewController == nil)
      #expect(try screen.deliveries() == ["contactPicker(_:didSelect:)"])
    }
  }

  @Test @MainActor func `the contacts of the test need the user's permission`() async throws {
    try await SystemScreen.run { screen in
      let (store, contact) = (CNContactStore(), CNMutableContact())
      contact.familyName = "Lovelace"
      screen.app.contacts.add(contact)
      let request = CNContactFetchRequest(keysToFetch: [CNContactFamilyNameKey])
      #expect(throws: CNError(.authorizationDenied)) {
        try store.enumerateContacts(with: request) { _, _ in }
      }
      store.requestAccess(for: .contacts) { _, _ in }
      try await screen.app.settle()
      var names: [String?] = []
      try store.enumerateContacts(with: request) { contact, _ in
        names.append(CNContactFormatter.string(from: contact, style: .fullName))
      }
      #expect(names == ["Lovelace"])
      let save = CNSaveRequest()
      let copy = try #require(
        try store.unifiedContact(withIdentifier: "contact-1", keysToFetch: []).mutableCopy()
          as? CNMutableContact
      )
      copy.givenName = "Ada"
      save.update(copy)
      try store.execute(save)
      #expect(screen.app.contacts.all.map(\.givenName) == ["Ada"])
    }
  }
}
