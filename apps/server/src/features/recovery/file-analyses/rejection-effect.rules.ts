import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import type { RejectableThesis } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analysis-item.ts';
import type { ChoiceEffect } from '@restitui/domain/recovery/file-analyses/month-detail.ts';
import type { ChoiceEffect as EffectInCents } from '@restitui/sped-engine/months/month-assessment.ts';
import type { Reversed, Settlement } from '@restitui/sped-engine/months/month-settlement.ts';
import { effectOfMoves, type Move } from '@restitui/sped-engine/months/settlement.ts';

/** Name of the effect of a rejection among those of other choices. */
const rejectionCode = 'REJEICAO';

/** Codes of items that count unless they are rejected. */
const counting: ReadonlySet<string> = new Set(['A_EXCLUIR', 'FCP_A_EXCLUIR', 'DIFAL_A_EXCLUIR']);

const tenThousandths = (percent: number) => Math.round(percent * 10_000);

/**
 * Lists what a rejection moves in the sums of a month: counted items leave the credit, rejected ones come back. The ICMS
 * of monofásico items that become taxed again is judged by the new analysis only.
 */
function rejectionMoves(items: readonly FileAnalysisItem[]): Move[] {
  return items.flatMap((item): Move[] => {
    const { tese, situacao, codigo = '', aliquotas, cst, base, base_cofins, imposto } = item;
    const sign = situacao === 'CONTADO' ? -1 : situacao === 'REJEITADO' && counting.has(codigo) ? 1 : 0;
    if (sign === 0 || !aliquotas) return [];
    const [pis, cofins] = aliquotas;
    const rates = { pisRate: tenThousandths(pis), cofinsRate: tenThousandths(cofins), isSubstitution: cst === '05' };
    const move = (part: Move['part'], reais: number): Move => ({ ...rates, part, cents: sign * roundedCents(reais) });
    if (tese === 'MONO') return [move('monoPis', base), move('monoCofins', base_cofins ?? base)];
    return [move(tese === 'ST' ? 'substituted' : 'toExclude', imposto)];
  });
}

/** Lists the moves that leave nothing of a credit. */
function wholeCreditMoves(tese: RejectableThesis, { rates }: Settlement): Move[] {
  const parts = { ICMS: ['toExclude'], ST: ['substituted'], MONO: ['monoPis', 'monoCofins'] } as const;
  return rates.flatMap((rate) =>
    parts[tese].map((part) => {
      const { pisRate, cofinsRate, isSubstitution } = rate;
      return { pisRate, cofinsRate, isSubstitution, part, cents: -rate[part] };
    }),
  );
}

/**
 * Computes the effect of rejecting a whole credit on the month alone; null when nothing of it is left. Without
 * monofásico goods the credits of their purchases stay (SP-094). In reais.
 */
export function wholeCreditEffect(tese: RejectableThesis, settlement: Settlement): ChoiceEffect | null {
  const { reversed } = settlement;
  const moves = wholeCreditMoves(tese, settlement);
  const reversedAfter = tese === 'MONO' ? { pis: 0, cofins: 0 } : reversed;
  const isReversed = reversedAfter.pis !== reversed.pis || reversedAfter.cofins !== reversed.cofins;
  if (!isReversed && moves.every(({ cents }) => cents === 0)) return null;
  return effectOf(settlement, moves, reversedAfter);
}

/** Computes the effect of rejecting the items of a document, or of taking that back, on the month alone. In reais. */
export function documentEffect(items: readonly FileAnalysisItem[], settlement: Settlement): ChoiceEffect {
  return effectOf(settlement, rejectionMoves(items));
}

function effectOf(settlement: Settlement, moves: readonly Move[], reversedAfter?: Reversed): ChoiceEffect {
  const ofTax = moves.filter(({ part }) => part !== 'monoCofins');
  return effectInReais({
    codigo: rejectionCode,
    imposto: ofTax.reduce((sum, { cents }) => sum + cents, 0),
    ...effectOfMoves(settlement, moves, reversedAfter),
  });
}

/** Converts the amounts of an effect. */
export function effectInReais({ codigo, arquivo, ...amounts }: EffectInCents): ChoiceEffect {
  return {
    codigo,
    ...(arquivo !== undefined && { arquivo }),
    imposto: reaisOf(amounts.imposto),
    pis_a_recuperar: reaisOf(amounts.pis_a_recuperar),
    cofins_a_recuperar: reaisOf(amounts.cofins_a_recuperar),
    retencao_liberada: reaisOf(amounts.retencao_liberada),
    credito_liberado: reaisOf(amounts.credito_liberado),
  };
}
