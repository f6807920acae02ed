import { parseBRL } from '@restitui/brazil/money.ts';
import { simplesAnalysisApi } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import { analysisMessages } from './simples-analysis.messages.ts';

type Read = { valor: number } | { refusal: string };

/** A total as typed → the amount that may be saved, or why not. */
export function readTotal(text: string): Read {
  const typed = parseBRL(text.trim());
  if (typed === undefined) return { refusal: analysisMessages.valueInvalid };
  const checked = simplesAnalysisApi.updateTotal.body.shape.valor.safeParse(typed);
  if (checked.success) return { valor: checked.data };
  return { refusal: checked.error.issues[0]?.message ?? analysisMessages.valueInvalid };
}
