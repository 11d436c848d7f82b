// Puts functions of this target in the place of those of libraries: in the tables through which the
// loaded objects call one another, and only once somebody asks. So nothing is changed for a program
// that never does, and static linking and other sanitizers meet no second definition.
#define _GNU_SOURCE
#include "Locks.h"
#include "Patch.h"

#if POINTS_LINUX
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

original_functions originals;

#define REPLACE(name, function, member) {name, (void *)function, &originals.member}

// _MutexHandle._lockSlow(_: UInt32), ._tryLockSlow() -> Bool and ._unlockSlow()
static const replacement lock_replacements[] = {
  REPLACE("pthread_mutex_lock", points_mutex_lock, mutex_lock),
  REPLACE("pthread_mutex_trylock", points_mutex_trylock, mutex_trylock),
  REPLACE("pthread_mutex_unlock", points_mutex_unlock, mutex_unlock),
  REPLACE("pthread_spin_lock", points_spin_lock, spin_lock),
  REPLACE("pthread_spin_trylock", points_spin_trylock, spin_trylock),
  REPLACE("pthread_spin_unlock", points_spin_unlock, spin_unlock),
  REPLACE("pthread_rwlock_rdlock", points_rwlock_rdlock, rwlock_rdlock),
  REPLACE("pthread_rwlock_wrlock", points_rwlock_lock, rwlock_wrlock),
  REPLACE("pthread_rwlock_unlock", points_rwlock_unlock, rwlock_unlock),
  REPLACE("pthread_cond_wait", points_cond_wait, cond_wait),
  REPLACE("pthread_cond_signal", points_cond_signal, cond_signal),
  REPLACE("pthread_cond_broadcast", points_cond_broadcast, cond_broadcast),
  REPLACE("sem_wait", points_sem_wait, sem_wait),
  REPLACE("sem_post", points_sem_post, sem_post),
  REPLACE("dispatch_semaphore_wait", points_dispatch_wait, dispatch_wait),
  REPLACE("dispatch_semaphore_signal", points_dispatch_signal, dispatch_signal),
  REPLACE("dispatch_sync", points_dispatch_sync, dispatch_sync),
  REPLACE("dispatch_barrier_sync", points_barrier_sync, barrier_sync),
  REPLACE("dispatch_async_and_wait", points_async_and_wait, async_and_wait),
  REPLACE("dispatch_async", points_dispatch_async, dispatch_async),
  REPLACE("dispatch_barrier_async", points_barrier_async, barrier_async),
  REPLACE("dispatch_group_async", points_group_async, group_async),
  REPLACE("pthread_create", points_create_thread, create_thread),
  REPLACE("swift_once", points_once, once),
  REPLACE(
    "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF", points_swift_lock, swift_lock),
  REPLACE(
    "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF", points_swift_try_lock, swift_try_lock),
  REPLACE("$s15Synchronization12_MutexHandleV11_unlockSlowyyF", points_swift_unlock, swift_unlock),
  REPLACE("sched_yield", points_yield, yield),
  REPLACE("usleep", points_usleep, usleep),
  REPLACE("nanosleep", points_nanosleep, nanosleep),
  REPLACE("malloc", points_malloc, malloc),
  REPLACE("calloc", points_calloc, calloc),
  REPLACE("realloc", points_realloc, realloc),
  REPLACE("posix_memalign", points_posix_memalign, posix_memalign),
  REPLACE("aligned_alloc", points_aligned_alloc, aligned_alloc),
};

// What is being put in, and whether the object that is looked at is the first.
static const replacement *replacements;
static int replacement_count;

#if defined(__x86_64__)
#define IS_SLOT(type) ((type) == R_X86_64_JUMP_SLOT || (type) == R_X86_64_GLOB_DAT)
#else
#define IS_SLOT(type) ((type) == R_AARCH64_JUMP_SLOT || (type) == R_AARCH64_GLOB_DAT)
#endif

static uint64_t main_base;

static void put(void **slot, void *value) {
  // A slot lies in one page. What follows the page may be the code of another object.
  uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE), page = (uintptr_t)slot & ~(size - 1);
  // Tables that were bound at the start are read-only since; the page stays writable.
  if (mprotect((void *)page, size, PROT_READ | PROT_WRITE) != 0) return;
  __atomic_store_n(slot, value, __ATOMIC_SEQ_CST);
}

// Whose locks an object's are.
typedef enum owner {
  PROGRAM,
  // Those of a task, which are held while its cancellation handlers run (`swift_task_cancel`).
  TASKS,
  // Those of a library that never calls a program while it holds one.
  RUNTIME,
} owner;

static owner owner_of(const char *name) {
  static const char *const names[] = {"libswiftCore.", "libdispatch.", "libstdc++."};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    if (strncmp(name, names[index], strlen(names[index])) == 0) return RUNTIME;
  }
  return strncmp(name, "libswift_Concurrency.", 21) == 0 ? TASKS : PROGRAM;
}

// What is put in the place of a function, or NULL.
static void *function_for(const replacement *found, owner of) {
  if (of == PROGRAM || strncmp(found->name, "pthread_", 8) != 0) return found->function;
  if (of == RUNTIME) return NULL;
  if (found->original == (void *)&originals.mutex_lock) return (void *)points_task_lock;
  if (found->original == (void *)&originals.mutex_unlock) return (void *)points_task_unlock;
  return NULL;
}

