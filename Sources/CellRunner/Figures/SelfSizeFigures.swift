import Foundation
import SelfSizing
import SelfSizingCellRunner
import SelfSizingCommand

/// A program that runs the probe here and writes its figures to standard output, for `selfsize
/// verify`. Its arguments are a system's name, a screen's width and height in points, and its
/// scale.
@main enum SelfSizeFigures {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.dropFirst().compactMap(Double.init)
    guard let name = arguments.first, numbers.count == 3,
      let platform = PlatformProfile.all.first(where: { $0.name == name })
    else {
      FileHandle.standardError.write(Data("error: SYSTEM WIDTH HEIGHT SCALE are expected\n".utf8))
      exit(64)
    }
    do {
      let figures = try HeadlessFigures.ofProbe.measure(
        platform, LayoutSize(width: numbers[0], height: numbers[1]), numbers[2])
      FileHandle.standardOutput.write(Data(figures))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }
}
