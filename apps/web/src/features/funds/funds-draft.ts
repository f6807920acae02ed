import { formatDecimal, parseBRL } from '@restitui/brazil/money.ts';
import { fundItems } from '@restitui/domain/funds/fund-items.ts';
import type { FundsRecord } from '@restitui/domain/funds/funds.api.ts';
import { fundErrors } from '@restitui/domain/funds/funds.errors.ts';
import { isReversed, typedPeriod } from '@restitui/domain/funds/funds-period.ts';
import { enteredMoney } from '@restitui/domain/wire/money.ts';
import { fundMessages } from './funds.messages.ts';
import type { FundsToSave } from './funds.queries.ts';

/** Period and values as they are typed; a verba without a text has no value. */
export interface FundsDraft {
  dateStart: string;
  dateEnd: string;
  valores: Readonly<Record<string, string>>;
}

export function draftOf({ dateStart, dateEnd, verbas }: FundsRecord): FundsDraft {
  const valued = verbas.filter(({ valor }) => valor > 0).map(({ verba, valor }) => [verba, formatDecimal(valor)]);
  return { dateStart: dateStart ?? '', dateEnd: dateEnd ?? '', valores: Object.fromEntries(valued) };
}

/** The value of a text, 0 of an empty one; undefined of what is no money. */
export function readValue(text: string | undefined): number | undefined {
  return text?.trim() ? parseBRL(text.trim()) : 0;
}

/** How many fields are not as they stand in the record. */
export function countChanges(draft: FundsDraft, record: FundsRecord): number {
  const saved = draftOf(record);
  const dates = (['dateStart', 'dateEnd'] as const).filter((field) => draft[field] !== saved[field]);
  const values = fundItems.filter(({ verba }) => readValue(draft.valores[verba]) !== readValue(saved.valores[verba]));
  return dates.length + values.length;
}

type Refusals = Readonly<Record<string, string>>;

/** What is sent, or what is wrong, by field: `dateStart`, `dateEnd` or the name of a verba. */
export function readDraft(draft: FundsDraft, record: FundsRecord): { send: FundsToSave } | { refusals: Refusals } {
  const refusals: Record<string, string> = {};
  const period = typedPeriod.safeParse(draft);
  for (const { path, message } of period.error?.issues ?? []) refusals[String(path[0])] = message;
  if (period.success && isReversed(period.data)) refusals.dateEnd = fundErrors.funds_period_reversed.message;

  const keys = new Map(record.verbas.map(({ verba, createdDate }) => [verba, createdDate]));
  const verbas = fundItems.map(({ verba }) => {
    const checked = enteredMoney.safeParse(readValue(draft.valores[verba]));
    if (!checked.success) refusals[verba] = checked.error.issues[0]?.message ?? fundMessages.valueInvalid;
    return { verba, valor: checked.data ?? 0, createdDate: keys.get(verba) };
  });
  if (!period.success || Object.keys(refusals).length > 0) return { refusals };
  const pathForm = (month: string) => month.replace('/', '');
  const { dateStart, dateEnd } = period.data;
  return { send: { dateStart: pathForm(dateStart), dateEnd: pathForm(dateEnd), verbas } };
}
