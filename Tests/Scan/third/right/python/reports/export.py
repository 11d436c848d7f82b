import csv
import time
import uuid
from datetime import datetime
from pathlib import Path

EXPORT_DIR = Path("/var/lib/portal/exports")


def export_logins(rows, prefix="logins"):
    """Writes the login history of one tenant; the name sorts by time."""
    stamp = datetime.utcnow().strftime("%Y%m%d-%H%M%S")
    path = EXPORT_DIR / f"{prefix}-{stamp}-{uuid.uuid4().hex[:6]}.csv"
    started = time.time()
    with path.open("w", newline="") as f:
        writer = csv.writer(f)
        writer.writerow(["user", "provider", "at"])
        for row in rows:
            writer.writerow([row.user.name or "", row.provider, row.at.isoformat()])
    return path, time.time() - started
