import { canManagePersonalData } from '@restitui/domain/operations/privacy/privacy.access.ts';
import type { privacyApi } from '@restitui/domain/operations/privacy/privacy.api.ts';
import { privacyErrors } from '@restitui/domain/operations/privacy/privacy.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toErasureRequestResponse } from '../erasure-request.wire.ts';
import { listErasureRequests } from '../erasure-requests.repository.ts';

export async function listErasures({ db, actor, tenant }: Context, { query }: Input<typeof privacyApi.list>) {
  requireAccess(canManagePersonalData(actor, tenant), privacyErrors.privacy_denied);

  const { data, page } = await listErasureRequests(db, tenant, query);
  return { data: data.map(toErasureRequestResponse), page };
}
