import Essentials
import RuntimeCommand

exit(await RuntimeServer.run(CommandLine.arguments))
