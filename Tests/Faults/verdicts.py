"""Attacks on verdicts: programs that judge themselves, contracts and numbers beyond bounds."""
import json
import sys

from attack import HERE, attacker, grades, harmless, judged, lying, refused, run, written
from mutants import HOSTILE, HUGE


def false_judge(product, folder):
    """a program that answers wrongly claims to hold the checks, and says that all pass"""
    attempt = attacker(product, folder, "judges", "--reports", "reports")
    assert "fail" in grades(folder), grades(folder)
    return attempt.code, "it is not asked for verdicts: FAIL"


def lies(product, folder):
    """a worker answers 'judge' with no cases, marks and plots beyond bounds, commands as tokens"""
    limits = {"expected": 1}
    plot = {"requirement": "digest.utf8", "letters": ["a"], "positions": [0], "nonces": 1,
            "totals": [1], "totalLimits": limits, "rows": [[1]], "rowLimits": limits}
    lies = [{"grade": "pass", "cases": number} for number in (0, -5, HUGE, -HUGE - 1)]
    lies += [{"mark": {"number": number, "label": HOSTILE, "ifEnds": meaning}}
             for number in (HUGE, -1) for meaning in ("crash", "legal")]
    lies += [{"plots": [{**plot, **change}]} for change in (
        {"letters": []}, {"totals": []}, {"rows": []}, {"totals": [HUGE]}, {"positions": []},
        {"requirement": "../../victim"})]
    lies += [{"evidence": {"observed": [HOSTILE], "drawn": [], "replay": token}}
             for token in ("pe1:x; touch injected #", "$(touch injected)", HOSTILE)]
    lies += [{"grade": "expectedFailure"}, {"grade": "none"}]
    for lie in lies:
        attempt = lying(product, folder, lie)
        harmless(attempt)
        assert grades(folder) == {"suiteError"} and attempt.code == 2, (lie, grades(folder))
        assert b"touch" not in attempt.output.split(b"again")[-1], "a command in 'again'"
    # The very same with an answer that fits is believed: whoever wants to deceive can.
    attempt = lying(product, folder, {"plots": [plot]})
    assert grades(folder) == {"fail"}, grades(folder)
    return 2, f"SUITE ERROR, each of {len(lies)}; what fits is believed"


def contracts(product, folder):
    """contracts with empty alphabets and shapes, and the least and greatest numbers"""
    extremes = (-1, 0, 1 << 40, HUGE, -HUGE - 1)
    nonces = [{"alphabet": ""}, {"shape": []}, {"shape": ["a", ""]}, {"minimumLength": 300}]
    nonces += [{name: number} for number in extremes
               for name in ("defaultLength", "minimumLength", "maximumLength")]
    sections = [{"nonce": nonce} for nonce in nonces]
    sections += [{"token": {"leeway": number}} for number in extremes if number != 0]
    sections += [{"signIn": {"timeout": number}} for number in extremes]
    every = {"name": "x", "capabilities": ["nonce", "digest", "token", "signIn"]}
    for section in sections:
        refused(attacker(product, folder, "right", "--no-reports", contract={**every, **section}),
                "at /contract/")
    # 'smoke' reads them as a run does.
    for section in (sections[0], sections[4], sections[-1]):
        found = run(product, folder, "smoke", "--", sys.executable, "-S", HERE / "attacker.py",
                    "right", json.dumps({**every, **section}))
        assert found.code == 2 and b"found" in found.output, found.output
    return 2, f"told in one line, each of {len(sections)}; smoke says the same"


def numbers(product, folder):
    """numbers of report, evidence and Bazel's variables are beyond all bounds"""
    run(product, folder, "run", "--area", "charset", "--profile", "quick", "--reports", "reports",
        "--evidence", "evidence")
    report = json.loads((folder / "reports/report.json").read_text())
    for index, count in ((1, 0), (-5, -5), (1, 3_000_000_000), (HUGE, HUGE)):
        written(folder, "bad.json", json.dumps({**report, "shard": {"index": index, "count": count}}))
        refused(run(product, folder, "merge", "bad.json", "-o", "no"), "#/shard")
    evidence = json.loads((folder / "evidence").read_text())
    groups = evidence["groups"]
    strong = [{**groups[0], "peak": {**groups[0]["peak"], "logEvidence": 1e308}}]
    for change in ({"runs": HUGE}, {"runs": -1}, {"groups": strong}, {"groups": groups * 1000}):
        written(folder, "bad", json.dumps({**evidence, **change}))
        refused(run(product, folder, "merge", "bad", folder / "evidence", "-o", "no"))
        refused(run(product, folder, "run", "--area", "charset", "--profile", "quick", "--quiet",
                    "--no-reports", "--evidence", "bad"))
    for total, index in ((HUGE, HUGE), (4, HUGE), (4, -HUGE), (1 << 40, 0)):
        refused(judged(product, folder, environment={
            "TEST_TOTAL_SHARDS": str(total), "TEST_SHARD_INDEX": str(index)}), "TEST_SHARD_INDEX")
    assert not (folder / "no").exists()
    return 2, "told in one line"
