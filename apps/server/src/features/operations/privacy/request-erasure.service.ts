import { addDays, dayInBrazil } from '@restitui/brazil/day.ts';
import { answerDays } from '@restitui/domain/operations/privacy/erasure-status.ts';
import type { PersonRef } from '@restitui/domain/operations/privacy/person-kind.ts';
import { privacyErrors } from '@restitui/domain/operations/privacy/privacy.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { required } from '../../../kernel/app-error.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertErasureRequest } from './erasure-requests.repository.ts';
import { findPerson } from './people.repository.ts';

interface Requester {
  id: string;
  name: string;
  motivo: string;
}

/** Creates an erasure request for a person; refuses when one is open. */
export async function requestErasure(
  { db, tenant, platform }: { db: Db; tenant: TenantId; platform: Pick<Platform, 'clock'> },
  ref: PersonRef,
  { id, name, motivo }: Requester,
) {
  const { nome, kind, id_person } = required(await findPerson(db, tenant, ref), privacyErrors.person_not_found);
  const now = platform.clock.now();
  const row = await insertErasureRequest(db, {
    ...{ id: newId(), id_tenant: tenant, kind, id_person, nome, motivo },
    ...{ bySelf: id === id_person, id_requester: id, requesterName: name },
    createdDate: now.toISOString(),
    answerBy: addDays(dayInBrazil(now), answerDays),
    status: 'pendente',
  });
  return required(row, privacyErrors.erasure_asked);
}
