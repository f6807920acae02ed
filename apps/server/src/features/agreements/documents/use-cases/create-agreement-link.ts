import type { agreementLinksApi } from '@restitui/domain/agreements/documents/agreement-links.api.ts';
import { agreementErrors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { queueMessage } from '../../../operations/messages/queue-message.service.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { requireClientOfAgreement } from '../agreement.gate.ts';
import { agreementLinkMessage } from '../agreement-link.texts.ts';
import { toAgreementLinkResponse } from '../agreement-link.wire.ts';
import { findActiveAgreement } from '../agreements.repository.ts';
import { createClientLink } from '../create-client-link.service.ts';

/** Refuses without an active agreement, so that no dead link is sent. */
export async function createAgreementLink(
  context: Context,
  { params: { id_client }, body: { canais: asked } }: Input<typeof agreementLinksApi.create>,
) {
  const { db, tenant, actor, platform } = context;
  const client = await requireClientOfAgreement(context, id_client);
  required(await findActiveAgreement(db, tenant, { id_client }), agreementErrors.agreement_not_found);
  const home = required(await findTenant(db, tenant), clientErrors.client_not_found);

  const canais = [...new Set(asked)];
  const { link, row } = await createClientLink(context, { home, id_client, origem: 'equipe', creator: actor, canais });
  const { nomeProprietario: nome, razao_social, emailProprietario, contatoProprietario } = client;
  const message = agreementLinkMessage({ sender: home.title, nome, razao_social, link, expiresAt: row.expiresAt });
  for (const channel of canais) {
    const to = channel === 'email' ? emailProprietario : contatoProprietario;
    const log = { event: 'minuta_pronta', receiver: 'parte', key: `minuta_pronta ${row.id}`, nome, id_client } as const;
    const sent = { channel, to, sender: home.title, ...message };
    await queueMessage(platform, db, tenant, sent, { log: { ...log, isRepeatable: false } });
  }
  await recordChanges(context, { entity: 'LINK', id: row.id, id_client }, {}, { expiresAt: row.expiresAt, canais });
  return { data: { link, row: toAgreementLinkResponse(row, platform.clock.now()) } };
}
