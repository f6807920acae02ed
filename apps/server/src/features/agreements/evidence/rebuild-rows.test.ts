import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { getTableColumns } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeHistory, historySteps, runHistory, type Step } from '../../../../test/evidence-history.ts';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import type { Anchor } from '../../../platform/anchors.ts';
import { identityChecks } from '../../accounts/identity-checks/identity-checks.table.ts';
import { agreements, agreementVersions } from '../documents/agreements.table.ts';
import { agreementEndings } from '../lifecycle/lifecycle.table.ts';
import { signingActs, signingOpenings } from '../signing/signing.table.ts';
import { anchorChain } from './anchor-chain.service.ts';
import { createChainChecker, type Problem } from './check-chain.service.ts';
import { createRowComparison } from './compare-rows.rules.ts';
import { createPersonalFactsReader } from './decrypt-personal-facts.service.ts';
import {
  type EventWithPayload,
  type HeadRow,
  listEventsAfter,
  listPersonKeys,
  lockHeadForReading,
  type PersonKeyRow,
} from './evidence.repository.ts';
import { provenTableNames, provenTables } from './proven-columns.rules.ts';
import { listProvenRows, type ProvenRow, type ProvenTable } from './proven-rows.repository.ts';
import { createRebuild } from './rebuild-rows.rules.ts';
import { agreementSeals } from './seals.table.ts';

const tables = {
  contrato: agreements,
  versao: agreementVersions,
  ato: signingActs,
  encerramento: agreementEndings,
  abertura: signingOpenings,
  selo: agreementSeals,
  identidade: identityChecks,
} satisfies Record<ProvenTable, unknown>;

/** A tenant's evidence in memory, so that each copy can be tampered with. */
interface Evidence {
  tenant: TenantId;
  events: EventWithPayload[];
  head: HeadRow | undefined;
  keys: PersonKeyRow[];
  anchors: Anchor[];
  rows: ProvenRow[];
}

let server: TestServer;
let provider: TenantId;
let complete: Evidence;
let refused: Evidence;
let cancelled: Evidence;
const histories: Evidence[] = [];

/** Seeded, so that a failure can be repeated. */
const seed = 20261123;
const step: fc.Arbitrary<Step> = fc.record({ kind: fc.constantFrom(...historySteps), pick: fc.nat(2) });

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  complete = await evidenceOf(completeHistory);
  refused = await evidenceOf(stepsOf('vincular', 'assinar-contratada', 'recusar'));
  cancelled = await evidenceOf(stepsOf('vincular', 'assinar-contratada', 'nova-versao', 'cancelar'));
  const random = fc.sample(fc.array(step, { minLength: 10, maxLength: 24 }), { seed, numRuns: 4 });
  for (const steps of random) histories.push(await evidenceOf([{ kind: 'vincular', pick: 0 }, ...steps]));
  histories.push(complete);
});
afterAll(() => server.close());

const stepsOf = (...kinds: Step['kind'][]): Step[] => kinds.map((kind) => ({ kind, pick: 0 }));

async function evidenceOf(steps: readonly Step[]): Promise<Evidence> {
  const { home } = await runHistory(server, provider, steps);
  const { inTenant, platform } = server;
  await anchorChain({ platform, inTenant }, { id: home, title: 'X', email: 'x@example.com' });
  const anchors = await platform.anchors.list(home);
  return inTenant(home, async (db) => {
    const rows: ProvenRow[] = [];
    for await (const row of listProvenRows(db, home)) rows.push(row);
    const events = await listEventsAfter(db, home, { seq: 0, id: '' }, 10_000);
    const head = await lockHeadForReading(db, home);
    return { tenant: home, events, head, keys: await listPersonKeys(db, home), anchors, rows };
  });
}

function check({ tenant, events, head, keys, anchors, rows }: Evidence): Problem[] {
  const { evidenceKeys } = server.platform;
  const walk = createChainChecker({ id_tenant: tenant, evidenceKeys, anchors, keys });
  const readPersonal = createPersonalFactsReader(evidenceKeys, keys);
  const rebuild = createRebuild();
  for (const event of events) {
    const read = { ...event, personal: readPersonal(event) };
    walk.add(read);
    rebuild.add(read);
  }
  const comparison = createRowComparison(rebuild.end(), evidenceKeys.mac);
  for (const row of rows) comparison.add(row);
  return [...walk.end(head).problems, ...comparison.end().problems];
}

