/// The files below `Vectors/` as they were when the suite was built.
#ifndef C_VECTORS_H
#define C_VECTORS_H

#include <stddef.h>
#include <stdint.h>

/// A file and its bytes, which last as long as the process.
struct vector_file {
  /// The path below `Vectors/`, such as `digest/text.json`.
  const char *_Nonnull path;
  /// The text in UTF-8, with a zero byte at its end.
  const uint8_t *_Nonnull text;
};

/// The files in order of their paths.
const struct vector_file *_Nonnull vector_files(void);

/// How many files there are.
size_t vector_file_count(void);

#endif
