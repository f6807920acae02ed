import type { Context } from '../../../kernel/context.ts';
import { isPersonReference, recordReference } from './activity-chain.rules.ts';
import type { NamedPerson } from './people-of-activity.repository.ts';
import { listClientsWithCpf, listRecordNames } from './record-names.repository.ts';

/**
 * Returns whom records are about, read from their own rows. The log holds a digest of a CPF, so that a client with one
 * is found by the digests of the clients that there are now; an erased or deleted one has no name.
 */
export async function nameRecords(
  { db, tenant, platform }: Pick<Context, 'db' | 'tenant' | 'platform'>,
  ids: readonly string[],
): Promise<NamedPerson[]> {
  const named = await listRecordNames(db, tenant, [...ids]);
  const wanted = new Set(ids.filter(isPersonReference));
  if (wanted.size === 0) return named;
  const clients = await listClientsWithCpf(db, tenant);
  const digests = clients.map(({ id, name }) => ({ id: recordReference(platform.evidenceKeys, id), name }));
  return [...named, ...digests.filter(({ id }) => wanted.has(id))];
}
