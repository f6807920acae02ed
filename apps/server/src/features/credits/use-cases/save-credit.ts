import { compareCompetences, parseCompetence } from '@restitui/brazil/competence.ts';
import { competenceOfCredit } from '@restitui/domain/credits/credit-account.ts';
import { creditFieldText } from '@restitui/domain/credits/credit-field-text.ts';
import type { CreditEdit, creditsApi } from '@restitui/domain/credits/credits.api.ts';
import { creditErrors as errors } from '@restitui/domain/credits/credits.errors.ts';
import { changedCreditFields, overtakenCreditFields } from '@restitui/domain/credits/edited-credit.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { type Issue, wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context, StaffSession } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { bookCredit } from '../../fees/book-fee.ts';
import { creditOnWire, type Rates, ratesNow } from '../credit-on-wire.ts';
import { type CreditRow, updateCredit } from '../credits.repository.ts';
import { requireEditableCredit } from '../editable-credit.ts';

/** Saves what was entered; what follows from it is never taken from a caller. */
export async function saveCredit(
  session: StaffSession,
  { body: { id, seen = {}, ...edited } }: Input<typeof creditsApi.save>,
) {
  const { tenant, platform, inTenant } = session;
  const rates = await ratesNow(platform);
  return inTenant(tenant, async (db) => {
    const context: Context = { ...session, db };
    const before = await requireEditableCredit(context, id);
    const changed = withMonthOfUse(changedCreditFields(before, edited), before, rates);
    const overtaken = overtakenCreditFields(before, changed, seen);
    if (overtaken.length > 0) {
      const issues = overtaken.map((path) => ({ path, message: `Agora está: ${creditFieldText(path, before[path])}` }));
      throw new AppError(errors.credit_changed, { issues });
    }
    const after = { ...before, ...changed };
    const issues = problemsOf(after, rates);
    if (issues.length > 0) throw new AppError(wireErrors.invalid_input, { issues });

    if (Object.keys(changed).length > 0) await updateCredit(db, tenant, id, changed);
    await bookCredit(context, before, after);
    await recordChanges(context, { entity: 'CREDITO', ...before }, before, changed);
    return { data: creditOnWire(after, rates) };
  });
}

/** A credit that is paid was used in some month, the one under way unless another is named: its Selic stops there. */
function withMonthOfUse(changed: Partial<CreditEdit>, before: CreditRow, { month }: Rates): Partial<CreditEdit> {
  const { isPago, mesRestituicao = before.mesRestituicao } = changed;
  if (isPago === true && !mesRestituicao) return { ...changed, mesRestituicao: month };
  if (isPago === false && changed.mesRestituicao === undefined) return { ...changed, mesRestituicao: null };
  return changed;
}

function problemsOf(credit: CreditRow, { month }: Rates): Issue[] {
  const competence = competenceOfCredit(credit);
  if (!competence) return [{ path: 'mesCompetencia', message: 'Informe a competência.' }];
  const used = parseCompetence(credit.mesRestituicao ?? '');
  return [
    ...(compareCompetences(competence, month) > 0
      ? [{ path: 'mesCompetencia', message: 'A competência ainda não chegou.' }]
      : []),
    ...(used && compareCompetences(used, competence) < 0
      ? [{ path: 'mesRestituicao', message: 'O mês de uso não pode ser anterior à competência.' }]
      : []),
    ...(used && compareCompetences(used, month) > 0
      ? [{ path: 'mesRestituicao', message: 'O mês de uso ainda não chegou.' }]
      : []),
  ];
}
