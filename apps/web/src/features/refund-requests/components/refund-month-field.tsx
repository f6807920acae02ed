import { type Competence, parseCompetence } from '@restitui/brazil/competence.ts';
import { useState } from 'react';
import { monthUnderWay } from '../../../lib/month-under-way.ts';
import { Field } from '../../../ui/field.tsx';
import { MaskedInput } from '../../../ui/masked-input.tsx';

/** The month in which the refund comes, as typed; while that is no month, the last one that was. */
export function useRefundMonth() {
  const [text, setText] = useState<string>(monthUnderWay);
  const [month, setMonth] = useState<Competence>(monthUnderWay);
  const type = (typed: string) => {
    setText(typed);
    const parsed = parseCompetence(typed);
    if (parsed) setMonth(parsed);
  };
  return { text, month, type };
}

export function RefundMonthField({ text, type }: Pick<ReturnType<typeof useRefundMonth>, 'text' | 'type'>) {
  const wrong = text.length === 7 && !parseCompetence(text);
  return (
    <Field label="Mês da restituição" error={wrong ? 'Mês inválido. Use MM/AAAA.' : undefined} className="w-40">
      <MaskedInput mask="competence" value={text} onChange={(event) => type(event.currentTarget.value)} />
    </Field>
  );
}
