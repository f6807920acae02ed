import type { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { OpenContext } from '../../../kernel/context.ts';
import { requireOwnOrOpenable, requireTextOfClient, viewerOf } from '../client-contract.ts';
import { tenantOfLink } from '../open-link.ts';

/** By a link's token, else by the session; a client's number alone shows nothing (decision D-30). */
export async function readActiveAgreement(
  context: OpenContext,
  { params: { id }, query: { t, contrato } }: Input<typeof agreementsApi.activeOfClient>,
) {
  const { session, inTenant, platform } = context;
  const wanted = { id_client: id, contrato };
  const linked = t && (await tenantOfLink(context, t, id));
  if (linked) {
    const viewer = viewerOf(undefined, id);
    return { data: await inTenant(linked, (db) => requireTextOfClient(db, linked, wanted, { platform, viewer })) };
  }
  if (!session) throw new AppError(t ? wireErrors.link_invalid : wireErrors.not_signed_in);

  const data = await session.inTenant(session.tenant, async (db) => {
    await requireOwnOrOpenable(session, db, id);
    return requireTextOfClient(db, session.tenant, wanted, { platform, viewer: viewerOf(session) });
  });
  return { data };
}
