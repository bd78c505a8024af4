#ifndef SELFSIZING_SANDBOX_H
#define SELFSIZING_SANDBOX_H

#include <stdint.h>
#include <sys/types.h>

// What a program is started with, and what it is denied. Lists end with a null pointer.
struct selfsizing_box {
  const char *executable;
  char *const *arguments;
  char *const *environment;
  // The working folder.
  const char *folder;
  // The descriptors that become 0, 1, 2 and so on; all others are closed.
  const int *descriptors;
  int descriptor_count;
  // Folders and files for Landlock; without restricts_files neither list counts.
  int restricts_files;
  char *const *readable;
  char *const *writable;
  // Whether a filter of system calls is installed, and whether it lets processes be started.
  int filters_calls;
  int allows_processes;
  // Whether capabilities are dropped; another sandbox drops them itself, and needs them until then.
  int drops_capabilities;
  // Limits; 0 for none. Bytes of address space, bytes of a file, number of descriptors.
  uint64_t address_space;
  uint64_t file_size;
  uint64_t open_files;
};

// The steps at which a start can fail, as reports name them.
enum selfsizing_step {
  selfsizing_step_ended = 0,       // the program ended; the value is what waitpid returns
  selfsizing_step_session = 1,
  selfsizing_step_descriptors = 2,
  selfsizing_step_limits = 3,
  selfsizing_step_capabilities = 4,
  selfsizing_step_privileges = 5,
  selfsizing_step_files = 6,
  selfsizing_step_calls = 7,
  selfsizing_step_folder = 8,
  selfsizing_step_program = 9,
};

// A report of a guard: a step and its value, an error number unless the program ended.
struct selfsizing_report {
  int32_t step;
  int32_t value;
};

// Starts a program within limits, below a guard: a process that ends all that the program started
// when the program ends, when this process ends, or when it is sent SIGTERM. Call it on a thread that
// lives as long as the process.
//
// Returns the guard's process id, or -1 with errno. Reports are read from `reports`.
pid_t selfsizing_start(const struct selfsizing_box *box, int *reports);

// The version of Landlock that the system has; 0 for none.
int selfsizing_landlock_version(void);

// Whether the system takes a filter of system calls.
int selfsizing_has_filters(void);

// Writes the filter of system calls to a descriptor, as bubblewrap reads it; returns 0, or -1 with
// errno.
int selfsizing_write_filter(int descriptor, int allows_processes);

// Returns the descriptor of an empty file without a name, or -1 with errno.
int selfsizing_nameless_file(void);

#endif
