// Types that tests use without an import of the modules that declare them.
@_exported public import enum Findings.Severity
@_exported public import enum TraceModel.AppearanceState
@_exported public import enum TraceRecorder.FailurePolicy
