import { parseTaxMonth } from '@restitui/brazil/tax-month.ts';
import { type CrossCheck, checkText } from '../cross-checks/cross-check.ts';
import type { Declaration } from './declaration.ts';

/** Compares the CNPJ root and month in the declaration's number with those printed elsewhere. */
export function numberChecks({ number, root, taxMonth }: Declaration): CrossCheck[] {
  if (!number) return [];
  const place = { codigo: 'NUMERO_DECLARACAO', onde: `Declaração ${number}` } as const;
  const ofNumber = parseTaxMonth(number.slice(12, 14) + number.slice(8, 12));
  return [
    ...(ofNumber ? [checkText({ ...place, campo: 'Mês no número da declaração' }, ofNumber, taxMonth)] : []),
    ...(root ? [checkText({ ...place, campo: 'CNPJ no número da declaração' }, number.slice(0, 8), root)] : []),
  ];
}
