import { canEditResume } from '@restitui/domain/recovery/assessments/assessments.access.ts';
import type { ResumeValue } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { assessmentErrors } from '@restitui/domain/recovery/assessments/assessments.errors.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { requireVisibleAssessment } from './assessment.gate.ts';
import { findResumeValue, type ResumeRow, typeResumeValue } from './assessments.repository.ts';
import { readResume } from './read-resume.service.ts';
import { toResumeAmounts } from './resume-value.wire.ts';

interface Editing {
  row: ResumeRow;
  /** The figure as shown before the change; undefined if it had no value to show. */
  shown: ResumeValue | undefined;
}

type Typed = Pick<ResumeRow, 'typed' | 'editado_por' | 'editado_em'>;

/**
 * Changes the typed value of one figure and records the change, in one transaction.
 * @param change returns the new typed value, or throws
 */
export async function editResumeValue(
  context: Context<UserActor, OwnTransactions>,
  id: string,
  change: (editing: Editing) => Typed,
): Promise<{ data: ResumeValue }> {
  const { actor, tenant, platform, inTenant } = context;
  const series = await platform.selic.months();
  return inTenant(tenant, async (db) => {
    const transaction: Context = { ...context, db };
    const row = required(await findResumeValue(db, tenant, id), assessmentErrors.resume_value_not_found);
    const { assessment } = await requireVisibleAssessment(transaction, row.id_apuracao);
    requireAccess(canEditResume(actor), assessmentErrors.resume_edit_denied);

    const read = async () => (await readResume({ ...context, db, series }, row.id_apuracao)).find((v) => v.id === id);
    const shown = await read();
    const typed = change({ row, shown });
    await typeResumeValue(db, tenant, id, typed);
    const { id_client, id_product } = assessment;
    const about = { entity: 'RESUMO' as const, id, id_client, id_product };
    const before = toResumeAmounts(row);
    const after = toResumeAmounts({ ...row, ...typed });
    const { typeValue, value } = before;
    await recordChanges(transaction, about, { [typeValue]: before.typed }, { [typeValue]: after.typed });
    const gone = { id, typeValue, value, calculado: value, editado_por: null, editado_em: null };
    return { data: (await read()) ?? gone };
  });
}
