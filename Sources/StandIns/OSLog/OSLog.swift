// A module of its own in the SDK too; what app code uses of it is the same.
@_exported public import os