static void patch(owner of, const ElfW(Rela) * table, size_t size, const ElfW(Sym) * symbols,
                  const char *names, uint64_t base) {
  for (size_t index = 0; index < size / sizeof *table; index++) {
    if (!IS_SLOT(ELF64_R_TYPE(table[index].r_info))) continue;
    const char *name = names + symbols[ELF64_R_SYM(table[index].r_info)].st_name;
    for (int place = 0; place < replacement_count; place++) {
      if (strcmp(name, replacements[place].name) != 0) continue;
      if (!*(void **)replacements[place].original) break;
      void *function = function_for(&replacements[place], of);
      if (function) put((void **)(base + table[index].r_offset), function);
      break;
    }
  }
}

static int patch_object(struct dl_phdr_info *object, size_t size, void *first) {
  if (*(bool *)first) main_base = object->dlpi_addr;
  *(bool *)first = false;
  // The loader and the C library keep to themselves.
  const char *name = strrchr(object->dlpi_name, '/');
  name = name ? name + 1 : object->dlpi_name;
  if (strncmp(name, "ld-", 3) == 0 || strncmp(name, "libc.", 5) == 0 ||
      strncmp(name, "linux-vdso", 10) == 0) {
    return 0;
  }
  const ElfW(Dyn) *dynamic = NULL;
  for (int index = 0; index < object->dlpi_phnum; index++) {
    if (object->dlpi_phdr[index].p_type != PT_DYNAMIC) continue;
    dynamic = (const void *)(object->dlpi_addr + object->dlpi_phdr[index].p_vaddr);
  }
  if (!dynamic) return 0;
  uint64_t names = 0, symbols = 0, calls = 0, data = 0;
  size_t calls_size = 0, data_size = 0;
  for (; dynamic->d_tag != DT_NULL; dynamic++) {
    switch (dynamic->d_tag) {
      case DT_STRTAB: names = dynamic->d_un.d_ptr; break;
      case DT_SYMTAB: symbols = dynamic->d_un.d_ptr; break;
      case DT_JMPREL: calls = dynamic->d_un.d_ptr; break;
      case DT_PLTRELSZ: calls_size = dynamic->d_un.d_val; break;
      case DT_RELA: data = dynamic->d_un.d_ptr; break;
      case DT_RELASZ: data_size = dynamic->d_un.d_val; break;
      default: break;
    }
  }
  if (!names || !symbols) return 0;
  patch(owner_of(name), (const void *)calls, calls_size, (const void *)symbols, (const void *)names,
        object->dlpi_addr);
  patch(owner_of(name), (const void *)data, data_size, (const void *)symbols, (const void *)names,
        object->dlpi_addr);
  return 0;
}

void patch_all(const replacement *table, int count) {
  replacements = table;
  replacement_count = count;
  for (int place = 0; place < count; place++) {
    *(void **)table[place].original = dlsym(RTLD_DEFAULT, table[place].name);
  }
  bool first = true;
  dl_iterate_phdr(patch_object, &first);
}

void patch_locks(void) {
  patch_all(lock_replacements, sizeof lock_replacements / sizeof *lock_replacements);
}

// MARK: Names

static const char *file_bytes;
static const ElfW(Sym) **symbols_found;  // functions and objects, by their addresses
static size_t symbol_count;
static const char *symbol_names;

static int by_address(const void *one, const void *other) {
  uint64_t left = (*(const ElfW(Sym) *const *)one)->st_value;
  uint64_t right = (*(const ElfW(Sym) *const *)other)->st_value;
  return left < right ? -1 : left > right;
}

static void keep_symbols(const ElfW(Sym) * table, size_t count) {
  symbols_found = malloc(count * sizeof *symbols_found);
  if (!symbols_found) return;
  for (size_t index = 0; index < count; index++) {
    unsigned type = ELF64_ST_TYPE(table[index].st_info);
    if (type != STT_FUNC && type != STT_OBJECT) continue;
    symbols_found[symbol_count++] = &table[index];
  }
  qsort(symbols_found, symbol_count, sizeof *symbols_found, by_address);
}

static void read_symbols(void) {
  if (file_bytes) return;
  file_bytes = "";
  int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  struct stat status;
  if (fstat(file, &status) == 0 && status.st_size > (off_t)sizeof(ElfW(Ehdr))) {
    void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) file_bytes = bytes;
  }
  close(file);
  if (!*file_bytes) return;
  const ElfW(Ehdr) *head = (const void *)file_bytes;
  const ElfW(Shdr) *sections = (const void *)(file_bytes + head->e_shoff);
  for (int index = 0; index < head->e_shnum; index++) {
    if (sections[index].sh_type != SHT_SYMTAB) continue;
    symbol_names = file_bytes + sections[sections[index].sh_link].sh_offset;
    keep_symbols((const void *)(file_bytes + sections[index].sh_offset),
                 sections[index].sh_size / sizeof(ElfW(Sym)));
  }
}

const char *points_symbol(uint64_t address, bool is_function, uint64_t *start) {
  runner *was = self;
  self = NULL;
  read_symbols();
  uint64_t place = address - main_base;
  const ElfW(Sym) *best = NULL;
  size_t low = 0, high = symbol_count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (symbols_found[middle]->st_value > place) high = middle;
    else low = middle + 1;
  }
  // The nearest that reaches as far; a few of the other kind, or within it, may begin in between.
  for (size_t back = 0; back < 64 && low > 0 && !best; back++) {
    const ElfW(Sym) *found = symbols_found[--low];
    bool fits = ELF64_ST_TYPE(found->st_info) == (is_function ? STT_FUNC : STT_OBJECT);
    if (fits && place < found->st_value + found->st_size) best = found;
  }
  const char *name = best ? symbol_names + best->st_name : NULL;
  if (best) *start = best->st_value + main_base;
  Dl_info info;
  if (!name && dladdr((void *)address, &info) && info.dli_sname) {
    name = info.dli_sname;
    *start = (uint64_t)info.dli_saddr;
  }
  self = was;
  return name;
}
#endif