function withRow(evidence: Evidence, at: number, row: object): Evidence {
  const rows = evidence.rows.map((each, i) => (i === at ? ({ ...each, row } as ProvenRow) : each));
  return { ...evidence, rows };
}

/** Returns the evidence with changed rows of a table; a change to undefined deletes the row. */
function withRows<T extends ProvenTable>(
  evidence: Evidence,
  table: T,
  change: (row: ProvenRow<T>['row']) => object | undefined,
): Evidence {
  const rows = evidence.rows.flatMap((each) => {
    if (each.table !== table) return [each];
    const row = change(each.row as ProvenRow<T>['row']);
    return row ? [{ ...each, row } as ProvenRow] : [];
  });
  return { ...evidence, rows };
}

/** Identities that the fixture inserted; only their inventory proves them, and that has no personal data. */
function isFixture({ table, row }: ProvenRow): boolean {
  return table === 'identidade' && row.maquina === 'Celular' && row.photosSeen.agent === 'test';
}

function isProven(proven: ProvenRow, column: string): boolean {
  const { columns, uncompared } = provenTables[proven.table];
  const isPersonal = Object.values(columns).some(({ of, as }) => of === column && as === 'pessoal');
  return !(column in uncompared) && !(isPersonal && isFixture(proven));
}

/** Returns another value of the same type. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (value === null) return 'x';
  if (Array.isArray(value)) return [...value, 'x'];
  if (typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, otherThan(v)]));
  return `${value}x`;
}

describe('the rows rebuilt from the chain', { tags: ['D-32', 'D-36'] }, () => {
  it('are the rows of every history', () => {
    for (const history of histories) expect(check(history)).toEqual([]);
    expect(complete.rows.map(({ table }) => table)).toEqual(expect.arrayContaining([...provenTableNames]));
    const contract = complete.rows.find(({ table }) => table === 'contrato')?.row;
    expect(contract).toMatchObject({ isAssinado: true, status: 'Ativo' });
  });

  it.each(provenTableNames)('prove each column of %s or give the reason why not', (table) => {
    const proven = new Set(Object.values(provenTables[table].columns).map(({ of }) => of as string));
    const columns = Object.keys(getTableColumns(tables[table]));
    for (const column of Object.keys(provenTables[table].uncompared)) proven.add(column);
    expect(columns.filter((column) => !proven.has(column))).toEqual([]);
  });

  const columnsOfTables = provenTableNames.flatMap((table) =>
    Object.keys(getTableColumns(tables[table]))
      .filter((column) => !(column in provenTables[table].uncompared))
      .map((column) => [table, column] as const),
  );
  it.each(columnsOfTables)('reveal a change of %s.%s', (table, column) => {
    const at = complete.rows.findIndex((each) => each.table === table && !isFixture(each));
    const row = complete.rows[at]?.row ?? {};
    const changed = { ...row, [column]: otherThan(Reflect.get(row, column)) };
    expect(check(withRow(complete, at, changed))).not.toEqual([]);
  });

  it.each(['refused', 'cancelled'] as const)('reveal a change of any column of a version that was %s', (how) => {
    const evidence = { refused, cancelled }[how];
    expect(check(evidence)).toEqual([]);
    for (const table of ['encerramento', 'contrato', 'versao'] as const) {
      for (const [at, each] of evidence.rows.entries()) {
        if (each.table !== table) continue;
        for (const column of Object.keys(each.row).filter((name) => isProven(each, name))) {
          const changed = { ...each.row, [column]: otherThan(Reflect.get(each.row, column)) };
          expect([table, column, check(withRow(evidence, at, changed)).length]).not.toEqual([table, column, 0]);
        }
      }
    }
  });

  const undone: [string, () => Evidence][] = [
    ['a refusal that was deleted with its state', () => withRows(refused, 'encerramento', () => undefined)],
    ['a cancellation that was deleted with its state', () => withRows(cancelled, 'encerramento', () => undefined)],
  ];
  it.each(undone)('reveal %s', (_, tamper) => {
    const open = withRows(tamper(), 'contrato', (row) => ({ ...row, ending: null }));
    expect(check(open)).not.toEqual([]);
  });

  it('reveal a refusal that was turned into a cancellation', () => {
    const ended = withRows(refused, 'encerramento', (row) => ({ ...row, kind: 'cancelado', role: null }));
    expect(check(withRows(ended, 'contrato', (row) => ({ ...row, ending: 'cancelado' })))).not.toEqual([]);
  });

  it('reveal a refused version that is shown as signed', () => {
    const signed = withRows(refused, 'encerramento', () => undefined);
    const shown = withRows(signed, 'contrato', (row) => ({ ...row, ending: null, isAssinado: true }));
    expect(check(shown)).not.toEqual([]);
  });

  it('reveal a new version that was withdrawn, so that the old one counts again', () => {
    const withdrawn = withRows(cancelled, 'encerramento', () => undefined);
    const old = withRows(withdrawn, 'versao', (row) => (row.number === 1 ? row : undefined));
    expect(check(withRows(old, 'contrato', (row) => ({ ...row, ending: null })))).not.toEqual([]);
  });

  it('reveal any single change, deletion or insertion of a row', () => {
    const tampering = fc.record({
      history: fc.nat(histories.length - 1),
      at: fc.nat(),
      column: fc.nat(),
      how: fc.constantFrom('change', 'delete', 'insert'),
    });
    fc.assert(
      fc.property(tampering, ({ history, at, column, how }) => {
        const evidence = histories[history] as Evidence;
        const chosen = at % evidence.rows.length;
        const { table, row } = evidence.rows[chosen] as ProvenRow;
        if (how === 'delete') return check({ ...evidence, rows: evidence.rows.toSpliced(chosen, 1) }).length > 0;
        if (how === 'insert') {
          const keys = { id: 'forged', code: 'forged', id_event: null, id_user: 'forged', id_owner: null };
          const forged = { table, row: { ...row, ...keys } } as ProvenRow;
          return check({ ...evidence, rows: [...evidence.rows, forged] }).length > 0;
        }
        const columns = Object.keys(row).filter((name) => isProven(evidence.rows[chosen] as ProvenRow, name));
        const name = columns[column % columns.length] ?? '';
        return check(withRow(evidence, chosen, { ...row, [name]: otherThan(Reflect.get(row, name)) })).length > 0;
      }),
      { seed, numRuns: 600 },
    );
  });

  it('reveal any single deletion or change of an entry, and a cut tail', () => {
    const tampering = fc.record({
      history: fc.nat(histories.length - 1),
      at: fc.nat(),
      how: fc.constantFrom('delete', 'facts', 'kind', 'person', 'actor', 'payload', 'cut'),
    });
    fc.assert(
      fc.property(tampering, ({ history, at, how }) => {
        const evidence = histories[history] as Evidence;
        const { events } = evidence;
        const chosen = at % events.length;
        const event = events[chosen] as EventWithPayload;
        if (how === 'delete') return check({ ...evidence, events: events.toSpliced(chosen, 1) }).length > 0;
        if (how === 'cut') {
          const left = events.slice(0, chosen);
          const last = left.at(-1);
          const head = last && { id_tenant: evidence.tenant, seq: last.seq, hash: last.hash };
          return check({ ...evidence, events: left, head }).length > 0;
        }
        if (how === 'payload' && event.sealed === null) return true;
        const changes = {
          facts: { facts: { ...event.facts, forged: true } },
          kind: { kind: event.kind === 'ato' ? ('aceite' as const) : ('ato' as const) },
          person: { person: 'user:forged' },
          actor: { actor: 'staff:forged' },
          payload: { sealed: event.sealed?.slice(4) ?? null },
        };
        return check({ ...evidence, events: events.with(chosen, { ...event, ...changes[how] }) }).length > 0;
      }),
      { seed, numRuns: 400 },
    );
  });

  it('name the row, the columns and the entry of a difference', () => {
    const at = complete.rows.findIndex(({ table }) => table === 'contrato');
    const { row } = complete.rows[at] as ProvenRow<'contrato'>;
    const [problem, ...others] = check(withRow(complete, at, { ...row, isAssinado: false }));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ kind: 'linha-alterada', seq: expect.any(Number) });
    expect(problem?.message).toContain(`Contrato ${row.id}: difere do registro`);
    expect(problem?.message).toContain('isAssinado');
  });
});
