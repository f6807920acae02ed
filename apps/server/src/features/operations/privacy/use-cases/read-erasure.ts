import { dayInBrazil } from '@restitui/brazil/day.ts';
import { planErasure } from '@restitui/domain/operations/privacy/erasure-plan.ts';
import { canManagePersonalData } from '@restitui/domain/operations/privacy/privacy.access.ts';
import type { privacyApi } from '@restitui/domain/operations/privacy/privacy.api.ts';
import { privacyErrors } from '@restitui/domain/operations/privacy/privacy.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { listContractsInOtherTenants } from '../contracts-in-other-tenants.service.ts';
import { toErasureRequestResponse } from '../erasure-request.wire.ts';
import { findErasureRequest } from '../erasure-requests.repository.ts';
import { readErasureFacts } from '../people.repository.ts';

/** Returns the request with its outcome, or with the outcome it would have today. */
export async function readErasure(
  context: Context<UserActor, OwnTransactions>,
  { params: { id_request } }: Input<typeof privacyApi.read>,
) {
  const { actor, tenant, platform, inTenant } = context;
  const request = await inTenant(tenant, (db) => findErasureRequest(db, tenant, id_request));
  const found = required(request, privacyErrors.request_not_found);
  requireAccess(canManagePersonalData(actor, tenant), privacyErrors.privacy_denied);
  if (found.outcome) return { data: { ...toErasureRequestResponse(found), plan: found.outcome } };

  const facts = await inTenant(tenant, (db) => readErasureFacts(db, tenant, found));
  const contracts = [...facts.contracts, ...(await listContractsInOtherTenants(context, tenant, found))];
  const plan = planErasure({ ...facts, contracts }, dayInBrazil(platform.clock.now()));
  return { data: { ...toErasureRequestResponse(found), plan } };
}
