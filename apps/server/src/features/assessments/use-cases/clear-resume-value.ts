import type { assessmentsApi } from '@restitui/domain/assessments/assessments.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { editResumeValue } from '../editable-resume-value.ts';

/** Takes back what was typed: the figure follows from the credits again. */
export async function clearResumeValue(
  session: StaffSession,
  { params: { id } }: Input<typeof assessmentsApi.clearResume>,
) {
  return editResumeValue(session, id, () => ({ typed: null, editado_por: null, editado_em: null }));
}
