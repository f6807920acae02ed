import type { Db } from '../../db/tenant-scope.ts';
import type { StaffSession } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import { insertRun, type Run } from './simples-runs.repository.ts';

type Asking = Pick<StaffSession, 'actor' | 'tenant' | 'platform'> & { db: Db };

/** Enqueues a run on the files of another, for the same day; false when one is in progress. */
export async function makeAgain(
  { db, actor, tenant, platform }: Asking,
  base: Run,
  by: 'mesmas' | 'atuais',
): Promise<boolean> {
  const { id_apuracao, xml_file, xml_name, pgdas_file, pgdas_name, asOf, regras, palavra, resultado } = base;
  const id = newId();
  const inserted = await insertRun(db, {
    ...{ id, id_tenant: tenant, id_apuracao, id_user: actor.id, state: 'na_fila' },
    ...{ xml_file, xml_name, pgdas_file, pgdas_name, asOf },
    ...(by === 'mesmas' && { regras, palavra, resultado_base: resultado }),
    createdDate: platform.clock.now().toISOString(),
  });
  if (inserted) await platform.jobs.enqueue(db, 'simples-analysis', { id_tenant: tenant, id });
  return inserted;
}
