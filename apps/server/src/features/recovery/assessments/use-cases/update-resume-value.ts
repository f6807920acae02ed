import { formatBRL, roundedCents } from '@restitui/brazil/money.ts';
import type { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { assessmentErrors } from '@restitui/domain/recovery/assessments/assessments.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { editResumeValue } from '../edit-resume-value.service.ts';

/** Stores a typed value. It overrides the computed one, which is kept, until it is reset. */
export async function updateResumeValue(
  context: Context<UserActor, OwnTransactions>,
  { body: { id, value, seen } }: Input<typeof assessmentsApi.updateResume>,
) {
  const { actor, platform } = context;
  return editResumeValue(context, id, ({ shown }) => {
    const now = shown?.value;
    if (seen !== undefined && now !== undefined && now !== seen && now !== value) {
      const issues = [{ path: 'value', message: `Agora está: ${formatBRL(now)}` }];
      throw new AppError(assessmentErrors.resume_value_changed, { issues });
    }
    return { typed: roundedCents(value), editado_por: actor.name, editado_em: platform.clock.now().toISOString() };
  });
}
