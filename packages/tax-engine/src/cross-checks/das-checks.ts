import type { Declaration } from '../pgdas/declaration.ts';
import { taxLabels } from '../pgdas/tax-labels.ts';
import { taxes } from '../rules/simples-tables.ts';
import { type CrossCheck, checkMoney } from './cross-check.ts';

const TOLERANCE = 2;
const onde = 'DAS gerado';

/** Declared less suspended. */
function payableOf({ totals }: Declaration): number | undefined {
  return totals.payable?.total ?? (totals.declared && totals.declared.total - (totals.suspended?.total ?? 0));
}

function totalsChecks({ totals: { declared, suspended, payable } }: Declaration): CrossCheck[] {
  if (!declared || !suspended || !payable) return [];
  const place = { codigo: 'DEBITO_EXIGIVEL', campo: 'Débito exigível', onde: 'Total geral da empresa' } as const;
  return [checkMoney(place, payable.total, declared.total - suspended.total, TOLERANCE)];
}

function slipChecks(declaration: Declaration): CrossCheck[] {
  const { das, paidBefore } = declaration;
  if (das?.principal === undefined) return [];
  const { principal, fine = 0, interest = 0, total, taxes: own } = das;
  const sums: [string, number | undefined, number | undefined][] = [
    ['Principal + multa + juros', total, principal + fine + interest],
    ['Principal, soma dos tributos', principal, own && taxes.reduce((sum, tax) => sum + own[tax], 0)],
  ];
  const payable = payableOf(declaration);
  if (payable !== undefined) {
    const campo = paidBefore > 0 ? 'Principal, débito exigível menos o já pago' : 'Principal, débito exigível';
    sums.push([campo, principal, Math.max(0, payable - paidBefore)]);
  }
  return sums.flatMap(([campo, lido, esperado]) =>
    lido === undefined || esperado === undefined
      ? []
      : checkMoney({ codigo: 'DAS_GERADO', campo, onde }, lido, esperado, TOLERANCE),
  );
}

/** Compares each tax of the DAS with the declared one, where nothing was paid before and nothing is suspended. */
function slipTaxChecks({ das, paidBefore, totals: { declared, suspended } }: Declaration): CrossCheck[] {
  const own = das?.taxes;
  if (!own || !declared || paidBefore > 0 || (suspended?.total ?? 0) > 0) return [];
  return taxes.flatMap((tax) =>
    own[tax] === 0 && declared[tax] === 0
      ? []
      : checkMoney(
          { codigo: 'DAS_GERADO', campo: `${taxLabels[tax]} do DAS`, onde },
          own[tax],
          declared[tax],
          TOLERANCE,
        ),
  );
}

function paymentChecks(declaration: Declaration): CrossCheck[] {
  const { payments, paymentState, das } = declaration;
  const payable = payableOf(declaration);
  if (paymentState !== 'paid' || payable === undefined) return [];
  const paid = payments.reduce((sum, { cents }) => sum + cents, 0);
  const due = payable + (das?.fine ?? 0) + (das?.interest ?? 0);
  return [
    checkMoney({ codigo: 'DAS_PAGO', campo: 'Pagamentos reconhecidos', onde: 'Arrecadação' }, paid, due, TOLERANCE),
  ];
}

/** Compares the DAS and its payments with the declared taxes. */
export function dasChecks(declaration: Declaration): CrossCheck[] {
  return [
    ...totalsChecks(declaration),
    ...slipChecks(declaration),
    ...slipTaxChecks(declaration),
    ...paymentChecks(declaration),
  ];
}
