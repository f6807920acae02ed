import { type ActRole, actRole } from '@restitui/domain/agreements/signing/act-role.ts';
import type { AgreementEnding } from '@restitui/domain/agreements/signing/agreement-ending.ts';
import { isSigned } from '@restitui/domain/agreements/signing/required-acts.ts';
import type { PersonalFacts } from './decrypt-personal-facts.service.ts';
import { columnsOfEvent } from './event-columns.rules.ts';
import type { EventRow } from './evidence.repository.ts';
import { provenTableNames } from './proven-columns.rules.ts';
import type { ProvenTable } from './proven-rows.repository.ts';
import { rowFactsOf } from './row-facts.rules.ts';

/** An entry of the chain with its decrypted personal data. */
export type ReadEvent = EventRow & { personal: PersonalFacts };

/** A value that the chain proves, and the entry that proves it. */
interface ProvenValue {
  value: unknown;
  seq: number;
  /** True when an inventory found it and no earlier entry states it. */
  isAsFound: boolean;
}

/** A row as the chain proves it. */
export interface ExpectedRow {
  columns: Map<string, ProvenValue>;
  /** The first entry that names the row. */
  seq: number;
  /** True when no entry states all of its columns, as before row facts. */
  isPartial: boolean;
  /** True when a value is known as an inventory found it, not from the entry that made it. */
  isAsFound: boolean;
  /** True for a version with an act. */
  isActedOn: boolean;
  /** True when its personal data was erased, so that the personal columns cannot be compared. */
  isErased: boolean;
  /** The entry of the erasure that deleted the row. */
  deletedBy?: number;
}

/** The rows as the chain proves them. */
export interface ExpectedState {
  rows: Readonly<Record<ProvenTable, Map<string, ExpectedRow>>>;
  /** The inventory from which on every row has an entry; undefined for a chain that is older than it. */
  inventory: { seq: number; at: string } | undefined;
  /** Numbers of entries that repeat the inventory, which could confirm forged rows. */
  repeatedInventories: number[];
}

