import { competenceParts, parseCompetence } from '@restitui/brazil/competence.ts';
import { formatDecimal } from '@restitui/brazil/money.ts';
import { competenceOfCredit } from '@restitui/domain/credits/credit-account.ts';
import type { Credit, CreditEdit, CreditField } from '@restitui/domain/credits/credits.api.ts';
import { readMoney } from '../../lib/money-text.ts';

/** A credit while it is typed. */
export interface CreditDraft {
  competencia: string;
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
    competencia: competenceOfCredit(credit) ?? '',
    creditOrigin: amount(credit.creditOrigin),
    compensacao: amount(credit.compensacao),
    isPago: credit.isPago,
    mesRestituicao: credit.mesRestituicao ?? '',
  };
}

/** After somebody else changed the credit: what was typed here stays, the rest is as it stands now. */
export function keepTyped(draft: CreditDraft, before: CreditDraft, now: CreditDraft): CreditDraft {
  const fields = Object.keys(now) as DraftField[];
  const standing = fields.filter((field) => draft[field] === before[field]);
  return { ...draft, ...Object.fromEntries(standing.map((field) => [field, now[field]])) };
}

type Read = { edit: Omit<CreditEdit, 'comissao_porcentagem'> } | { errors: DraftErrors };

/** What was typed → what may be saved, or what is wrong with each field. An empty amount is zero. */
export function readDraft(draft: CreditDraft): Read {
  const month = parseCompetence(draft.competencia);
  const used = parseCompetence(draft.mesRestituicao);
  const origin = readMoney(draft.creditOrigin || '0');
  const compensated = readMoney(draft.compensacao || '0');
  const monthOfUse = draft.isPago && draft.mesRestituicao !== '';
  if (month && 'valor' in origin && 'valor' in compensated && (used || !monthOfUse)) {
    const { year, month: mesCompetencia } = competenceParts(month);
    return {
      edit: {
        ...{ anoCompetencia: year, mesCompetencia, isPago: draft.isPago },
        ...{ creditOrigin: origin.valor, compensacao: compensated.valor },
        mesRestituicao: (monthOfUse && used) || null,
      },
    };
  }
  return {
    errors: {
      ...(!month && { competencia: draft.competencia ? 'Use MM/AAAA.' : 'Informe a competência.' }),
      ...('refusal' in origin && { creditOrigin: origin.refusal }),
      ...('refusal' in compensated && { compensacao: compensated.refusal }),
      ...(monthOfUse && !used && { mesRestituicao: 'Use MM/AAAA.' }),
    },
  };
}

const fieldOf: Partial<Record<CreditField, DraftField>> = {
  anoCompetencia: 'competencia',
  mesCompetencia: 'competencia',
  creditOrigin: 'creditOrigin',
  compensacao: 'compensacao',
  isPago: 'isPago',
  mesRestituicao: 'mesRestituicao',
};

/** The server's refusals, beside the fields that they are about. */
export function errorsFrom(issues: readonly { path: string; message: string }[]): DraftErrors {
  const named = issues.flatMap(({ path, message }) => {
    const field = fieldOf[path as CreditField];
    return field ? [[field, message]] : [];
  });
  return Object.fromEntries(named);
}
