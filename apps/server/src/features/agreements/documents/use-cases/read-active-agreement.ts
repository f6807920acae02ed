import type { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { isSessionContext, type LinkActor, type SessionActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { requireAgreementClient } from '../agreement.gate.ts';
import { findClientAgreementText, linkViewerOf, requireClientAgreementText } from '../client-agreement.service.ts';
import { tenantOfLink } from '../open-link.service.ts';

/** Requires a link's token or a session; the client's number alone opens nothing (decision D-30). */
export async function readActiveAgreement(
  context: Context<SessionActor | LinkActor, TenantLookup>,
  { params: { id }, query: { t, contrato, vazio } }: Input<typeof agreementsApi.activeOfClient>,
) {
  const { inTenant, platform } = context;
  const wanted = { id_client: id, contrato };
  const read = vazio ? findClientAgreementText : requireClientAgreementText;
  const linked = t && (await tenantOfLink(context, t, id));
  if (linked) {
    const viewer = linkViewerOf(undefined, id);
    return {
      data: await inTenant(linked, (db) => read(db, linked, wanted, { platform, viewer })),
    };
  }
  if (!isSessionContext(context)) throw new AppError(t ? wireErrors.link_invalid : wireErrors.not_signed_in);

  const data = await inTenant(context.tenant, async (db) => {
    await requireAgreementClient(context, db, id);
    return read(db, context.tenant, wanted, { platform, viewer: linkViewerOf(context.actor) });
  });
  return { data };
}
