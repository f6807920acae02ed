import { formatDecimal } from '@restitui/brazil/money.ts';
import { icmsExcess } from '@restitui/domain/recovery/icms-credits/icms-credit-totals.ts';
import {
  type IcmsCredit,
  type IcmsCreditEdit,
  icmsCreditEdit,
  icmsCreditFields,
} from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import { readMoney } from '../../../lib/money-text.ts';

export type IcmsField = keyof IcmsCreditEdit;
/** Form values of a period. */
export type IcmsDraft = Record<IcmsField, string>;
export type IcmsErrors = Partial<Record<IcmsField | 'id_product', string>>;

const texts: readonly IcmsField[] = ['periodoApurado', 'dcompInicialPis', 'dcompInicialCofins'];
const typed = (value: string | number | undefined) =>
  typeof value === 'number' ? (value === 0 ? '' : formatDecimal(value)) : (value ?? '');

export function icmsDraftOf(row: IcmsCredit | undefined): IcmsDraft {
  return Object.fromEntries(icmsCreditFields.map((field) => [field, typed(row?.[field])])) as IcmsDraft;
}

type Read = { edit: IcmsCreditEdit } | { errors: IcmsErrors };

/** Parses the form values, or returns an error per field. An empty amount is zero. */
export function readIcmsDraft(draft: IcmsDraft): Read {
  const amounts = icmsCreditFields
    .filter((field) => !texts.includes(field))
    .map((field) => [field, readMoney(draft[field] || '0')] as const);
  const refused = amounts.flatMap(([field, read]) => ('refusal' in read ? [[field, read.refusal]] : []));
  const values = amounts.map(([field, read]) => [field, 'valor' in read ? read.valor : 0]);
  const checked = icmsCreditEdit.safeParse({ ...draft, ...Object.fromEntries(values) });
  const excess = checked.success && refused.length === 0 ? icmsExcess(checked.data) : [];
  if (checked.success && refused.length === 0 && excess.length === 0) return { edit: checked.data };
  if (excess.length > 0) return { errors: Object.fromEntries(excess.map(({ path, message }) => [path, message])) };
  const issues = checked.error?.issues ?? [];
  const named = issues.map(({ path, message }) => [String(path[0]), message]);
  return { errors: Object.fromEntries([...named, ...refused]) };
}
