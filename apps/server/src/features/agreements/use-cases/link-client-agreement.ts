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
import { findLatestSignature } from '../../signatures/signatures.repository.ts';
import { findTenant } from '../../tenants/tenants.repository.ts';
import { agreementOnWire } from '../agreement-on-wire.ts';
import { contractOfRegime } from '../contract-of-regime.ts';
import { makeContractLink } from '../make-contract-link.ts';
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

  const { link } = await makeContractLink(context, { home, id_client, origem: 'equipe', creator: actor });
  const signature = await findLatestSignature(db, tenant, { id_owner: client.id_owner });
  return {
    data: {
      agreement: agreementOnWire(agreement, signature),
      link,
      missing: version.missing,
    },
  };
}
