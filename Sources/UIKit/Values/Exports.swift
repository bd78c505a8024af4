@_exported import Foundation
@_exported import SelfSizingCoreGraphics
@_exported import SelfSizingQuartzCore
