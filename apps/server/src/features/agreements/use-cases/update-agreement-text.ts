import { agreementErrors } from '@restitui/domain/agreements/agreements.errors.ts';
import type { clientAgreementsApi } from '@restitui/domain/agreements/client-agreements.api.ts';
import { serviceType } from '@restitui/domain/products/service-type.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { OpenContext } from '../../../kernel/context.ts';
import { findTenant } from '../../tenants/tenants.repository.ts';
import { findActiveAgreement, lockParty } from '../agreements.repository.ts';
import { requireOwnOrOpenable, requireTextOfClient, viewerOf } from '../client-contract.ts';
import { tenantOfLink } from '../open-link.ts';
import { partyOf, requireUnsigned } from '../readable-agreement.ts';
import { hasTemplates, writeClientContract } from '../write-client-contract.ts';

/** Written anew by staff and by the client, while nothing is signed; whoever holds a link reads it as it is (D-40). */
export async function updateAgreementText(
  context: OpenContext,
  { body: { id_client, t, contrato } }: Input<typeof clientAgreementsApi.update>,
) {
  const { session, inTenant, platform } = context;
  const linked = t && (await tenantOfLink(context, t, id_client));
  if (linked) {
    const viewer = viewerOf(undefined, id_client);
    const data = await inTenant(linked, async (db) => {
      const found = await findActiveAgreement(db, linked, { id_client }, contrato);
      requireUnsigned(required(found, agreementErrors.agreement_not_found));
      return requireTextOfClient(db, linked, { id_client, contrato }, { platform, viewer });
    });
    return { data };
  }
  if (!session) throw new AppError(t ? wireErrors.link_invalid : wireErrors.not_signed_in);

  const { tenant } = session;
  const data = await session.inTenant(tenant, async (db) => {
    const client = await requireOwnOrOpenable(session, db, id_client);
    await lockParty(db, tenant, { id_client });
    const found = await findActiveAgreement(db, tenant, { id_client }, contrato);
    const reading = await partyOf(db, tenant, required(found, agreementErrors.agreement_not_found));
    requireUnsigned(reading.agreement);
    const author = session.who === 'staff' ? session.actor.id : required(found, wireErrors.not_found).current.id_user;
    const services = serviceType.options.filter((service) => reading.agreement.contracts.includes(service));
    const writing = { db, tenant, platform, actor: { id: author } };
    if (reading.signature?.decision !== 'verified' && (await hasTemplates(writing))) {
      const home = required(await findTenant(db, tenant), wireErrors.not_found);
      await writeClientContract(writing, { agreement: reading.agreement, client, home, services });
    }
    return requireTextOfClient(db, tenant, { id_client, contrato }, { platform, viewer: viewerOf(session) });
  });
  return { data };
}
