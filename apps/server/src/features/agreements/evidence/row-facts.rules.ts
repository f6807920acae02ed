import { canonicalJson } from '@restitui/pdf-check/evidence-chain.ts';
import { provenTables } from './proven-columns.rules.ts';
import type { ProvenRow, ProvenRows, ProvenTable } from './proven-rows.repository.ts';

/** Computes the digest under the key of the installation. */
export type Mac = (text: string) => string;

/** The statement of an entry about a row: its columns, or that an erasure deleted it. */
export interface RowFacts {
  tabela: ProvenTable;
  chave: string;
  colunas: Readonly<Record<string, unknown>>;
  /** The entry of the insertion: it states all columns. */
  nova?: true;
  apagada?: true;
}

/** A change of a row before its values are digested. */
export type RowChange = (mac: Mac) => RowFacts;

type FormedColumns = Readonly<Record<string, unknown>>;

/** States all columns of a row, as on its insertion. */
export function wholeRow<Name extends ProvenTable>(tabela: Name, row: ProvenRows[Name]): RowChange {
  return wholeRowOf({ table: tabela, row });
}

/** States all columns of a row of any table. */
export function wholeRowOf<Name extends ProvenTable>({ table, row }: ProvenRow<Name>): RowChange {
  const change = changedRow<Name>(table, provenTables[table].key(row), row);
  return (mac) => ({ ...change(mac), nova: true });
}

/** States the columns that a write changed, so that it confirms no other column. */
export function changedRow<Name extends ProvenTable>(
  tabela: Name,
  chave: string,
  changed: Partial<ProvenRows[Name]>,
): RowChange {
  return (mac) => ({ tabela, chave, colunas: columnsOf(tabela, chave, changed, mac) });
}

/** States columns that are in the form of the chain, as what an erasure leaves. */
export function statedColumns(tabela: ProvenTable, chave: string, colunas: FormedColumns): RowChange {
  return () => ({ tabela, chave, colunas });
}

/** States that an erasure deleted the row. */
export function deletedRow(tabela: ProvenTable, chave: string): RowChange {
  return () => ({ tabela, chave, colunas: {}, apagada: true });
}

/** Returns the columns that a row or change has, in the form in which the chain holds them. */
export function columnsOf<Name extends ProvenTable>(
  tabela: Name,
  chave: string,
  row: Partial<ProvenRows[Name]>,
  mac: Mac,
): FormedColumns {
  const formed: Record<string, unknown> = {};
  for (const [name, { of, as, read }] of Object.entries(provenTables[tabela].columns)) {
    if (as === 'pessoal' || !(of in row)) continue;
    const value = read(row) ?? null;
    formed[name] = as === 'resumo' ? digestOf(mac, `${tabela} ${chave} ${name}`, value) : value;
  }
  return formed;
}

/** Returns the key of a row and all its columns as the chain would prove them, those of personal data in clear. */
export function formRow<Name extends ProvenTable>({ table, row }: ProvenRow<Name>, mac: Mac) {
  const { key: keyOf, columns } = provenTables[table];
  const key = keyOf(row);
  const personal = Object.entries(columns).filter(([, { as }]) => as === 'pessoal');
  const inClear = Object.fromEntries(personal.map(([name, { read }]) => [name, read(row) ?? null]));
  return { key, columns: { ...columnsOf(table, key, row, mac), ...inClear } as FormedColumns };
}

/** Binds the value to its row and column, so that digests cannot be exchanged. Null has no digest. */
function digestOf(mac: Mac, place: string, value: unknown): string | null {
  return value === null ? null : mac(`linha ${place}\n${canonicalJson(JSON.parse(JSON.stringify(value)))}`);
}

/** Returns the row facts of an entry; entries before this version of the product have none. */
export function rowFactsOf({ linhas }: Readonly<Record<string, unknown>>): readonly RowFacts[] {
  return Array.isArray(linhas) ? linhas : [];
}
