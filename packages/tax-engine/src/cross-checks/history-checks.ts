import { addMonths, compareTaxMonths, type TaxMonth, taxMonthOf, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { Declaration, EarlierMonth, MarketCents } from '../pgdas/declaration.ts';
import { Exact, roundCents } from '../rules/decimal.ts';
import { type CrossCheck, checkMoney } from './cross-check.ts';

/** In cents: a mean of twelve months, each rounded to a cent. */
const MEAN_TOLERANCE = 12;

type Market = 'internal' | 'external';
const markets: readonly [Market, string][] = [
  ['internal', 'mercado interno'],
  ['external', 'mercado externo'],
];
const onde = 'Receitas brutas anteriores';

function monthsBetween(from: TaxMonth, to: TaxMonth): TaxMonth[] {
  const months: TaxMonth[] = [];
  for (let month = from; compareTaxMonths(month, to) < 0; month = addMonths(month, 1)) months.push(month);
  return months;
}

const later = (a: TaxMonth, b: TaxMonth | undefined) => (b && compareTaxMonths(b, a) > 0 ? b : a);

/** Returns the printed months from `from` to the PA; undefined when one is missing. */
function printed({ history, taxMonth }: Declaration, from: TaxMonth): EarlierMonth[] | undefined {
  const found = new Map(history.map((month) => [month.taxMonth, month]));
  const months = monthsBetween(from, taxMonth).map((month) => found.get(month));
  return months.every((month) => month !== undefined) ? months : undefined;
}

function rbt12Checks(declaration: Declaration, opening: TaxMonth | undefined): CrossCheck[] {
  const { rbt12, taxMonth } = declaration;
  const months = printed(declaration, later(addMonths(taxMonth, -12), opening));
  if (!rbt12 || !months) return [];
  return markets.flatMap(([market, words]) => {
    const sum = months.reduce((total, month) => total + month[market], 0);
    if (rbt12[market] === 0 && sum === 0 && market === 'external') return [];
    return checkMoney({ codigo: 'RBT12_HISTORICO', campo: `RBT12, ${words}`, onde }, rbt12[market], sum);
  });
}

/** Start of activity: the mean of the months so far × 12; in the first month its own revenue × 12. */
function proportionalChecks(declaration: Declaration, opening: TaxMonth | undefined): CrossCheck[] {
  const { rbt12p, revenue, taxMonth } = declaration;
  if (!rbt12p || !opening || rbt12p.total === 0 || compareTaxMonths(opening, addMonths(taxMonth, -12)) < 0) return [];
  const months = printed(declaration, opening);
  if (!months) return [];
  const internal = months.reduce((total, month) => total + month.internal, 0);
  const expected =
    months.length === 0 ? (revenue?.internal ?? 0) * 12 : roundCents(new Exact(internal).times(12).div(months.length));
  const place = { codigo: 'RBT12P_HISTORICO', campo: 'RBT12 proporcionalizada (RBT12p)', onde } as const;
  return [checkMoney(place, rbt12p.internal, expected, MEAN_TOLERANCE)];
}

// Usually printed including the month; some versions print it excluding the month.
function yearChecks(declaration: Declaration, opening: TaxMonth | undefined): CrossCheck[] {
  const { rba, revenue, taxMonth } = declaration;
  const january = taxMonthOf(Number(taxMonth.slice(3)), 1);
  const months = printed(declaration, later(january, opening));
  if (!rba || !revenue || !months) return [];
  const before = months.reduce((total, { internal, external }) => total + internal + external, 0);
  const place = { codigo: 'RBA_HISTORICO', campo: 'Receita do ano-calendário (RBA)', onde } as const;
  return [checkMoney(place, rba.total, rba.total === before ? before : before + revenue.total)];
}

function marketChecks({ revenue, cashRevenue, rbt12, rbt12p, rba }: Declaration): CrossCheck[] {
  const rows: [string, MarketCents | undefined][] = [
    ['RPA, competência', revenue],
    ['RPA, caixa', cashRevenue],
    ['RBT12', rbt12],
    ['RBT12p', rbt12p],
    ['RBA', rba],
  ];
  return rows.flatMap(([campo, row]) =>
    row && row.total > 0
      ? checkMoney(
          { codigo: 'SOMA_MERCADOS', campo: `${campo}: interno + externo`, onde: 'Discriminativo de receitas' },
          row.total,
          row.internal + row.external,
        )
      : [],
  );
}

/** Compares the accumulated revenues with the months that they accumulate (LC 123/2006 art. 18 §§ 1º and 2º). */
export function historyChecks(declaration: Declaration): CrossCheck[] {
  const opening = declaration.openedOn ? taxMonthOfDay(declaration.openedOn) : undefined;
  return [
    ...marketChecks(declaration),
    ...(declaration.history.length > 0 ? rbt12Checks(declaration, opening) : []),
    ...proportionalChecks(declaration, opening),
    ...(declaration.history.length > 0 ? yearChecks(declaration, opening) : []),
  ];
}
