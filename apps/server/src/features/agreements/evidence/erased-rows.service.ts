import { erasedName, type PersonKind } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { canonicalJson } from '@restitui/pdf-check/evidence-chain.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { systemActor } from '../../../kernel/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockHeadForReading } from './evidence.repository.ts';
import { provenTables } from './proven-columns.rules.ts';
import type { ProvenRow, ProvenTable } from './proven-rows.repository.ts';
import { recordRows } from './record-event.service.ts';
import { deletedRow, formRow, type RowChange, statedColumns } from './row-facts.rules.ts';
import { listProvenRowsOfPerson } from './rows-of-person.repository.ts';

interface ErasureContext {
  db: Db;
  tenant: TenantId;
  platform: Platform;
}

type Columns = Readonly<Record<string, unknown>>;
type Snapshot = Map<string, { table: ProvenTable; key: string; columns: Columns }>;

/**
 * Erases a person's data with `work` and records which rows it deleted and which columns it emptied, so that the
 * integrity check can tell an erasure from a forgery. Records nothing where the tenant has no chain.
 */
export async function recordingErasedRows<Result>(
  context: ErasureContext,
  { kind, id }: { kind: PersonKind; id: string },
  work: () => Promise<Result>,
): Promise<Result> {
  if (kind === 'lead') return work();
  const { db, tenant, platform } = context;
  const read = async () => snapshotOf(await listProvenRowsOfPerson(db, tenant, { kind, id }), platform);
  const before = await read();
  const result = await work();
  const after = await read();

  const rows: RowChange[] = [];
  for (const [place, { table, key, columns }] of before) {
    const left = after.get(place);
    if (!left) rows.push(deletedRow(table, key));
    else rows.push(...changesOf(table, key, columns, left.columns));
  }
  const hasChain = (await lockHeadForReading(db, tenant)) !== undefined;
  if (hasChain) await recordRows({ db, tenant, platform, actor: systemActor }, rows);
  return result;
}

function changesOf(table: ProvenTable, key: string, before: Columns, after: Columns): RowChange[] {
  const changed = Object.entries(after).filter(
    ([name, value]) => canonicalJson(before[name]) !== canonicalJson(value) && isStatable(table, name, value),
  );
  return changed.length > 0 ? [statedColumns(table, key, Object.fromEntries(changed))] : [];
}

/** Personal data is stated by its neutral value only. */
function isStatable(table: ProvenTable, name: string, value: unknown): boolean {
  const isPersonal = provenTables[table].columns[name]?.as === 'pessoal';
  return !isPersonal || value === null || value === '' || value === erasedName;
}

function snapshotOf(rows: readonly ProvenRow[], { evidenceKeys: { mac } }: Platform): Snapshot {
  return new Map(
    rows.map((proven) => {
      const { key, columns } = formRow(proven, mac);
      return [`${proven.table} ${key}`, { table: proven.table, key, columns }];
    }),
  );
}
