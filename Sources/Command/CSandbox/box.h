// What the files of this target share.

#ifndef SELFSIZING_BOX_H
#define SELFSIZING_BOX_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "include/SelfSizingSandbox.h"

// Lets this process and its children read the ones, and read and write the others, and nothing else.
int selfsizing_restrict_files(char *const *readable, char *const *writable);

// Denies system calls. Signals may be sent to the process itself; 0 for any that it sees.
int selfsizing_filter_calls(int allows_processes, pid_t self);

#endif
