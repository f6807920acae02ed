import type { agreementLinksApi } from '@restitui/domain/agreements/agreement-links.api.ts';
import { agreementErrors } from '@restitui/domain/agreements/agreements.errors.ts';
import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { postMessage } from '../../messages/post-message.ts';
import { findTenant } from '../../tenants/tenants.repository.ts';
import { findActiveAgreement } from '../agreements.repository.ts';
import { linkMessage } from '../link-message.ts';
import { linkOnWire } from '../link-on-wire.ts';
import { makeContractLink } from '../make-contract-link.ts';
import { requireClientOfAgreement } from '../readable-agreement.ts';

/** Only where there is a contract to show, so that no dead link leaves the house. */
export async function createContractLink(
  context: Context,
  { params: { id_client }, body: { canais: asked } }: Input<typeof agreementLinksApi.create>,
) {
  const { db, tenant, actor, platform } = context;
  const client = await requireClientOfAgreement(context, id_client);
  required(await findActiveAgreement(db, tenant, { id_client }), agreementErrors.agreement_not_found);
  const home = required(await findTenant(db, tenant), clientErrors.client_not_found);

  const canais = [...new Set(asked)];
  const { link, row } = await makeContractLink(context, { home, id_client, origem: 'equipe', creator: actor, canais });
  const { nomeProprietario: nome, razao_social, emailProprietario, contatoProprietario } = client;
  const words = linkMessage({ nome, razao_social, link, expiresAt: row.expiresAt });
  for (const channel of canais) {
    const to = channel === 'email' ? emailProprietario : contatoProprietario;
    await postMessage(platform, db, tenant, { channel, to, sender: home.title, ...words });
  }
  await recordChanges(context, { entity: 'LINK', id: row.id, id_client }, {}, { expiresAt: row.expiresAt, canais });
  return { data: { link, row: linkOnWire(row, platform.clock.now()) } };
}
