import type { Tax } from '../rules/simples-tables.ts';
import type { Parcel, Qualifier, QualifierKind } from './declaration.ts';
import { foldSameLength, moneyIn, type TextLine } from './text-line.ts';

const kinds: readonly [QualifierKind, RegExp][] = [
  ['st', /substituicao\s*tributaria/g],
  ['monofasica', /tributacao\s*monofasica/g],
  ['antecipacao', /antecipacao/g],
  ['imunidade', /imunidade/g],
  ['isencao', /isencao(?!\s*\/)/g],
  ['reducao', /reducao/g],
  ['oficio', /lancamento\s*de\s*oficio/g],
  ['suspensa', /exigibilidade\s*suspensa/g],
];

const taxNames: readonly [Tax, RegExp][] = [
  ['irpj', /\birpj\b/],
  ['csll', /\bcsll\b/],
  ['cofins', /\bcofins\b/],
  ['pis', /\bpis\b/],
  ['cpp', /\b(?:cpp|inss)\b/],
  ['icms', /\bicms\b/],
  ['ipi', /\bipi\b/],
  ['iss', /\biss\b/],
];

const parcelLabel = /parcela\s*\d+\s*:/;

/** Parses the qualifiers below a parcel; each extends to the next one. */
export function parseQualifiers(text: string): Qualifier[] {
  const folded = foldSameLength(text);
  const found = kinds
    .flatMap(([kind, pattern]) => Array.from(folded.matchAll(pattern), ({ index }) => ({ kind, index })))
    .toSorted((a, b) => a.index - b.index);
  return found.map(({ kind, index }, i) => {
    const end = found[i + 1]?.index ?? text.length;
    return {
      kind,
      taxes: taxNames.filter(([, name]) => name.test(folded.slice(index, end))).map(([tax]) => tax),
      text: text.slice(index, end).trim().replace(/\.$/, ''),
    };
  });
}

/** Parses the parcels of one activity's block. Cents. */
export function parseParcels(lines: readonly TextLine[]): Parcel[] {
  const parcels: { cents: number; texts: string[] }[] = [];
  for (const [i, line] of lines.entries()) {
    const label = parcelLabel.exec(line.folded);
    if (!label) {
      parcels.at(-1)?.texts.push(line.text);
      continue;
    }
    const own = moneyIn(line, label.index)[0];
    const next = lines[i + 1];
    const money = own ?? (next && moneyIn(next)[0]);
    parcels.push({ cents: money?.cents ?? 0, texts: own ? [line.text.slice(own.index)] : [] });
  }
  return parcels.map(({ cents, texts }) => ({ cents, qualifiers: parseQualifiers(texts.join(' ')) }));
}
