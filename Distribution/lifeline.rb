# The formula of Homebrew; `.ci/release` replaces the words between @ when the project has an address.
class Lifeline < Formula
  desc "Checks and draws the life cycle of views and view controllers"
  homepage "@ADDRESS@"
  url "@ADDRESS@.git", tag: "v@VERSION@", revision: "@COMMIT@"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "cairo"
  depends_on "pango"
  uses_from_macos "swift" => :build
  uses_from_macos "zlib"

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "lifeline"
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "lifeline-run"
    bin.install ".build/release/lifeline", ".build/release/lifeline-run"
    generate_completions_from_executable(bin/"lifeline", "--generate-completion-script")
  end

  test do
    (testpath/"a.log").write "HomeViewController viewDidLoad\n"
    assert_match "1 controller", shell_output("#{bin}/lifeline check a.log")
  end
end
