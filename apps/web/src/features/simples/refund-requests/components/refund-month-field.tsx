import { parseTaxMonth, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import { useState } from 'react';
import { currentMonth } from '../../../../lib/current-month.ts';
import { Field } from '../../../../ui/field.tsx';
import { MaskedInput } from '../../../../ui/masked-input.tsx';

/** Returns the month of the refund as typed; the last valid month while the input is invalid. */
export function useRefundMonth() {
  const [text, setText] = useState<string>(currentMonth);
  const [month, setMonth] = useState<TaxMonth>(currentMonth);
  const type = (typed: string) => {
    setText(typed);
    const parsed = parseTaxMonth(typed);
    if (parsed) setMonth(parsed);
  };
  return { text, month, type };
}

export function RefundMonthField({ text, type }: Pick<ReturnType<typeof useRefundMonth>, 'text' | 'type'>) {
  const wrong = text.length === 7 && !parseTaxMonth(text);
  return (
    <Field label="Mês da restituição" error={wrong ? 'Mês inválido. Use MM/AAAA.' : undefined} className="w-40">
      <MaskedInput mask="taxMonth" value={text} onChange={(event) => type(event.currentTarget.value)} />
    </Field>
  );
}
