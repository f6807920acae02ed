import type { Parcel, QualifierKind } from '../pgdas/declaration.ts';
import type { Tax } from '../rules/simples-tables.ts';

const notPaidInDas: readonly QualifierKind[] = ['st', 'monofasica', 'antecipacao', 'imunidade', 'isencao'];
const aside: readonly QualifierKind[] = ['suspensa', 'oficio'];
const exempting: readonly QualifierKind[] = ['imunidade', 'isencao'];

/** Taxes of a qualifier that names none. */
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

/** Returns true when the parcel pays nothing of this tax in the DAS. */
export function isNotPaidInDas(parcel: Parcel, tax: Tax): boolean {
  return isQualified(parcel, notPaidInDas, tax);
}

/** Returns true when PIS or COFINS was collected in advance, which makes the parcel monofásica. */
export function isMonofasica(parcel: Parcel): boolean {
  return (['pis', 'cofins'] as const).some((tax) => isQualified(parcel, ['st', 'monofasica'], tax));
}

/** Returns true for a tax that is suspended or assessed by the tax office: declared, but not part of what was paid. */
export function isSetAside(parcel: Parcel, tax: Tax): boolean {
  return isQualified(parcel, aside, tax);
}

/** Returns true when immune or exempt of PIS or COFINS: nothing is paid, and it is not monofásica either. */
export function isExempt(parcel: Parcel): boolean {
  return (['pis', 'cofins'] as const).some((tax) => isQualified(parcel, exempting, tax));
}

/** Returns true when assessed by the tax office (lançamento de ofício). */
export function isAssessedByOffice(parcel: Parcel): boolean {
  return parcel.qualifiers.some(({ kind }) => kind === 'oficio');
}
