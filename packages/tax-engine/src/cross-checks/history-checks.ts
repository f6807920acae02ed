import { addMonths, type Competence, compareCompetences, competenceOfDay } from '@restitui/brazil/competence.ts';
import type { Declaration, EarlierMonth, MarketCents } from '../pgdas/declaration.ts';
import { Exact, roundCents } from '../rules/decimal.ts';
import { type CrossCheck, checkMoney } from './cross-check.ts';

/** Twelve months, each of which a mean in cents may move by one. */
const MEAN_TOLERANCE = 12;

type Market = 'internal' | 'external';
const markets: readonly [Market, string][] = [
  ['internal', 'mercado interno'],
  ['external', 'mercado externo'],
];
const onde = 'Receitas brutas anteriores';

function monthsBetween(from: Competence, to: Competence): Competence[] {
  const months: Competence[] = [];
  for (let month = from; compareCompetences(month, to) < 0; month = addMonths(month, 1)) months.push(month);
  return months;
}

const later = (a: Competence, b: Competence | undefined) => (b && compareCompetences(b, a) > 0 ? b : a);

/** The printed months from `from` up to the PA; undefined when one of them is missing. */
function printed({ history, competence }: Declaration, from: Competence): EarlierMonth[] | undefined {
  const found = new Map(history.map((month) => [month.competence, month]));
  const months = monthsBetween(from, competence).map((month) => found.get(month));
  return months.every((month) => month !== undefined) ? months : undefined;
}

function rbt12Checks(declaration: Declaration, opening: Competence | undefined): CrossCheck[] {
  const { rbt12, competence } = declaration;
  const months = printed(declaration, later(addMonths(competence, -12), opening));
  if (!rbt12 || !months) return [];
  return markets.flatMap(([market, words]) => {
    const sum = months.reduce((total, month) => total + month[market], 0);
    if (rbt12[market] === 0 && sum === 0 && market === 'external') return [];
    return checkMoney({ codigo: 'RBT12_HISTORICO', campo: `RBT12, ${words}`, onde }, rbt12[market], sum);
  });
}

/** Start of activity: the mean of the months so far × 12; in the first month its own revenue × 12. */
function proportionalChecks(declaration: Declaration, opening: Competence | undefined): CrossCheck[] {
  const { rbt12p, revenue, competence } = declaration;
  if (!rbt12p || !opening || rbt12p.total === 0 || compareCompetences(opening, addMonths(competence, -12)) < 0)
    return [];
  const months = printed(declaration, opening);
  if (!months) return [];
  const internal = months.reduce((total, month) => total + month.internal, 0);
  const expected =
    months.length === 0 ? (revenue?.internal ?? 0) * 12 : roundCents(new Exact(internal).times(12).div(months.length));
  const place = { codigo: 'RBT12P_HISTORICO', campo: 'RBT12 proporcionalizada (RBT12p)', onde } as const;
  return [checkMoney(place, rbt12p.internal, expected, MEAN_TOLERANCE)];
}

/** Printed with the month in it; some versions print what came before. */
function yearChecks(declaration: Declaration, opening: Competence | undefined): CrossCheck[] {
  const { rba, revenue, competence } = declaration;
  const january = `01/${competence.slice(3)}` as Competence;
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

/** The accumulated revenues beside the months that they accumulate (LC 123/2006 art. 18 §§ 1º and 2º). */
export function historyChecks(declaration: Declaration): CrossCheck[] {
  const opening = declaration.openedOn ? competenceOfDay(declaration.openedOn) : undefined;
  return [
    ...marketChecks(declaration),
    ...(declaration.history.length > 0 ? rbt12Checks(declaration, opening) : []),
    ...proportionalChecks(declaration, opening),
    ...(declaration.history.length > 0 ? yearChecks(declaration, opening) : []),
  ];
}
