// The sources are in the folders that app-sources.json names.
