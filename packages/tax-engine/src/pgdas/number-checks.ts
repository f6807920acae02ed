import { parseCompetence } from '@restitui/brazil/competence.ts';
import { type CrossCheck, checkText } from '../cross-checks/cross-check.ts';
import type { Declaration } from './declaration.ts';

/** The declaration's number holds the root of the CNPJ and the month; both are printed elsewhere too. */
export function numberChecks({ number, root, competence }: Declaration): CrossCheck[] {
  if (!number) return [];
  const place = { codigo: 'NUMERO_DECLARACAO', onde: `Declaração ${number}` } as const;
  const ofNumber = parseCompetence(number.slice(12, 14) + number.slice(8, 12));
  return [
    ...(ofNumber ? [checkText({ ...place, campo: 'Mês no número da declaração' }, ofNumber, competence)] : []),
    ...(root ? [checkText({ ...place, campo: 'CNPJ no número da declaração' }, number.slice(0, 8), root)] : []),
  ];
}
