import { canServePeople } from '@restitui/domain/privacy/privacy.access.ts';
import type { privacyApi } from '@restitui/domain/privacy/privacy.api.ts';
import { privacyErrors } from '@restitui/domain/privacy/privacy.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { askErasure } from '../ask-erasure.ts';
import { findPerson } from '../people.repository.ts';
import { requestOnWire } from '../request-on-wire.ts';

export async function requestErasureOf(context: Context, { params, body }: Input<typeof privacyApi.requestOf>) {
  const { db, actor, tenant } = context;
  required(await findPerson(db, tenant, params), privacyErrors.person_not_found);
  requireAccess(canServePeople(actor, tenant), privacyErrors.privacy_denied);

  const row = await askErasure(context, params, { id: actor.id, name: actor.name, motivo: body.motivo });
  return { data: requestOnWire(row) };
}
