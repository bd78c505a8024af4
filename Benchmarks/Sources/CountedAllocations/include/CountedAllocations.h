/// Returns how often memory was asked for since the program began; -1 where that is not counted.
long countedAllocations(void);
