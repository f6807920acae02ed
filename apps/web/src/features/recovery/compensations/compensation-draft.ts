import { formatDecimal } from '@restitui/brazil/money.ts';
import type { CompensationTax } from '@restitui/domain/recovery/compensations/compensation-tax.ts';
import {
  type Compensation,
  type CompensationEdit,
  compensationEdit,
  fillAllFields,
} from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { readMoney } from '../../../lib/money-text.ts';

/** Form values of a compensation. */
export interface CompensationDraft {
  /** Empty until it is chosen. */
  tributo: CompensationTax | '';
  pa: string;
  value: string;
  perDcomp: string;
}
export type CompensationField = keyof CompensationDraft;
export type CompensationErrors = Partial<Record<CompensationField | 'id_product', string>>;

export function compensationDraftOf(row: Compensation | undefined): CompensationDraft {
  const { tributo = '', pa = '', value, perDcomp = '' } = row ?? {};
  return { tributo, pa, value: value === undefined ? '' : formatDecimal(value), perDcomp };
}

type Read = { edit: CompensationEdit } | { errors: CompensationErrors };

/** Parses the form values, or returns an error per field. */
export function readCompensationDraft({ tributo, pa, value, perDcomp }: CompensationDraft): Read {
  const empty = Object.entries({ tributo, pa, value, perDcomp }).filter(([, text]) => text.trim() === '');
  if (empty.length > 0) return { errors: Object.fromEntries(empty.map(([field]) => [field, fillAllFields])) };
  const amount = readMoney(value);
  const checked = compensationEdit.safeParse({ tributo, pa, value: 'valor' in amount ? amount.valor : 1, perDcomp });
  if (checked.success && 'valor' in amount) return { edit: checked.data };
  const named = (checked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]);
  return { errors: { ...Object.fromEntries(named), ...('refusal' in amount && { value: amount.refusal }) } };
}
