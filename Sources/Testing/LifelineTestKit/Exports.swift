// Re-exports types, so that tests need not import their modules.
@_exported public import enum Findings.Severity
@_exported public import enum TraceModel.AppearanceState
@_exported public import enum TraceRecorder.FailurePolicy
