/// Whether a test run compares heights with those recorded, or records them.
enum RecordingPolicy: Hashable {
  case compare
  case record
  /// Recording was asked for where nothing is recorded.
  case refused

  /// The policy that an environment asks for: recording is an explicit wish.
  ///
  /// - Source: `CI` is set by GitHub Actions, GitLab, Bitrise, CircleCI and Xcode Cloud.
  init(environment: [String: String]) {
    let isWished = environment["SELFSIZING_RECORD"] == "1"
    let isIntegration = !["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "")
    self = isWished ? (isIntegration ? .refused : .record) : .compare
  }

  /// Why the heights can be neither compared nor recorded; nil where they can.
  func problem(hasFile: Bool, path: String) -> String? {
    switch self {
    case .record: nil
    case .compare:
      hasFile
        ? nil
        : "there is no baseline \(path); record it with SELFSIZING_RECORD=1 swift test, and commit it"
    case .refused:
      "SELFSIZING_RECORD is set where CI is: nothing is recorded on continuous integration, and "
        + "\(path) is unchanged; record on your own machine"
    }
  }
}
