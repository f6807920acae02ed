import { formatDecimal } from '@restitui/brazil/money.ts';
import type { CompensationTax } from '@restitui/domain/compensations/compensation-tax.ts';
import {
  type Compensation,
  type CompensationEdit,
  compensationEdit,
  fillAllFields,
} from '@restitui/domain/compensations/compensations.api.ts';
import { readMoney } from '../../lib/money-text.ts';

/** A compensation while it is typed. */
export interface CompensationDraft {
  tributo: CompensationTax;
  pa: string;
  value: string;
  perDcomp: string;
}
export type CompensationField = keyof CompensationDraft;
export type CompensationErrors = Partial<Record<CompensationField | 'id_product', string>>;

export function compensationDraftOf(row: Compensation | undefined): CompensationDraft {
  const { tributo = 'PIS_PASEP', pa = '', value, perDcomp = '' } = row ?? {};
  return { tributo, pa, value: value === undefined ? '' : formatDecimal(value), perDcomp };
}

const fields: readonly CompensationField[] = ['tributo', 'pa', 'value', 'perDcomp'];

/** After somebody else changed the row: what was typed here stays, the rest is as it stands now. */
export function keepTypedCompensation(
  draft: CompensationDraft,
  before: CompensationDraft,
  now: CompensationDraft,
): CompensationDraft {
  const standing = fields.filter((field) => draft[field] === before[field]);
  return { ...draft, ...Object.fromEntries(standing.map((field) => [field, now[field]])) };
}

type Read = { edit: CompensationEdit } | { errors: CompensationErrors };

/** What was typed → what may be saved, or what is wrong with each field; of an empty one, that all are required. */
export function readCompensationDraft({ tributo, pa, value, perDcomp }: CompensationDraft): Read {
  const empty = Object.entries({ pa, value, perDcomp }).filter(([, text]) => text.trim() === '');
  if (empty.length > 0) return { errors: Object.fromEntries(empty.map(([field]) => [field, fillAllFields])) };
  const amount = readMoney(value);
  const checked = compensationEdit.safeParse({ tributo, pa, value: 'valor' in amount ? amount.valor : 1, perDcomp });
  if (checked.success && 'valor' in amount) return { edit: checked.data };
  const named = (checked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]);
  return { errors: { ...Object.fromEntries(named), ...('refusal' in amount && { value: amount.refusal }) } };
}
