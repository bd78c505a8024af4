/// An error that says several things, each on its own line. All other errors say one, on one line.
protocol ErrorInLines: Error { var lines: [String] { get } }
