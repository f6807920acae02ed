import { canSeeFirstSteps } from '@restitui/domain/insights/first-steps/first-steps.access.ts';
import { firstStepErrors } from '@restitui/domain/insights/first-steps/first-steps.errors.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { readStepsOf } from '../read-first-steps.service.ts';

export async function readFirstSteps(context: Context) {
  requireAccess(canSeeFirstSteps(context.actor, context.tenant), firstStepErrors.first_steps_denied);
  return { data: await readStepsOf(context) };
}
