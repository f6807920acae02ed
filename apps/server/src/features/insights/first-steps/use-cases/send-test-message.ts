import { canSeeFirstSteps } from '@restitui/domain/insights/first-steps/first-steps.access.ts';
import type { firstStepsApi } from '@restitui/domain/insights/first-steps/first-steps.api.ts';
import { firstStepErrors as errors } from '@restitui/domain/insights/first-steps/first-steps.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { queueMessage } from '../../../operations/messages/queue-message.service.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { testKeyAt, testMessage } from '../first-steps.texts.ts';
import { readStepsOf } from '../read-first-steps.service.ts';

/** Sends a test to the company's own contact, at most one per channel and minute. */
export async function sendTestMessage(context: Context, { body: { canal } }: Input<typeof firstStepsApi.sendTest>) {
  const { db, actor, tenant, platform } = context;
  requireAccess(canSeeFirstSteps(actor, tenant), errors.first_steps_denied);
  requireAccess(platform.connectedChannels.includes(canal), errors.channel_not_connected);
  const company = await findTenant(db, tenant);
  const to = (canal === 'email' ? company?.email : company?.whatsApp) ?? '';
  requireAccess(to !== '', errors.channel_contact_missing);

  const sender = company?.title ?? '';
  const message = { channel: canal, to, sender, ...testMessage(sender) };
  const log = {
    ...{ event: null, receiver: null, nome: sender, id_client: null, isRepeatable: false },
    key: testKeyAt(platform.clock.now()),
  };
  required(await queueMessage(platform, db, tenant, message, { log }), errors.test_message_recent);
  return { data: await readStepsOf(context) };
}
