import { formatDay, invalidDate, parseDay } from '@restitui/brazil/day.ts';
import { formatDecimal } from '@restitui/brazil/money.ts';
import { parseTaxMonth, taxMonthParts } from '@restitui/brazil/tax-month.ts';
import { taxMonthOfCredit } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import type { Credit, CreditEdit, CreditField } from '@restitui/domain/recovery/credits/credits.api.ts';
import { readMoney } from '../../../lib/money-text.ts';

/** Form values of a credit. */
export interface CreditDraft {
  competencia: string;
  /** `DD/MM/AAAA`; empty while unknown. */
  pagoEm: string;
  creditOrigin: string;
  compensacao: string;
  isPago: boolean;
  mesRestituicao: string;
}
export type DraftField = keyof CreditDraft;
export type DraftErrors = Partial<Record<DraftField, string>>;

const amount = (value: number) => (value === 0 ? '' : formatDecimal(value));

export function draftOf(credit: Credit): CreditDraft {
  return {
    competencia: taxMonthOfCredit(credit) ?? '',
    pagoEm: credit.pagoEm ? formatDay(credit.pagoEm) : '',
    creditOrigin: amount(credit.creditOrigin),
    compensacao: amount(credit.compensacao),
    isPago: credit.isPago,
    mesRestituicao: credit.mesRestituicao ?? '',
  };
}

type Read = { edit: Omit<CreditEdit, 'comissao_porcentagem'> } | { errors: DraftErrors };

/** Parses the form values, or returns an error per field. An empty amount is zero. */
export function readDraft(draft: CreditDraft): Read {
  const month = parseTaxMonth(draft.competencia);
  const used = parseTaxMonth(draft.mesRestituicao);
  const paid = draft.pagoEm === '' ? null : parseDay(draft.pagoEm);
  const origin = readMoney(draft.creditOrigin || '0');
  const compensated = readMoney(draft.compensacao || '0');
  const monthOfUse = draft.isPago && draft.mesRestituicao !== '';
  if (month && paid !== undefined && 'valor' in origin && 'valor' in compensated && (used || !monthOfUse)) {
    const { year, month: mesCompetencia } = taxMonthParts(month);
    return {
      edit: {
        ...{ anoCompetencia: year, mesCompetencia, pagoEm: paid, isPago: draft.isPago },
        ...{ creditOrigin: origin.valor, compensacao: compensated.valor },
        mesRestituicao: (monthOfUse && used) || null,
      },
    };
  }
  return {
    errors: {
      ...(!month && { competencia: draft.competencia ? 'Use MM/AAAA.' : 'Informe a competência.' }),
      ...(paid === undefined && { pagoEm: invalidDate }),
      ...('refusal' in origin && { creditOrigin: origin.refusal }),
      ...('refusal' in compensated && { compensacao: compensated.refusal }),
      ...(monthOfUse && !used && { mesRestituicao: 'Use MM/AAAA.' }),
    },
  };
}

const fieldOf: Readonly<Record<string, DraftField>> = {
  anoCompetencia: 'competencia',
  mesCompetencia: 'competencia',
  pagoEm: 'pagoEm',
  creditOrigin: 'creditOrigin',
  compensacao: 'compensacao',
  isPago: 'isPago',
  mesRestituicao: 'mesRestituicao',
} satisfies Partial<Record<CreditField, DraftField>>;

/** Maps validation errors of the server to fields. */
export function errorsFrom(issues: readonly { path: string; message: string }[]): DraftErrors {
  const named = issues.flatMap(({ path, message }) => {
    const field = fieldOf[path];
    return field ? [[field, message]] : [];
  });
  return Object.fromEntries(named);
}
