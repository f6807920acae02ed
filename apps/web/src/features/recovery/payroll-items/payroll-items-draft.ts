import { formatDecimal, parseBRL } from '@restitui/brazil/money.ts';
import { payrollItemTypes } from '@restitui/domain/recovery/payroll-items/payroll-item-catalogue.ts';
import { isPromised } from '@restitui/domain/recovery/payroll-items/payroll-item-standing.ts';
import type { PayrollItemsRecord } from '@restitui/domain/recovery/payroll-items/payroll-items.api.ts';
import { payrollItemErrors } from '@restitui/domain/recovery/payroll-items/payroll-items.errors.ts';
import { isReversed, typedPeriod } from '@restitui/domain/recovery/payroll-items/payroll-items-period.ts';
import { enteredMoney } from '@restitui/domain/wire/money.ts';
import { mergeDraft } from '../../../lib/merge-draft.ts';
import { payrollItemMessages } from './payroll-items.messages.ts';
import type { PayrollItemsToSave } from './payroll-items.queries.ts';

/** Form values of period and items; an item without text has no value. */
export interface PayrollItemsDraft {
  dateStart: string;
  dateEnd: string;
  valores: Readonly<Record<string, string>>;
  /** The analyst's choice per item; absent: recognised items only. */
  prometidas: Readonly<Record<string, boolean>>;
}

export function draftOf({ dateStart, dateEnd, verbas }: PayrollItemsRecord): PayrollItemsDraft {
  const valued = verbas.filter(({ valor }) => valor > 0).map(({ verba, valor }) => [verba, formatDecimal(valor)]);
  const chosen = verbas.flatMap(({ verba, prometida }) => (prometida === undefined ? [] : [[verba, prometida]]));
  return {
    dateStart: dateStart ?? '',
    dateEnd: dateEnd ?? '',
    valores: Object.fromEntries(valued),
    prometidas: Object.fromEntries(chosen),
  };
}

/** Returns the saved values, with what was typed since they were sent. */
export function draftAfterSave(
  typed: PayrollItemsDraft,
  sent: PayrollItemsDraft,
  saved: PayrollItemsDraft,
): PayrollItemsDraft {
  return {
    ...mergeDraft(typed, sent, saved),
    valores: mergeDraft(typed.valores, sent.valores, saved.valores),
    prometidas: mergeDraft(typed.prometidas, sent.prometidas, saved.prometidas),
  };
}

/** Parses an amount, 0 for an empty text; undefined if invalid. */
export function readValue(text: string | undefined): number | undefined {
  return text?.trim() ? parseBRL(text.trim()) : 0;
}

/** Counts the fields that differ from the record. */
export function countChanges(draft: PayrollItemsDraft, record: PayrollItemsRecord): number {
  const saved = draftOf(record);
  const dates = (['dateStart', 'dateEnd'] as const).filter((field) => draft[field] !== saved[field]);
  const values = payrollItemTypes.filter(
    ({ verba }) => readValue(draft.valores[verba]) !== readValue(saved.valores[verba]),
  );
  const choices = payrollItemTypes.filter(
    ({ verba }) =>
      isPromised({ verba, prometida: draft.prometidas[verba] }) !==
      isPromised({ verba, prometida: saved.prometidas[verba] }),
  );
  return dates.length + values.length + choices.length;
}

type Refusals = Readonly<Record<string, string>>;

/** Parses the form values, or returns errors by field: `dateStart`, `dateEnd` or the name of an item. */
export function readDraft(
  draft: PayrollItemsDraft,
  record: PayrollItemsRecord,
): { send: PayrollItemsToSave } | { refusals: Refusals } {
  const refusals: Record<string, string> = {};
  const period = typedPeriod.safeParse(draft);
  for (const { path, message } of period.error?.issues ?? []) refusals[String(path[0])] = message;
  if (period.success && isReversed(period.data)) refusals.dateEnd = payrollItemErrors.funds_period_reversed.message;

  const keys = new Map(record.verbas.map(({ verba, createdDate }) => [verba, createdDate]));
  const verbas = payrollItemTypes.map(({ verba }) => {
    const checked = enteredMoney.safeParse(readValue(draft.valores[verba]));
    if (!checked.success) refusals[verba] = checked.error.issues[0]?.message ?? payrollItemMessages.valueInvalid;
    return { verba, valor: checked.data ?? 0, prometida: draft.prometidas[verba], createdDate: keys.get(verba) };
  });
  if (!period.success || Object.keys(refusals).length > 0) return { refusals };
  const pathForm = (month: string) => month.replace('/', '');
  const { dateStart, dateEnd } = period.data;
  return { send: { dateStart: pathForm(dateStart), dateEnd: pathForm(dateEnd), verbas } };
}
