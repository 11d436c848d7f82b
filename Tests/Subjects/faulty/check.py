"""Holds a report on the faulty subject against what the fault must be graded as."""
import json
import sys

GRADES = {"kill": "crash", "sleep": "hang", "flood": "suiteError", "garbage": "suiteError"}
EXITS = {"kill": 1, "sleep": 1, "flood": 2, "garbage": 2}

fault, code, path = sys.argv[1], int(sys.argv[2]), sys.argv[3]
report = json.load(open(path))
grades = [result["grade"] for result in report["results"]]
met = grades.count(GRADES[fault])
judged = sum(grade == "pass" for grade in grades)
print(f"{fault}: exit {code}, {met} checks met it, {judged} passed, {len(grades)} in all")
assert report["complete"], "the run did not go on to its end"
assert code == EXITS[fault], f"exit code {code}, expected {EXITS[fault]}"
assert met >= 1, f"no check was graded {GRADES[fault]}"
assert judged >= 1, "no other check was judged"
assert set(grades) <= {"pass", "notApplicable", GRADES[fault]}, f"unexpected: {set(grades)}"
