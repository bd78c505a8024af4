@_exported import SelfSizingCellTemplates
@_exported import SelfSizingCells
@_exported import SelfSizingCollectionLayout
@_exported import SelfSizingGeometry
@_exported import SelfSizingInterfaceBuilder
@_exported import SelfSizingTypography
@_exported import class SelfSizingAutoLayout.LayoutConstraint
@_exported import class SelfSizingAutoLayout.LayoutElement
@_exported import class SelfSizingAutoLayout.LayoutGuide
@_exported import class SelfSizingAutoLayout.LayoutItem
@_exported import enum SelfSizingAutoLayout.LayoutAttribute
@_exported import enum SelfSizingAutoLayout.LayoutError
@_exported import protocol SelfSizingAutoLayout.LayoutAnchor
@_exported import protocol SelfSizingAutoLayout.LayoutAnchorProviding
@_exported import struct SelfSizingAutoLayout.AutoresizingMask
@_exported import struct SelfSizingAutoLayout.AxisPriorities
@_exported import struct SelfSizingAutoLayout.DeclarationFinding
@_exported import struct SelfSizingAutoLayout.DeclarationSite
@_exported import struct SelfSizingAutoLayout.LayoutConflict
@_exported import struct SelfSizingAutoLayout.LayoutDimension
@_exported import struct SelfSizingAutoLayout.LayoutExplanation
@_exported import struct SelfSizingAutoLayout.LayoutFormatOptions
@_exported import struct SelfSizingAutoLayout.LayoutPriority
@_exported import struct SelfSizingAutoLayout.LayoutXAxisAnchor
@_exported import struct SelfSizingAutoLayout.LayoutYAxisAnchor
@_exported import struct SelfSizingAutoLayout.StackArrangement
@_exported import struct SelfSizingAutoLayout.VisualFormatError

// Of Auto Layout, only what a declaration and a measurement consist of: an app's file sees no
// engine. To lay out items directly, import SelfSizingAutoLayout.