/** Rebuilds the rows from the chain, entry by entry. */
export function createRebuild() {
  const rows = Object.fromEntries(provenTableNames.map((name) => [name, new Map<string, ExpectedRow>()])) as Record<
    ProvenTable,
    Map<string, ExpectedRow>
  >;
  const acts: {
    agreement: string;
    version: string;
    role: ActRole;
    person: string;
    isVerified: boolean;
    seq: number;
  }[] = [];
  const endings = new Map<string, { kind: AgreementEnding; seq: number }>();
  const repeatedInventories: number[] = [];
  let inventory: { seq: number; at: string; isOpen: boolean } | undefined;

  const rowOf = (table: ProvenTable, key: string, seq: number): ExpectedRow => {
    const known = rows[table].get(key);
    if (known) return known;
    const row = { columns: new Map(), seq, isPartial: true, isAsFound: false, isActedOn: false, isErased: false };
    rows[table].set(key, row);
    return row;
  };
  const prove = (row: ExpectedRow, columns: Readonly<Record<string, unknown>>, seq: number, isAsFound = false) => {
    for (const [name, value] of Object.entries(columns)) row.columns.set(name, { value, seq, isAsFound });
  };

  const addInventory = ({ seq, at, facts }: ReadEvent) => {
    const isFirstPart = facts.inventario === 'inicio' || facts.inventario === 'completo';
    if (isFirstPart ? inventory !== undefined : !inventory?.isOpen) {
      repeatedInventories.push(seq);
      return;
    }
    inventory ??= { seq, at, isOpen: true };
    if (facts.inventario === 'fim' || facts.inventario === 'completo') inventory.isOpen = false;
    for (const { tabela, chave, colunas } of rowFactsOf(facts)) {
      const row = rowOf(tabela, chave, seq);
      row.isPartial = false;
      row.isAsFound = true;
      const unknown = Object.entries(colunas).filter(([name]) => !row.columns.has(name));
      prove(row, Object.fromEntries(unknown), seq, true);
    }
  };

  return {
    add(event: ReadEvent): void {
      const { seq, kind, facts, personal } = event;
      if (facts.inventario !== undefined) {
        addInventory(event);
        return;
      }

      for (const { table, key, columns, personalColumns } of columnsOfEvent(event)) {
        const row = rowOf(table, key, seq);
        prove(row, columns, seq);
        if (!personalColumns) continue;
        if (personal.state === 'aberto') prove(row, personalColumns(personal.facts), seq);
        else row.isErased = true;
      }
      for (const { tabela, chave, colunas, nova, apagada } of rowFactsOf(facts)) {
        const row = rowOf(tabela, chave, seq);
        if (apagada) row.deletedBy = seq;
        if (nova) row.isPartial = false;
        prove(row, colunas, seq);
      }
      if (event.id_version && (kind === 'recusa' || kind === 'cancelamento')) {
        endings.set(event.id_version, { kind: kind === 'recusa' ? 'recusado' : 'cancelado', seq });
      }
      if (kind === 'ato' && event.id_agreement && event.id_version && event.person) {
        rowOf('versao', event.id_version, seq).isActedOn = true;
        acts.push({
          ...{ agreement: event.id_agreement, version: event.id_version, person: event.person, seq },
          ...{ role: actRole.catch('cliente').parse(facts.role), isVerified: isVerifiedAct(facts) },
        });
      }
    },

    /** Returns the rows, with what the acts together prove of each agreement. */
    end(): ExpectedState {
      for (const row of rows.identidade.values()) {
        const decision = row.columns.get('decision');
        if (decision?.value === 'none') prove(row, { decidedBy: null, reason: null }, decision.seq, decision.isAsFound);
      }
      const verified = verifiedPeople(rows.identidade);
      const current = currentVersions(rows.versao);
      for (const [agreement, { version, seq: since }] of current) {
        const ofVersion = acts.filter((act) => act.agreement === agreement && act.version === version);
        const ending = endings.get(version);
        // Without acts and endings, the row facts alone prove the agreement.
        if (!ending && !acts.some((act) => act.agreement === agreement)) continue;
        const last = Math.max(since, ending?.seq ?? 0, ...ofVersion.map(({ seq }) => seq));
        const counted = ofVersion.map(({ role, isVerified, person }) => ({
          ...{ role, id_version: version, isVerifed: isVerified || verified.has(person) },
        }));
        const roles = actRole.options.filter((role) => ofVersion.some((act) => act.role === role));
        const isAssinado = !ending && isSigned(version, counted);
        prove(rowOf('contrato', agreement, last), { acts: roles, isAssinado, ending: ending?.kind ?? null }, last);
      }
      return { rows, inventory, repeatedInventories };
    },
  };
}

function isVerifiedAct({ identity }: Readonly<Record<string, unknown>>): boolean {
  return (
    typeof identity === 'object' && identity !== null && 'decision' in identity && identity.decision === 'verified'
  );
}

/** Returns the people with a verified identity. */
function verifiedPeople(identities: ReadonlyMap<string, ExpectedRow>): Set<string> {
  const people = new Set<string>();
  for (const { columns } of identities.values()) {
    const [user, owner] = [columns.get('id_user')?.value, columns.get('id_owner')?.value];
    if (columns.get('decision')?.value === 'verified') people.add(user ? `user:${user}` : `owner:${owner}`);
  }
  return people;
}

/** Returns the version in force of each agreement, and the first entry that names it. */
function currentVersions(versions: ReadonlyMap<string, ExpectedRow>): Map<string, { version: string; seq: number }> {
  const current = new Map<string, { version: string; seq: number; number: number }>();
  for (const [version, { columns, seq, deletedBy }] of versions) {
    const agreement = columns.get('id_agreement')?.value;
    const number = Number(columns.get('number')?.value ?? 0);
    if (typeof agreement !== 'string' || deletedBy !== undefined) continue;
    if (number >= (current.get(agreement)?.number ?? 0)) current.set(agreement, { version, seq, number });
  }
  return current;
}
