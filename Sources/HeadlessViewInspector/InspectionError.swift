/// An error of an inspection (its cases are those of the library ViewInspector).
public enum InspectionError: Swift.Error {}
