import type { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { editResumeValue } from '../edit-resume-value.service.ts';

/** Resets the typed value, so that the figure is computed from the credits again. */
export async function clearResumeValue(
  context: Context<UserActor, OwnTransactions>,
  { params: { id } }: Input<typeof assessmentsApi.clearResume>,
) {
  return editResumeValue(context, id, () => ({ typed: null, editado_por: null, editado_em: null }));
}
