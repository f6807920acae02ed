import { parseBRL } from '@restitui/brazil/money.ts';
import { enteredMoney } from '@restitui/domain/wire/money.ts';

type Read = { valor: number } | { refusal: string };

const noMoney = 'Por favor, insira um valor válido.';

/** Parses a typed amount; returns the amount or a validation message. */
export function readMoney(text: string): Read {
  const typed = parseBRL(text.trim());
  if (typed === undefined) return { refusal: noMoney };
  const checked = enteredMoney.safeParse(typed);
  if (checked.success) return { valor: checked.data };
  return { refusal: checked.error.issues[0]?.message ?? noMoney };
}
