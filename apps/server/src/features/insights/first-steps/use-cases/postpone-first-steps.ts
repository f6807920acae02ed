import { canSeeFirstSteps } from '@restitui/domain/insights/first-steps/first-steps.access.ts';
import type { firstStepsApi } from '@restitui/domain/insights/first-steps/first-steps.api.ts';
import { firstStepErrors } from '@restitui/domain/insights/first-steps/first-steps.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { deletePostponed, insertPostponed } from '../first-steps.repository.ts';
import { readStepsOf } from '../read-first-steps.service.ts';

/** Leaves steps for later, for everyone who sees the list, or takes them up again. */
export async function postponeFirstSteps(
  context: Context,
  { body: { passos, adiado } }: Input<typeof firstStepsApi.postpone>,
) {
  const { db, actor, tenant, platform } = context;
  requireAccess(canSeeFirstSteps(actor, tenant), firstStepErrors.first_steps_denied);
  if (adiado) {
    const createdDate = platform.clock.now().toISOString();
    await insertPostponed(
      db,
      passos.map((passo) => ({ id_tenant: tenant, passo, createdDate })),
    );
  } else {
    await deletePostponed(db, tenant, passos);
  }
  return { data: await readStepsOf(context) };
}
