import type { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { agreementErrors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import { canRegisterClient } from '@restitui/domain/crm/clients/clients.access.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { findLatestIdentityCheck } from '../../../accounts/identity-checks/identity-checks.repository.ts';
import { requireOpenableClient } from '../../../crm/clients/client.gate.ts';
import { insertMissingProducts } from '../../../recovery/products/products.repository.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { toAgreementResponse } from '../agreement.wire.ts';
import { askForMissingData } from '../ask-for-missing-data.service.ts';
import { createClientLink } from '../create-client-link.service.ts';
import { ensureRegimeAgreement } from '../ensure-regime-agreement.service.ts';
import { writeClientAgreement } from '../write-client-agreement.service.ts';

export async function linkClientAgreement(
  context: Context,
  { body: { contracts, typeRegime, id_client } }: Input<typeof agreementsApi.linkClient>,
) {
  const { db, tenant, actor, platform } = context;
  const client = await requireOpenableClient(context, id_client);
  requireAccess(canRegisterClient(actor), agreementErrors.agreement_client_link_denied);

  const now = platform.clock.now();
  const asked = contracts.filter((contract): contract is ServiceType => contract !== 'PRINCIPAL');
  const home = required(await findTenant(db, tenant), clientErrors.client_not_found);
  const { agreement, services } = await ensureRegimeAgreement(context, { id_client, typeRegime, asked, home });
  const version = await writeClientAgreement(context, { agreement, client, home, services });
  await insertMissingProducts(
    db,
    services.map((typeServico) => ({
      ...{ id: newId(), id_tenant: tenant, id_client, id_user: actor.id, typeServico, typeRegime },
      createdDate: now.toISOString(),
    })),
  );

  const { link } = await createClientLink(context, { home, id_client, origem: 'equipe', creator: actor });
  await askForMissingData(context, version);
  const signature = await findLatestIdentityCheck(db, tenant, { id_owner: client.id_owner });
  return {
    data: {
      ...toAgreementResponse(agreement, signature),
      link,
      missing: version.missing,
    },
  };
}
