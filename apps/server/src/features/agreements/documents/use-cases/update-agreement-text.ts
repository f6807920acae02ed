import { agreementErrors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import type { clientAgreementsApi } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { serviceType } from '@restitui/domain/recovery/products/service-type.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { isSessionContext, type LinkActor, type SessionActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { partyOf, requireAgreementClient, requireUnsigned } from '../agreement.gate.ts';
import { findActiveAgreement, lockParty } from '../agreements.repository.ts';
import { linkViewerOf, requireClientAgreementText } from '../client-agreement.service.ts';
import { tenantOfLink } from '../open-link.service.ts';
import { hasTemplates, writeClientAgreement } from '../write-client-agreement.service.ts';

/** Rewrites the text for staff and the client while it is unsigned; a link holder reads it unchanged (D-40). */
export async function updateAgreementText(
  context: Context<SessionActor | LinkActor, TenantLookup>,
  { body: { id_client, t, contrato } }: Input<typeof clientAgreementsApi.update>,
) {
  const { inTenant, platform } = context;
  const linked = t && (await tenantOfLink(context, t, id_client));
  if (linked) {
    const viewer = linkViewerOf(undefined, id_client);
    const data = await inTenant(linked, async (db) => {
      const found = await findActiveAgreement(db, linked, { id_client }, contrato);
      requireUnsigned(required(found, agreementErrors.agreement_not_found));
      return requireClientAgreementText(db, linked, { id_client, contrato }, { platform, viewer });
    });
    return { data };
  }
  if (!isSessionContext(context)) throw new AppError(t ? wireErrors.link_invalid : wireErrors.not_signed_in);

  const { tenant, actor } = context;
  const data = await inTenant(tenant, async (db) => {
    const client = await requireAgreementClient(context, db, id_client);
    await lockParty(db, tenant, { id_client });
    const found = await findActiveAgreement(db, tenant, { id_client }, contrato);
    const reading = await partyOf(db, tenant, required(found, agreementErrors.agreement_not_found));
    requireUnsigned(reading.agreement);
    const author = actor.kind === 'user' ? actor.id : required(found, wireErrors.not_found).current.id_user;
    const services = serviceType.options.filter((service) => reading.agreement.contracts.includes(service));
    const writing = { db, tenant, platform, actor: { id: author } };
    if (await hasTemplates(writing, reading.agreement)) {
      const home = required(await findTenant(db, tenant), wireErrors.not_found);
      await writeClientAgreement(writing, { agreement: reading.agreement, client, home, services });
    }
    return requireClientAgreementText(db, tenant, { id_client, contrato }, { platform, viewer: linkViewerOf(actor) });
  });
  return { data };
}
