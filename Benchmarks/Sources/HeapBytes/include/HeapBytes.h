/// Returns the bytes of the heap that the program has asked for and not given back; 0 where the
/// system does not say.
long heapBytes(void);
