// What a test names without importing the modules behind it.
@_exported public import enum Findings.Severity
@_exported public import enum TraceModel.AppearanceState
@_exported public import enum TraceRecorder.FailurePolicy
