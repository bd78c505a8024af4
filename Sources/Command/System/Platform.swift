// The command uses only what FoundationEssentials has, which adds a few megabytes to an executable:
// all of Foundation adds 40 of ICU's tables. Apple's platforms have it only within Foundation.
#if canImport(FoundationEssentials)
  @_exported import Dispatch
  @_exported import FoundationEssentials
  @_exported import Glibc
#else
  @_exported import Foundation
#endif
