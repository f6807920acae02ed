import type { Tax } from '../../rules/simples-tables.ts';
import type { Parcel, Qualifier, QualifierKind, TaxCents } from '../declaration.ts';
import { taxLabels } from '../tax-labels.ts';
import { FlatLineError, type FlatRecord, moneyField, textField } from './flat-fields.ts';

/** Order of taxes in the layout, both for qualifiers and for pairs of rate and value. */
const order: readonly Tax[] = ['cofins', 'csll', 'icms', 'cpp', 'ipi', 'irpj', 'iss', 'pis'];

const meanings: Record<string, [QualifierKind, string] | null> = {
  '': null,
  '0': null,
  '00': null,
  '01': ['imunidade', 'Imunidade de'],
  '02': ['suspensa', 'Exigibilidade suspensa de'],
  '03': ['oficio', 'Lançamento de ofício de'],
  '08': ['st', 'Substituição tributária de'],
  '09': ['monofasica', 'Tributação monofásica de'],
  '10': ['antecipacao', 'Antecipação com encerramento de tributação de'],
  '11': ['st', 'Retenção ou substituição tributária de'],
  '45': ['reducao', 'Isenção ou redução de'],
  '67': ['reducao', 'Isenção ou redução de cesta básica de'],
};

/** A parcel with the taxes of each of its bands. */
export interface FlatParcel extends Parcel {
  taxes: TaxCents;
}

/** Creates taxes of zero cents. */
export function createTaxCents(): TaxCents {
  return { irpj: 0, csll: 0, cofins: 0, pis: 0, cpp: 0, icms: 0, ipi: 0, iss: 0, total: 0 };
}

/** Adds cents of `from` to `to`, in place. */
export function addTaxes(to: TaxCents, from: TaxCents): void {
  for (const tax of [...order, 'total' as const]) to[tax] += from[tax];
}

function qualifiersOf(record: FlatRecord): Qualifier[] {
  const found = new Map<string, { kind: QualifierKind; words: string; taxes: Tax[] }>();
  for (const [i, tax] of order.entries()) {
    const code = textField(record, 4 + i);
    const meaning = meanings[code];
    if (meaning === undefined) throw new FlatLineError(record.line, `"${code.slice(0, 10)}" não é um qualificador`);
    if (meaning === null) continue;
    const [kind, words] = meaning;
    const qualifier = found.get(code) ?? { kind, words, taxes: [] };
    qualifier.taxes.push(tax);
    found.set(code, qualifier);
  }
  return [...found]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, { kind, words, taxes }]) => ({
      kind,
      taxes,
      text: `${words}: ${taxes.map((tax) => taxLabels[tax]).join(', ')}`,
    }));
}

function pairsFrom(record: FlatRecord, first: number, total: number): TaxCents {
  const values = order.map((tax, i) => [tax, moneyField(record, first + 2 * i + 1)]);
  return { ...createTaxCents(), ...Object.fromEntries(values), total: moneyField(record, total) };
}

/** Parses register 03110: a parcel with its band A. */
export function parcelOf(record: FlatRecord): FlatParcel {
  return { cents: moneyField(record, 3), qualifiers: qualifiersOf(record), taxes: pairsFrom(record, 14, 13) };
}

/** Parses registers 03120 and 03130: taxes of the bands above the sublimit and the limit. Cents. */
export function bandTaxes(record: FlatRecord): TaxCents {
  return pairsFrom(record, 2, 18);
}

/** Applies register 03111: marks taxes that are exempt for the whole parcel, not only reduced. */
export function markExempt(parcel: FlatParcel, record: FlatRecord): void {
  if (moneyField(record, 1) < parcel.cents) return;
  for (const qualifier of parcel.qualifiers) if (qualifier.kind === 'reducao') qualifier.kind = 'isencao';
}
