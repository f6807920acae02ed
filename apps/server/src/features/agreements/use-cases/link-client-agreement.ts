import { linkEnd } from '@restitui/domain/agreements/agreement-link.ts';
import type { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import { agreementErrors } from '@restitui/domain/agreements/agreements.errors.ts';
import { canRegisterClient } from '@restitui/domain/clients/clients.access.ts';
import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import type { ServiceType } from '@restitui/domain/products/service-type.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { requireOpenableClient } from '../../clients/openable-client.ts';
import { insertMissingProducts } from '../../products/products.repository.ts';
import { hashToken, newToken } from '../../session/token.ts';
import { findLatestSignature } from '../../signatures/signatures.repository.ts';
import { findTenant } from '../../tenants/tenants.repository.ts';
import { insertAgreementLink } from '../agreement-links.repository.ts';
import { agreementOnWire } from '../agreement-on-wire.ts';
import { contractOfRegime } from '../contract-of-regime.ts';
import { writeClientContract } from '../write-client-contract.ts';

export async function linkClientAgreement(
  context: Context,
  { body: { contracts, typeRegime, id_client } }: Input<typeof agreementsApi.linkClient>,
) {
  const { db, tenant, actor, platform } = context;
  const client = await requireOpenableClient(context, id_client);
  requireAccess(canRegisterClient(actor), agreementErrors.agreement_client_link_denied);

  const now = platform.clock.now();
  const asked = contracts.filter((contract): contract is ServiceType => contract !== 'PRINCIPAL');
  const { agreement, services } = await contractOfRegime(context, { id_client, typeRegime, asked });
  const home = required(await findTenant(db, tenant), clientErrors.client_not_found);
  const version = await writeClientContract(context, { agreement, client, home, services });
  await insertMissingProducts(
    db,
    services.map((typeServico) => ({
      ...{ id: newId(), id_tenant: tenant, id_client, id_user: actor.id, typeServico, typeRegime },
      createdDate: now.toISOString(),
    })),
  );

  const token = newToken();
  await insertAgreementLink(db, {
    ...{ id: newId(), id_tenant: tenant, purpose: 'contrato', id_client, id_creator: actor.id },
    ...{ token_hash: hashToken(token), createdDate: now.toISOString(), expiresAt: linkEnd(now) },
  });
  const signature = await findLatestSignature(db, tenant, { id_owner: client.id_owner });
  return {
    data: {
      agreement: agreementOnWire(agreement, signature),
      link: `${platform.siteAddress(home)}/minuta/${id_client}?t=${token}`,
      missing: version.missing,
    },
  };
}
