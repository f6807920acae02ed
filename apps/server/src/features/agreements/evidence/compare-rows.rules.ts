import type { IntegrityProblemKind } from '@restitui/domain/agreements/evidence/integrity-problem.ts';
import { provenColumnLabels, provenTableLabels } from '@restitui/domain/agreements/evidence/proven-rows.ts';
import { erasedName, erasedValue } from '@restitui/domain/operations/privacy/person-kind.ts';
import { canonicalJson, sha256 } from '@restitui/pdf-check/evidence-chain.ts';
import type { Problem } from './check-chain.service.ts';
import { provenTableNames } from './proven-columns.rules.ts';
import type { ProvenRow, ProvenTable } from './proven-rows.repository.ts';
import type { ExpectedRow, ExpectedState } from './rebuild-rows.rules.ts';
import { formRow, type Mac } from './row-facts.rules.ts';

const erasedTextHash = sha256(`<p>${erasedValue}</p>`);

/** The rows that the chain does not fully prove, because they are older than the facts that it records now. */
export interface Unproven {
  /** Rows without any entry; zero once the inventory was made. */
  rows: number;
  /** Rows of which a value is known as the inventory found it only. */
  asFound: number;
}

/**
 * Compares the rows with what the chain proves, both ways. Rows may be added in any order; `end` reports the rows that
 * the chain names and that are missing.
 */
export function createRowComparison({ rows: expected, inventory, repeatedInventories }: ExpectedState, mac: Mac) {
  const problems: Problem[] = repeatedInventories.map((seq) => ({
    ...{ kind: 'inventario-repetido' as const, seq },
    message: `O registro ${seq} repete o inventário.`,
  }));
  const seen = Object.fromEntries(provenTableNames.map((name) => [name, new Set<string>()])) as Record<
    ProvenTable,
    Set<string>
  >;
  const unproven: Unproven = { rows: 0, asFound: 0 };
  /** Whether an entry is older than row facts, so that an erasure since then may have no entry about the row. */
  const isOlder = (seq: number) => inventory === undefined || seq < inventory.seq;

  const addUnknown = (table: ProvenTable, key: string, isSealed: boolean) => {
    if (inventory) {
      const message = `${provenTableLabels[table]} ${key}: está nos dados e em nenhum registro.`;
      problems.push({ kind: isSealed ? 'selo-sem-registro' : 'linha-sem-registro', message, seq: null });
    } else if (isSealed) {
      const message = `${provenTableLabels[table]} ${key}: nenhum registro de selagem.`;
      problems.push({ kind: 'selo-sem-registro', message, seq: null });
    } else unproven.rows++;
  };

  return {
    add(proven: ProvenRow): void {
      const { table } = proven;
      const { key, columns: actual } = formRow(proven, mac);
      const isSealed = table === 'selo' && actual.selado === true;
      const isRepeated = seen[table].has(key);
      seen[table].add(key);
      const wanted = expected[table].get(key);
      if (!wanted || isRepeated || (isSealed && wanted.columns.get('selado')?.isAsFound)) {
        addUnknown(table, key, isSealed);
        return;
      }
      if (wanted.deletedBy !== undefined) {
        const message = `${provenTableLabels[table]} ${key}: o registro ${wanted.deletedBy} a apagou, e ela está nos dados.`;
        problems.push({ kind: 'linha-sem-registro', message, seq: wanted.deletedBy });
        return;
      }
      if (wanted.isAsFound) unproven.asFound++;
      else if (wanted.isPartial) unproven.rows++;
      const { differing, seq } = differencesOf(table, wanted, actual, isOlder);
      if (differing.length > 0) problems.push({ ...differenceIn(table, key, differing, seq), seq });
    },

    end(): { problems: Problem[]; unproven: Unproven } {
      for (const table of provenTableNames) {
        for (const [key, row] of expected[table]) {
          if (seen[table].has(key) || row.deletedBy !== undefined || (isOlder(row.seq) && mayBeGone(table, row)))
            continue;
          const message = `${provenTableLabels[table]} ${key}: está no registro ${row.seq} e não nos dados.`;
          problems.push({ kind: 'linha-ausente', message, seq: row.seq });
        }
      }
      return { problems, unproven };
    },
  };
}

/** Before row facts, an erasure deleted identities without an entry about the row. */
function mayBeGone(table: ProvenTable, { isPartial, isErased, columns }: ExpectedRow): boolean {
  return table === 'identidade' && isPartial && (isErased || columns.get('decision')?.value !== 'verified');
}

function differencesOf(
  table: ProvenTable,
  wanted: ExpectedRow,
  actual: Readonly<Record<string, unknown>>,
  isOlder: (seq: number) => boolean,
) {
  const differing: string[] = [];
  let first = Number.POSITIVE_INFINITY;
  for (const [name, { value, seq }] of wanted.columns) {
    if (canonicalJson(actual[name] ?? null) === canonicalJson(value ?? null)) continue;
    if (isOlder(seq) && isNeutral(table, name, actual[name], wanted)) continue;
    differing.push(name);
    first = Math.min(first, seq);
  }
  return { differing, seq: first };
}

/** Returns whether a value is what an erasure leaves: no name, no connection, no text of an unsigned agreement. */
function isNeutral(table: ProvenTable, name: string, value: unknown, { isActedOn }: ExpectedRow): boolean {
  if (table === 'identidade') return name === 'decidedBy' && value === erasedName;
  if (table === 'abertura') return (name === 'address' || name === 'maquina') && value === '';
  return table === 'versao' && name === 'html' && value === erasedTextHash && !isActedOn;
}

function differenceIn(table: ProvenTable, key: string, columns: readonly string[], seq: number) {
  const isText = table === 'versao' && columns.some((name) => name === 'html' || name === 'sha256');
  const kind: IntegrityProblemKind = isText ? 'texto-alterado' : 'linha-alterada';
  const names = columns.map((name) => provenColumnLabels[name] ?? name).join(', ');
  return { kind, message: `${provenTableLabels[table]} ${key}: difere do registro ${seq} em ${names}.` };
}
