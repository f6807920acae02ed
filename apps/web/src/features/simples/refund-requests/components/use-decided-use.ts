import { formatDecimal } from '@restitui/brazil/money.ts';
import type { StepKind } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readMoney } from '../../../../lib/money-text.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { selicQuery } from '../../../operations/lookups/lookups.queries.ts';
import { decisionEffectQuery } from '../decision-effect.queries.ts';
import { type StepDraft, type StepLine, suggestedUse, typedUseChange } from '../step-entry.ts';

interface DecidedUse {
  id_apuracao: string;
  kind: StepKind;
  lines: readonly StepLine[];
  draft: StepDraft;
}

const nothing = { competencia: '', pagamento: '' };

/** Returns the use that a typed decision leaves, and what it changes as the server computes it. */
export function useDecidedUse({ id_apuracao, kind, lines, draft }: DecidedUse) {
  const { resultado } = draft;
  const isOpen = kind === 'DESPACHO' && typedUseChange(draft, lines) !== undefined;
  const series = useQuery({ ...selicQuery(), enabled: isOpen });
  const suggested = isOpen ? suggestedUse(draft, lines, series.data) : undefined;
  const uso_mantido = draft.uso_mantido ?? (suggested ? formatDecimal(suggested.valor) : '');
  const granted = amountIn(draft.texts[0]);
  const left = amountIn(uso_mantido);
  const decision = useMemo(() => {
    if (resultado === 'INDEFERIDO') return { resultado };
    return left === undefined ? undefined : { resultado, valor: granted, uso_mantido: left };
  }, [resultado, granted, left]);
  const rested = useDebounced(decision, 250);
  const request = lines[0]?.requests[0] ?? nothing;
  const effect = useQuery({
    ...decisionEffectQuery(id_apuracao, request, rested ?? { resultado }),
    enabled: isOpen && rested !== undefined,
  });
  const isUnread = draft.uso_mantido !== null && left === undefined && resultado !== 'INDEFERIDO';
  const isCurrent = decision !== undefined && rested === decision && !effect.isPlaceholderData && !effect.isFetching;
  return {
    isOpen,
    uso_mantido,
    isSelicMissing: suggested?.isComplete === false,
    isAboveSuggested: suggested !== undefined && left !== undefined && left > suggested.valor,
    selic: series,
    effect,
    /**
     * The effect of what is typed is shown, and nothing has to be corrected before; an amount that cannot be read may be
     * sent, so that its message is shown.
     */
    maySave: isUnread || (isCurrent && effect.data?.obstaculo === null),
  };
}

function amountIn(text = ''): number | undefined {
  const money = readMoney(text);
  return 'valor' in money ? money.valor : undefined;
}
