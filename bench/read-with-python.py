"""The engine's reading in Python: zipfile, lxml (or the standard library's parser), the fields that the engine takes."""

import json
import sys
import time
import zipfile
from collections import defaultdict

try:
    from lxml import etree

    parser = "lxml"
except ImportError:
    import xml.etree.ElementTree as etree

    parser = "xml.etree"

N = "{http://www.portalfiscal.inf.br/nfe}"
IDE = ("mod", "serie", "nNF", "dhEmi", "tpNF", "tpAmb", "finNFe", "indFinal")
PROD = ("cProd", "xProd", "NCM", "CEST", "EXTIPI", "CFOP", "vProd", "vFrete", "vSeg", "vDesc", "vOutro", "indTot")


def cents(text):
    return round(float(text) * 100) if text else 0


def tax_code(tax, group):
    found = tax.find(N + group)
    if found is None or len(found) == 0:
        return ""
    return found[0].findtext(N + "CSOSN") or found[0].findtext(N + "CST") or ""


def read(path, most):
    months = defaultdict(int)
    notes = items = 0
    with zipfile.ZipFile(path) as archive:
        entries = archive.infolist()
        for entry in entries[:most]:
            root = etree.fromstring(archive.read(entry))
            note = root.find(N + "NFe/" + N + "infNFe")
            if note is None:
                continue
            ide = note.find(N + "ide")
            head = [ide.findtext(N + name) for name in IDE]
            head += [note.get("Id"), note.findtext(N + "emit/" + N + "CNPJ"), note.findtext(N + "emit/" + N + "CRT")]
            head.append(root.findtext(N + "protNFe/" + N + "infProt/" + N + "cStat"))
            notes += 1
            for det in note.iterfind(N + "det"):
                prod = det.find(N + "prod")
                values = [prod.findtext(N + name) for name in PROD]
                tax = det.find(N + "imposto")
                codes = [tax_code(tax, group) for group in ("ICMS", "PIS", "COFINS")]
                value = cents(values[6]) + cents(values[7]) + cents(values[8]) - cents(values[9]) + cents(values[10])
                months[head[3][:7], values[2], values[5], codes[0]] += value
                items += 1
    return notes, items, len(entries)


started = time.perf_counter()
most = int(sys.argv[2])
notes, items, entries = read(sys.argv[1], most)
seconds = time.perf_counter() - started
reading = {"parser": parser, "seconds": seconds, "files": min(most, entries), "entries": entries}
print(json.dumps({**reading, "notes": notes, "items": items}))
