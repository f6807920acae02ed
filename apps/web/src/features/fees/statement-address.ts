import { type Competence, compareCompetences, parseCompetence } from '@restitui/brazil/competence.ts';
import type { FeeAccount } from '@restitui/domain/fees/fees.api.ts';

/** The month of the address, `AAAA-MM`; the one under way for what is none, and for one that is still to come. */
export function statementMonthOf(mes: string | undefined, underWay: Competence): Competence {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(mes ?? '') ?? [];
  const month = parseCompetence(`${number}/${year}`);
  return month && compareCompetences(month, underWay) <= 0 ? month : underWay;
}

/** Who has a statement, as the address names them. */
export function accountInAddress({ papel, id_user }: Pick<FeeAccount, 'papel' | 'id_user'>): string {
  return id_user === null ? papel : `${papel}-${id_user}`;
}
