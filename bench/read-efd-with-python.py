"""The engine's reading of an EFD-Contribuições in Python's standard library: each line split, sums of C170 by CFOP."""

import json
import sys
import time
from collections import defaultdict


def cents(text):
    return round(float(text.replace(",", ".")) * 100) if text else 0


def read(path):
    sums = defaultdict(lambda: [0, 0, 0, 0])
    lines = 0
    direction = ""
    with open(path, encoding="latin-1", newline="\n") as file:
        for line in file:
            lines += 1
            fields = line.rstrip("\r\n").split("|")
            if fields[1] == "C100":
                direction = fields[2]
            elif fields[1] == "C170":
                total = sums[direction, fields[11], fields[25]]
                for at, number in enumerate((7, 15, 26, 32)):
                    total[at] += cents(fields[number])
    return lines, len(sums)


started = time.perf_counter()
lines, groups = read(sys.argv[1])
print(json.dumps({"seconds": time.perf_counter() - started, "lines": lines, "groups": groups}))
