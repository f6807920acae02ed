import { formatBRL } from '@restitui/brazil/money.ts';
import type { assessmentsApi } from '@restitui/domain/assessments/assessments.api.ts';
import { assessmentErrors } from '@restitui/domain/assessments/assessments.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { editResumeValue } from '../editable-resume-value.ts';

/** The typed value stands until it is taken back; the computed one stays beside it. */
export async function updateResumeValue(
  session: StaffSession,
  { body: { id, value, seen } }: Input<typeof assessmentsApi.updateResume>,
) {
  const { actor, platform } = session;
  return editResumeValue(session, id, ({ shown }) => {
    const now = shown?.value;
    if (seen !== undefined && now !== undefined && now !== seen && now !== value) {
      const issues = [{ path: 'value', message: `Agora está: ${formatBRL(now)}` }];
      throw new AppError(assessmentErrors.resume_value_changed, { issues });
    }
    return { typed: value, editado_por: actor.name, editado_em: platform.clock.now().toISOString() };
  });
}
