import Foundation
import HeadlessUIKit
import LinkPresentation
import LocalAuthentication
import MediaPlayer
import MobileCoreServices
import Photos
import Testing
import UniformTypeIdentifiers

struct `Answers and values of other modules` {
  @Test @MainActor func `a question for a face has the test's answer`() async throws {
    try await SystemScreen.run { screen in
      let context = LAContext()
      var answers: [String] = []
      @MainActor func ask() async throws {
        context.evaluatePolicy(
          .deviceOwnerAuthenticationWithBiometrics,
          localizedReason: "to open"
        ) { isRight, error in
          answers.append("\(isRight) \((error as? LAError)?.code.rawValue ?? 0)")
        }
        try await screen.app.settle()
      }
      try await ask()
      screen.app.authentication.failure = .userCancel
      try await ask()
      screen.app.authentication.biometry = .none
      try await ask()
      #expect(answers == ["true 0", "false -2", "false -6"])
      var error: NSError?
      #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
      #expect(error != nil)
      #expect(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    }
  }

  @Test @MainActor func `an address has the metadata of the test, or fails`() async throws {
    try await SystemScreen.run { screen in
      let url = try #require(URL(string: "https://example.com"))
      var titles: [String?] = []
      LPMetadataProvider().startFetchingMetadata(for: url) { metadata, _ in
        titles.append(metadata?.title)
      }
      try await screen.app.settle()
      let metadata = LPLinkMetadata()
      metadata.title = "Example"
      screen.app.links.metadata[url] = metadata
      LPMetadataProvider().startFetchingMetadata(for: url) { metadata, _ in
        titles.append(metadata?.title)
      }
      try await screen.app.settle()
      #expect(titles == [nil, "Example"])
    }
  }

  @Test @MainActor func `a pressed button of the lock screen calls the app`() async throws {
    try await SystemScreen.run { screen in
      let commands = MPRemoteCommandCenter.shared()
      #expect(throws: ServiceError.self) { try screen.app.press(commands.playCommand) }
      var positions: [TimeInterval] = []
      let target = commands.changePlaybackPositionCommand.addTarget { event in
        positions.append((event as? MPChangePlaybackPositionCommandEvent)?.positionTime ?? -1)
        return .success
      }
      let status = try screen.app.press(commands.changePlaybackPositionCommand, position: 12)
      #expect(status == .success)
      #expect(positions == [12])
      commands.changePlaybackPositionCommand.removeTarget(target)
      #expect(throws: ServiceError.self) {
        try screen.app.press(commands.changePlaybackPositionCommand)
      }
    }
  }

  @Test @MainActor func `the user's answer about photos is kept`() async throws {
    try await SystemScreen.run { screen in
      screen.app.photos.allows = false
      #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
      screen.app.photos.allows = true
      #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
      #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    }
  }

  @Test func `types conform to the types of their kinds`() {
    #expect(UTType.jpeg.conforms(to: .image))
    #expect(UTType.heic.conforms(to: .image))
    #expect(UTType.mpeg4Movie.conforms(to: .audiovisualContent))
    #expect(UTType.json.isSubtype(of: .text))
    #expect(!UTType.json.isSubtype(of: .json))
    #expect(!UTType.image.conforms(to: .png))
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "m4a", conformingTo: .image) == nil)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType.png.preferredFilenameExtension == "png")
    #expect(UTType("com.example.unknown") == nil)
    #expect(!UTType(exportedAs: "com.example.unknown").isDeclared)
  }

  @Test func `the older names are identifiers of the same types`() {
    #expect(kUTTypeImage as String == UTType.image.identifier)
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypePDF, kUTTypeImage))
  }
}
