// The start of a program within limits: the guard that outlives it, and the steps before it runs.
// After fork, only functions are called that may be called after it in a process with threads.

#include "box.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef SYS_close_range
#define SYS_close_range 436
#endif

static void report(int descriptor, int step, int value) {
  struct selfsizing_report note = {step, value};
  ssize_t written;
  do written = write(descriptor, &note, sizeof note);
  while (written < 0 && errno == EINTR);
}

static void fail(int reports, int step) {
  report(reports, step, errno);
  _exit(127);
}

static int limit(int resource, uint64_t value) {
  struct rlimit current, wanted = {value, value};
  // A limit that is lower already stays.
  if (getrlimit(resource, &current) == 0 && current.rlim_max < value) {
    wanted.rlim_cur = wanted.rlim_max = current.rlim_max;
  }
  return setrlimit(resource, &wanted);
}

static int drop_capabilities(void) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[2];
  memset(none, 0, sizeof none);
  // Not permitted without capabilities, and not needed then.
  for (int capability = 0; capability < 64; capability++) prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  return (int)syscall(SYS_capset, &header, none);
}

// The program's process, up to the program.
static void run(const struct selfsizing_box *box, int reports, pid_t guard) {
  if (setsid() < 0 || prctl(PR_SET_PDEATHSIG, SIGKILL) < 0) fail(reports, selfsizing_step_session);
  if (getppid() != guard) _exit(127);
  for (int number = 1; number < 65; number++) signal(number, SIG_DFL);

  // Above the targets first, so that none is closed before it is copied.
  int copies[16], count = box->descriptor_count;
  for (int index = 0; index <= count; index++) {
    int copied = index < count ? box->descriptors[index] : reports;
    copies[index] = fcntl(copied, F_DUPFD_CLOEXEC, 64);
    if (copies[index] < 0) fail(reports, selfsizing_step_descriptors);
  }
  for (int index = 0; index < count; index++) {
    if (dup2(copies[index], index) < 0) fail(copies[count], selfsizing_step_descriptors);
  }
  reports = dup3(copies[count], count, O_CLOEXEC);
  if (reports < 0 || syscall(SYS_close_range, count + 1, ~0U, 0) < 0)
    fail(reports < 0 ? copies[count] : reports, selfsizing_step_descriptors);

  if ((box->address_space && limit(RLIMIT_AS, box->address_space)) ||
      (box->file_size && limit(RLIMIT_FSIZE, box->file_size)) ||
      (box->open_files && limit(RLIMIT_NOFILE, box->open_files)) || limit(RLIMIT_CORE, 0))
    fail(reports, selfsizing_step_limits);
  if (chdir(box->folder) < 0) fail(reports, selfsizing_step_folder);
  if (box->drops_capabilities && drop_capabilities() < 0)
    fail(reports, selfsizing_step_capabilities);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) fail(reports, selfsizing_step_privileges);
  if (box->restricts_files && selfsizing_restrict_files(box->readable, box->writable) < 0)
    fail(reports, selfsizing_step_files);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (box->filters_calls && selfsizing_filter_calls(box->allows_processes, getpid()) < 0)
    fail(reports, selfsizing_step_calls);
  execve(box->executable, box->arguments, box->environment);
  fail(reports, selfsizing_step_program);
}

// Sends SIGKILL to the guard's children; returns how many there are.
static int kill_children(void) {
  char text[4096];
  int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC), found = 0;
  if (file < 0) return -1;
  pid_t child = 0;
  for (ssize_t count; (count = read(file, text, sizeof text)) > 0;) {
    for (ssize_t place = 0; place < count; place++) {
      if (text[place] >= '0' && text[place] <= '9') {
        child = child * 10 + (text[place] - '0');
      } else if (child > 0) {
        kill(child, SIGKILL);
        child = 0;
        found++;
      }
    }
  }
  close(file);
  return found;
}

// The guard: it waits for an end, and ends everything then. Children of ended ones become its own.
static void guard(pid_t program, int reports, pid_t parent, const sigset_t *signals) {
  int is_ending = 0;
  for (;;) {
    struct timespec moment = {is_ending ? 0 : 1, is_ending ? 1000000 : 0};
    if (sigtimedwait(signals, NULL, &moment) == SIGTERM || getppid() != parent) is_ending = 1;
    int status;
    for (pid_t ended; (ended = waitpid(-1, &status, WNOHANG)) != 0;) {
      if (ended < 0 && errno == EINTR) continue;
      if (ended < 0) _exit(0);
      if (ended == program) {
        report(reports, selfsizing_step_ended, status);
        is_ending = 1;
      }
    }
    if (is_ending && kill_children() < 0) kill(program, SIGKILL);
  }
}

pid_t selfsizing_start(const struct selfsizing_box *box, int *reports) {
  int ends[2];
  if (box->descriptor_count > 15) {
    errno = EINVAL;
    return -1;
  }
  if (pipe2(ends, O_CLOEXEC) < 0) return -1;
  pid_t parent = getpid();
  sigset_t all, before;
  sigfillset(&all);
  // No handler of this process runs in the others.
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t first = fork();
  if (first == 0) {
    sigset_t awaited;
    sigemptyset(&awaited);
    sigaddset(&awaited, SIGTERM);
    sigaddset(&awaited, SIGCHLD);
    // A blocked signal that is ignored would not arrive.
    signal(SIGTERM, SIG_DFL);
    signal(SIGCHLD, SIG_DFL);
    if (setsid() < 0 || prctl(PR_SET_PDEATHSIG, SIGTERM) < 0 ||
        prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) < 0)
      fail(ends[1], selfsizing_step_session);
    pid_t self = getpid(), program = fork();
    if (program == 0) run(box, ends[1], self);
    if (program < 0) fail(ends[1], selfsizing_step_session);
    // The guard has the environment of this process in its memory, which no one else may read, and
    // keeps nothing open that others wait for.
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    int kept = dup2(ends[1], 0);
    syscall(SYS_close_range, 1, ~0U, 0);
    guard(program, kept, parent, &awaited);
  }
  int error = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(ends[1]);
  if (first < 0) {
    close(ends[0]);
    errno = error;
    return -1;
  }
  *reports = ends[0];
  return first;
}

int selfsizing_nameless_file(void) { return memfd_create("box", MFD_CLOEXEC); }
