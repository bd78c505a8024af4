// Which system calls a program may make: a filter of seccomp, for x86-64 and arm64.

#include "box.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#endif

// Numbers that headers may be too old for; from 424 on they are the same on all machines.
enum {
  number_pidfd_send_signal = 424, number_io_uring_setup = 425, number_io_uring_enter = 426,
  number_io_uring_register = 427, number_open_tree = 428, number_move_mount = 429,
  number_fsopen = 430, number_fsconfig = 431, number_fsmount = 432, number_fspick = 433,
  number_pidfd_open = 434, number_clone3 = 435, number_pidfd_getfd = 438,
  number_mount_setattr = 442, number_memfd_secret = 447,
};

// Denied to every program.
static const int denied[] = {
  SYS_socket, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4, SYS_ptrace,
  SYS_process_vm_readv, SYS_process_vm_writev, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot,
  SYS_unshare, SYS_setns, SYS_add_key, SYS_request_key, SYS_keyctl, SYS_bpf, SYS_perf_event_open,
  SYS_userfaultfd, SYS_kexec_load, SYS_init_module, SYS_finit_module, SYS_delete_module,
  SYS_open_by_handle_at, SYS_swapon, SYS_swapoff, SYS_reboot, SYS_acct, SYS_quotactl,
  number_io_uring_setup, number_io_uring_enter, number_io_uring_register, number_open_tree,
  number_move_mount, number_fsopen, number_fsconfig, number_fsmount, number_fspick,
  number_pidfd_getfd, number_mount_setattr, number_memfd_secret,
};

// Denied to programs that start no processes; the last call of another's memory is limited by none.
static const int denied_alone[] = {
  SYS_socketpair, SYS_memfd_create, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo,
  number_pidfd_send_signal, number_pidfd_open, SYS_tkill, SYS_setsid, SYS_setpgid,
#ifdef SYS_fork
  SYS_fork, SYS_vfork,
#endif
};

enum { most = 256 };

struct program {
  struct sock_filter steps[most];
  unsigned short count;
};

static void add(struct program *program, struct sock_filter step) {
  if (program->count < most) program->steps[program->count++] = step;
}

static void load(struct program *program, size_t offset) {
  add(program, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)offset));
}

static void answer(struct program *program, unsigned action) {
  add(program, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, action));
}

// Skips so many steps unless the loaded number is this one.
static void unless(struct program *program, unsigned number, unsigned char skipped) {
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, skipped));
}

static void deny(struct program *program, int call, int error) {
  unless(program, (unsigned)call, 1);
  answer(program, SECCOMP_RET_ERRNO | (unsigned)error);
}

enum { first_argument = offsetof(struct seccomp_data, args[0]) };

// Answers a call by its first argument: allowed if it is the number, and denied otherwise, or the
// other way around.
static void deny_by_argument(struct program *program, int call, unsigned number, int is_denied) {
  unless(program, (unsigned)call, 4);
  load(program, first_argument);
  unless(program, number, 1);
  answer(program, is_denied ? SECCOMP_RET_ERRNO | EPERM : SECCOMP_RET_ALLOW);
  answer(program, is_denied ? SECCOMP_RET_ALLOW : SECCOMP_RET_ERRNO | EPERM);
}

static void build(struct program *program, int allows_processes, pid_t self) {
  program->count = 0;
  load(program, offsetof(struct seccomp_data, arch));
  unless(program, MACHINE, 1);
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JA, 1, 0, 0));
  answer(program, SECCOMP_RET_KILL_PROCESS);
  load(program, offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
  // The calls of x32 have numbers of their own.
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
  answer(program, SECCOMP_RET_ERRNO | ENOSYS);
#endif
  for (size_t i = 0; i < sizeof denied / sizeof *denied; i++) deny(program, denied[i], EPERM);
  // The C library takes the older call then, whose flags can be read.
  deny(program, number_clone3, ENOSYS);
  if (allows_processes) {
    unless(program, SYS_clone, 4);
    load(program, first_argument);
    add(program, (struct sock_filter)BPF_JUMP(
      BPF_JMP | BPF_JSET | BPF_K,
      CLONE_NEWNS | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS |
        CLONE_NEWCGROUP, 0, 1));
    answer(program, SECCOMP_RET_ERRNO | EPERM);
    answer(program, SECCOMP_RET_ALLOW);
  } else {
    for (size_t i = 0; i < sizeof denied_alone / sizeof *denied_alone; i++)
      deny(program, denied_alone[i], EPERM);
    unless(program, SYS_clone, 4);
    load(program, first_argument);
    add(program, (struct sock_filter)BPF_JUMP(
      BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0));
    answer(program, SECCOMP_RET_ERRNO | EPERM);
    answer(program, SECCOMP_RET_ALLOW);
    deny_by_argument(program, SYS_prctl, PR_SET_PDEATHSIG, 1);
    if (self != 0) {
      deny_by_argument(program, SYS_kill, (unsigned)self, 0);
      deny_by_argument(program, SYS_tgkill, (unsigned)self, 0);
    }
  }
  answer(program, SECCOMP_RET_ALLOW);
}

int selfsizing_has_filters(void) {
  unsigned action = SECCOMP_RET_ERRNO;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

int selfsizing_filter_calls(int allows_processes, pid_t self) {
  struct program program;
  build(&program, allows_processes, self);
  struct sock_fprog filter = {program.count, program.steps};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0);
}

// The process id of a program below bubblewrap, whose own process is 1 there.
enum { first_in_namespace = 2 };

int selfsizing_write_filter(int descriptor, int allows_processes) {
  struct program program;
  build(&program, allows_processes, allows_processes ? 0 : first_in_namespace);
  size_t size = program.count * sizeof *program.steps;
  return write(descriptor, program.steps, size) == (ssize_t)size ? 0 : -1;
}
