import type { clientPortalApi } from '@restitui/domain/client-portal/client-portal.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { AnyContext } from '../../../kernel/context.ts';
import { requireOwnOrOpenableClient } from '../../clients/own-client.ts';
import { listTalk } from '../../observations/observations.repository.ts';
import { observationOnWire } from '../../observations/observed.ts';

/** What the owner wrote and what was answered: nothing else of the staff's observations (decision D-06). */
export async function readTalk(context: AnyContext, { params: { id_client } }: Input<typeof clientPortalApi.messages>) {
  await requireOwnOrOpenableClient(context, id_client);

  const rows = await listTalk(context.db, context.tenant, id_client);
  return { data: rows.map((row) => observationOnWire(context, row)) };
}
