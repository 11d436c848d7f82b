// One translation unit of all parts, each of which is empty on the platforms it is not for. As
// files of their own all but the first were compiled after Swift targets that nobody waited for,
// and ReferenceAuth, for which much waits, after them.
#include "Random.h"
#include "SHA256ARM64.h"
#include "SHA256Elsewhere.h"
#include "SHA256X86.h"
