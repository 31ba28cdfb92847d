import AVFoundation
import Foundation
import HeadlessUIKit
import Testing

struct `Cameras without pictures` {
  @MainActor
  private final class Scanner: AVCaptureMetadataOutputObjectsDelegate {
    var texts: [String?] = []

    func metadataOutput(
      _ output: AVCaptureMetadataOutput,
      didOutput metadataObjects: [AVMetadataObject],
      from connection: AVCaptureConnection
    ) {
      texts += metadataObjects.map { ($0 as? AVMetadataMachineReadableCodeObject)?.stringValue }
    }
  }

  @Test @MainActor func `a run has no camera until the test sets it`() async throws {
    try await SystemScreen.run { screen in
      #expect(AVCaptureDevice.default(for: .video) == nil)
      #expect(AVCaptureDevice.default(for: .video) == nil)
      let reports = try screen.serviceReports()
      #expect(
        reports == [
          "AVCaptureDevice.default(for:) has the fixed answer false; "
            + "a test sets app.media.hasCaptureDevices"
        ]
      )
      screen.app.media.hasCaptureDevices = true
      #expect(AVCaptureDevice.default(for: .video) != nil)
    }
  }

  @Test @MainActor func `a denied camera stays denied, and its input throws`() async throws {
    try await SystemScreen.run { screen in
      screen.app.media.hasCaptureDevices = true
      screen.app.media.grantsAccess = false
      #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
      var answer: Bool?
      AVCaptureDevice.requestAccess(for: .video) { answer = $0 }
      #expect(answer == nil)
      try await screen.app.settle()
      #expect(answer == false)
      #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
      let camera = try #require(AVCaptureDevice.default(for: .video))
      #expect(throws: AVError(.applicationIsNotAuthorizedToUseDevice)) {
        try AVCaptureDeviceInput(device: camera)
      }
    }
  }

  @Test @MainActor func `a running session receives codes of its types`() async throws {
    try await SystemScreen.run { screen in
      let (session, output, scanner) = (AVCaptureSession(), AVCaptureMetadataOutput(), Scanner())
      session.addOutput(output)
      output.setMetadataObjectsDelegate(scanner, queue: .main)
      output.metadataObjectTypes = [.qr]
      #expect(throws: ServiceError.self) { try screen.app.scan("a", in: session) }
      session.startRunning()
      #expect(throws: ServiceError.self) {
        try screen.app.scan("123", type: .ean13, in: session)
      }
      try screen.app.scan("a", in: session)
      #expect(scanner.texts == ["a"])
    }
  }

  @Test @MainActor func `the answer about recordings is kept`() async throws {
    try await SystemScreen.run { screen in
      let session = AVAudioSession.sharedInstance()
      #expect(session === AVAudioSession.sharedInstance())
      #expect(session.recordPermission == .undetermined)
      var answer: Bool?
      session.requestRecordPermission { answer = $0 }
      try await screen.app.settle()
      #expect(answer == true)
      #expect(session.recordPermission == .granted)
      try session.setCategory(.playback, mode: .moviePlayback)
      #expect(session.category == .playback)
    }
  }
}
