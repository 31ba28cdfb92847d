import Foundation
import TestSupport
import Testing

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
      "render tree push.yml -o -", "render html push.yml -o -", "--help", "--version",
      "help verify",
      "--generate-completion-script bash",
    ]
  )
  func `every subcommand reports it with exit status 2`(words: String) throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write(Self.push, to: "push.yml")
    try folder.write(
      Self.push.replacing("A.viewDidLoad, ", with: "")
        + "observes: [A.viewDidLoad, A.viewWillAppear, A.viewDidAppear]\n",
      to: "differs.yml"
    )
    try folder.write("Home viewDidLoad\nHome viewWillAppear\n", to: "device.log")
    let run = try CommandRun(shell: "lifeline \(words) > /dev/full", in: folder.url)
    #expect(run.status == 2, "\(run.errors)")
    #expect(
      run.errors.contains("standard output: error: can't be written: No space left on device")
    )
  }
}
