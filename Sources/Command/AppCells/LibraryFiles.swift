import SelfSizingAppSources

/// A library whose sources are at hand; its files are read only where an app imports it.
struct LibraryFiles {
  let name: String
  /// Its files, as paths or patterns of a settings file.
  let sources: [String]
  let texts: [String]

  var library: AppLibrary {
    AppLibrary(name: name, sources: sources, languageMode: "5", texts: texts)
  }
}
