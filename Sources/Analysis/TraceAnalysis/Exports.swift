// Clients import TraceAnalysis for all parts.
@_exported public import AnalysisEngine
@_exported public import AnalysisReports
