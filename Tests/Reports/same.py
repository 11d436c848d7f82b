"""Holds two reports of one seed against each other: equal but for timing and drawn evidence.

That a check was silent for long and was asked again is timing too, which the scope tells.
"""
import json
import sys


def steady(path):
    report = json.load(open(path))
    del report["timing"]
    report.pop("plots", None)
    for result in report["results"]:
        (result.get("evidence") or {}).pop("drawn", None)
        result["scope"] = result["scope"].removesuffix(
            "; a first try was silent for over half the time limit")
        # Names the folder of the reports.
        result.pop("sample", None)
    return report


first, second = (steady(path) for path in sys.argv[1:3])
assert first == second, "the reports of one seed differ"
print(f"{len(first['results'])} results are the same")
