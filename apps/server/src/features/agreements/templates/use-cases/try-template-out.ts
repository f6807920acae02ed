import { writeAgreement } from '@restitui/domain/agreements/documents/write-agreement.ts';
import { samplePlaceholders } from '@restitui/domain/agreements/templates/placeholder-catalogue.ts';
import { canSeeTemplates } from '@restitui/domain/agreements/templates/templates.access.ts';
import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { templateErrors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { readTrialParty } from '../../documents/trial-party.service.ts';
import { templateWork } from '../template-work.service.ts';

/** Fills an unsaved text as an agreement with this party would be written today. Stores nothing. */
export async function tryTemplateOut(
  context: Context<UserActor, OwnTransactions>,
  { body: { typeContrato: type, html, ...party } }: Input<typeof templatesApi.tryOut>,
) {
  const { actor, tenant, platform, inTenant } = context;
  const found = await inTenant(tenant, (db) => readTrialParty({ ...context, db }, type, party));
  requireAccess(canSeeTemplates(actor), templateErrors.contracts_denied);

  const { html: clean, problems } = await platform.textWorker.run(templateWork.check, { html, type }, { tenant });
  const { values, services, product } = found ?? { values: samplePlaceholders, services: [], product: undefined };
  return { data: { ...writeAgreement([{ html: clean, product }], values, services), problems } };
}
