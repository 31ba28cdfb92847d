"""The factor of the pauses after actions in a browser, for slow machines."""
import os

PACE = float(os.environ.get("PACE", "1"))
