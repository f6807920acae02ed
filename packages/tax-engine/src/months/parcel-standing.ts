import type { Parcel, QualifierKind } from '../pgdas/declaration.ts';
import type { Tax } from '../rules/simples-tables.ts';

const outOfDas: readonly QualifierKind[] = ['st', 'monofasica', 'antecipacao', 'imunidade', 'isencao'];
const aside: readonly QualifierKind[] = ['suspensa', 'oficio'];
const exempting: readonly QualifierKind[] = ['imunidade', 'isencao'];

/** A line that names no tax speaks of those that it can speak of. */
const impliedTaxes: Partial<Record<QualifierKind, readonly Tax[]>> = {
  st: ['icms'],
  antecipacao: ['icms'],
  isencao: ['icms'],
  imunidade: ['icms'],
  monofasica: ['cofins', 'pis'],
};

function isQualified(parcel: Parcel, kinds: readonly QualifierKind[], tax: Tax): boolean {
  return parcel.qualifiers.some(({ kind, taxes }) => {
    if (!kinds.includes(kind)) return false;
    return taxes.length > 0 ? taxes.includes(tax) : (impliedTaxes[kind]?.includes(tax) ?? true);
  });
}

/** The parcel pays nothing of this tax in the DAS. */
export function isOutOfDas(parcel: Parcel, tax: Tax): boolean {
  return isQualified(parcel, outOfDas, tax);
}

/** Either PIS or COFINS collected before makes the parcel monofásica. */
export function isMonofasica(parcel: Parcel): boolean {
  return (['pis', 'cofins'] as const).some((tax) => isQualified(parcel, ['st', 'monofasica'], tax));
}

/** Suspended or assessed apart: declared, but not part of what was paid. */
export function isAside(parcel: Parcel, tax: Tax): boolean {
  return isQualified(parcel, aside, tax);
}

/** Immune or exempt of PIS or COFINS: pays nothing, and is not monofásica either. */
export function isExempt(parcel: Parcel): boolean {
  return (['pis', 'cofins'] as const).some((tax) => isQualified(parcel, exempting, tax));
}

/** Assessed by the tax office (lançamento de ofício). */
export function isAssessedApart(parcel: Parcel): boolean {
  return parcel.qualifiers.some(({ kind }) => kind === 'oficio');
}
