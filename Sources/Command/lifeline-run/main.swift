import Foundation
import RuntimeCommand

exit(await RuntimeServer.run(CommandLine.arguments))
