// The command uses only what FoundationEssentials has, which links into an executable of a few megabytes: all of Foundation
// brings ICU's tables along. Apple's platforms have it only within Foundation.
#if canImport(FoundationEssentials)
  @_exported import Dispatch
  @_exported import FoundationEssentials
  @_exported import Glibc
#else
  @_exported import Foundation
#endif
