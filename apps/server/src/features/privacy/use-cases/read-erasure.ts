import { dayInBrazil } from '@restitui/brazil/day.ts';
import { planErasure } from '@restitui/domain/privacy/erasure-plan.ts';
import { canServePeople } from '@restitui/domain/privacy/privacy.access.ts';
import type { privacyApi } from '@restitui/domain/privacy/privacy.api.ts';
import { privacyErrors } from '@restitui/domain/privacy/privacy.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { contractsElsewhere } from '../contracts-elsewhere.ts';
import { findErasureRequest } from '../erasure-requests.repository.ts';
import { readErasureFacts } from '../people.repository.ts';
import { requestOnWire } from '../request-on-wire.ts';

/** What was done, or what would be today. */
export async function readErasure(session: StaffSession, { params: { id_request } }: Input<typeof privacyApi.read>) {
  const { actor, tenant, platform, inTenant } = session;
  const request = await inTenant(tenant, (db) => findErasureRequest(db, tenant, id_request));
  const found = required(request, privacyErrors.request_not_found);
  requireAccess(canServePeople(actor, tenant), privacyErrors.privacy_denied);
  if (found.outcome) return { data: { ...requestOnWire(found), plan: found.outcome } };

  const facts = await inTenant(tenant, (db) => readErasureFacts(db, tenant, found));
  const contracts = [...facts.contracts, ...(await contractsElsewhere(session, tenant, found))];
  const plan = planErasure({ ...facts, contracts }, dayInBrazil(platform.clock.now()));
  return { data: { ...requestOnWire(found), plan } };
}
