"""The program of this wheel, and the pytest plugin around it."""
import os
import shutil
import sysconfig

NAME = "auth-conformance"


def program():
    """The path of the program: the one installed beside this package, else one on the PATH.

    Raises FileNotFoundError where there is neither.
    """
    for scheme in (None, f"{os.name}_user"):
        paths = sysconfig.get_path("scripts", scheme) if scheme else sysconfig.get_path("scripts")
        if paths and os.access(os.path.join(paths, NAME), os.X_OK):
            return os.path.join(paths, NAME)
    found = shutil.which(NAME)
    if found is None:
        raise FileNotFoundError(f"found no program '{NAME}', neither installed nor on the PATH")
    return found
