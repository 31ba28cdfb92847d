import Foundation
import Testing

/// What a command prints and can't be written.
struct `Standard output on a full disk` {
  private static let push = """
    title: a push
    objects:
      W: UIWindow
      A: UIViewController
    steps:
      - W.rootViewController = A
      - W.makeKeyAndVisible()
    expect: [A.viewDidLoad, A.viewWillAppear, A.viewDidAppear]

    """

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"),
    arguments: [
      "verify push.yml", "verify --all push.yml", "verify differs.yml", "record --list",
      "record push.yml -o -", "rules", "rules --format json", "explain LC209", "check push.yml",
      "diff push.yml push.yml", "import device.log", "import device.log --explain-import",
      "render tree push.yml -o -", "--help", "--version", "help verify",
      "--generate-completion-script bash",
    ]
  )
  func `is an error of every subcommand`(words: String) throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.push.utf8).write(to: folder.appending(path: "push.yml"))
    let differs =
      Self.push.replacing("A.viewDidLoad, ", with: "")
      + "observes: [A.viewDidLoad, A.viewWillAppear, A.viewDidAppear]\n"
    try Data(differs.utf8).write(to: folder.appending(path: "differs.yml"))
    try Data("Home viewDidLoad\nHome viewWillAppear\n".utf8)
      .write(to: folder.appending(path: "device.log"))
    let run = try CommandRun(shell: "lifeline \(words) > /dev/full", in: folder)
    #expect(run.status == 2, "\(run.errors)")
    #expect(
      run.errors.contains("standard output: error: can't be written: No space left on device")
    )
  }
}
