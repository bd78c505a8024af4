import SelfSizingAppSources

/// The files of a library whose sources are at hand. They are many, and read only where an app
/// imports the library.
struct LibraryFiles {
  let name: String
  /// Its files, as paths or patterns of a settings file.
  let sources: [String]
  let texts: [String]

  /// The library that the files declare.
  var library: AppLibrary {
    AppLibrary(name: name, sources: sources, languageMode: "5", texts: texts)
  }
}
