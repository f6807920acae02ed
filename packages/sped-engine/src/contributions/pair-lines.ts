import { noTax, type RevenueLine } from '../lines/revenue-line.ts';

/**
 * Pairs the records of PIS with those of COFINS below one parent, in order, by CFOP, CST and value (SP-022). A record
 * without a partner becomes a line of its own.
 */
export function pairLines(pis: readonly RevenueLine[], cofins: readonly RevenueLine[]): RevenueLine[] {
  const left = [...cofins];
  const paired = pis.map((line) => {
    const at = left.findIndex((other) => isPair(line, other));
    const [partner] = at < 0 ? [] : left.splice(at, 1);
    return partner ? { ...line, cofins: partner.cofins } : { ...line, cofins: noTax, missing: 'cofins' as const };
  });
  return [...paired, ...left.map((line) => ({ ...line, pis: noTax, missing: 'pis' as const }))];
}

function isPair(pis: RevenueLine, cofins: RevenueLine): boolean {
  return pis.cfop === cofins.cfop && pis.pis.cst === cofins.cofins.cst && pis.value === cofins.value;
}
