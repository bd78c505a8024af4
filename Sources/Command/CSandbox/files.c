// Which files a program may use: Landlock, whose numbers are the same on all machines.
//
// Source: the kernel's documentation, userspace-api/landlock.rst; the header of a build machine may be
// older than the system that the program runs on.

#include "box.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };

enum {
  execute = 1 << 0, write_file = 1 << 1, read_file = 1 << 2, read_folder = 1 << 3,
  // Versions 2, 3 and 5 of Landlock.
  refer = 1 << 13, truncate_file = 1 << 14, control_device = 1 << 15,
  first_version = (1 << 13) - 1,
  of_files = execute | write_file | read_file | truncate_file | control_device,
  reading = execute | read_file | read_folder,
};

struct ruleset {
  uint64_t files;
  uint64_t network;  // version 4: binding and connecting with TCP
  uint64_t scopes;   // version 6: abstract sockets, signals
};

struct __attribute__((packed)) rule {
  uint64_t allowed;
  int32_t parent;
};

int selfsizing_landlock_version(void) {
  long version = syscall(create_ruleset, (void *)0, 0, 1);
  return version < 0 ? 0 : (int)version;
}

static int allow(int ruleset, const char *path, uint64_t rights) {
  int file = open(path, O_PATH | O_CLOEXEC);
  // Whatever is not there cannot be used.
  if (file < 0) return errno == ENOENT || errno == ENOTDIR || errno == EACCES ? 0 : -1;
  struct stat information;
  struct rule rule = {rights, file};
  if (fstat(file, &information) == 0 && !S_ISDIR(information.st_mode)) rule.allowed &= of_files;
  long status = syscall(add_rule, ruleset, 1, &rule, 0);
  close(file);
  return (int)status;
}

int selfsizing_restrict_files(char *const *readable, char *const *writable) {
  int version = selfsizing_landlock_version();
  if (version == 0) return -1;
  struct ruleset rules = {first_version, 0, 0};
  if (version >= 2) rules.files |= refer;
  if (version >= 3) rules.files |= truncate_file;
  if (version >= 4) rules.network = 3;
  if (version >= 5) rules.files |= control_device;
  if (version >= 6) rules.scopes = 3;
  // A system refuses a structure that is longer than it knows, unless the rest is zero.
  int ruleset = (int)syscall(create_ruleset, &rules, sizeof rules, 0);
  if (ruleset < 0) return -1;
  for (; *readable; readable++) {
    if (allow(ruleset, *readable, reading & rules.files) < 0) return -1;
  }
  for (; *writable; writable++) {
    if (allow(ruleset, *writable, rules.files) < 0) return -1;
  }
  if (syscall(restrict_self, ruleset, 0) < 0) return -1;
  return close(ruleset);
}
