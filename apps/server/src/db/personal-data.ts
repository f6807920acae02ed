import type { PersonKind } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { RetentionName } from '@restitui/domain/operations/privacy/retention.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Legal bases of the LGPD (arts. 7 and 11) that the product relies on. */
export const legalBases = {
  contract: 'Execution of a contract (LGPD, art. 7, V)',
  obligation: 'Legal obligation (LGPD, art. 7, II)',
  claims: 'Exercise of rights in proceedings (LGPD, art. 7, VI)',
  interest: 'Legitimate interest (LGPD, art. 7, IX)',
  consent: 'Request of the person (LGPD, art. 7, I and V)',
  identity: 'Prevention of fraud, sensitive data (LGPD, art. 11, II, g)',
} as const;

/** Categories of people whose data is processed. The first three can ask for an export and an erasure. */
export type DataSubject = PersonKind | 'payer' | 'contact' | 'consultancy';

/** Erasures that need more than one statement on one table; `erasure-steps.repository.ts` implements them. */
export type ErasureStep =
  | 'identity files'
  | 'unsigned agreements'
  | 'boletos'
  | 'person key'
  | 'values in the change history'
  | 'authors in the change history'
  | 'authors in alerts'
  | 'authors of boleto events'
  | 'recipients of reminders'
  | 'decisions in runs'
  | 'revocations'
  | 'error reports'
  | 'erasure request';

/** Exports that are not plain columns of the table; `export-steps.repository.ts` implements them. */
export type ExportStep =
  | 'permissions'
  | 'identity'
  | 'openings of photos'
  | 'changes'
  | 'work'
  | 'exports'
  | 'erasure requests';

/** The person whose rows are searched for, and the values by which rows without an id find the person. */
export interface SearchedPerson {
  id: string;
  /** E-mail addresses and telephone numbers. */
  contacts: readonly string[];
  /** The value that the person signs in with: the e-mail of a user, the CPF of an owner. */
  account: string;
}

/** Rows of a person: those with the person's id in a column, or those that a condition selects. */
export type RowsOf<Column extends string = string> =
  | Column
  | { text: string; where: (person: SearchedPerson) => SQL | undefined };

/**
 * Effect of an erasure on a column.
 * - `row`: the row is deleted;
 * - `name`: the text becomes 'Pessoa removida';
 * - `clear`: null, or the empty text of a column that cannot be null;
 * - `stamp`: the time of the erasure, unless it has one;
 * - `{ to }`: this value;
 * - `keep`: nothing, for the reason in `why`;
 * - `{ step }`: a named step does it.
 */
export type ErasureAction = 'row' | 'name' | 'clear' | 'stamp' | 'keep' | { to: unknown } | { step: ErasureStep };

interface ColumnOptions<Column extends string> {
  /** Defaults to the subjects of the table. */
  subject?: DataSubject | readonly DataSubject[];
  erase: ErasureAction;
  /** A step for other kinds of person than those of `erase`. */
  step?: ErasureStep;
  /** Reason why the column is kept, or a note on the erasure. */
  why?: string;
  /** Kept as long as a signed agreement names the person, whatever `erase` does afterwards. */
  heldByAgreement?: true;
  /** The column holds the name of a user or owner whose id is in these columns, instead of that of the row's person. */
  by?: Column | readonly Column[];
  /** Label in the person's export; absent: not exported. */
  export?: string;
  /** The only kinds of person whose export has the column. */
  exportTo?: readonly PersonKind[];
  /** The column holds a name without an id beside it; namesakes in the tenant are replaced too. */
  byName?: true;
  /** The key and value in the export, where they differ from those of the column. */
  exportAs?: { key: string; value: (stored: unknown) => unknown };
  /** A contact by which messages and codes to the person are found. */
  contact?: true;
  /** The column holds the value that the person signs in with. */
  account?: true;
}

export type PersonalColumn<Column extends string = string> = ColumnOptions<Column>;

/** The id of a user or owner in a record about something else. */
export const keptAccountId = {
  erase: 'keep',
  why: 'The id refers to an account without a name',
} as const satisfies PersonalColumn;

/** The author of a record about something else: the id of the account, and the name as it was. */
export const keptAuthor = {
  id_user: keptAccountId,
  nome: { erase: 'name', by: 'id_user' },
} as const satisfies Record<string, PersonalColumn>;

interface ExportSection<Column extends string> {
  title: string;
  /** Titles for some kinds of person. */
  titles?: Partial<Record<PersonKind, string>>;
  /** Position in the export, ascending. */
  place: number;
  by: Column;
  /** The rows of the section, where they differ from those of the table. */
  rows?: Partial<Record<PersonKind, RowsOf<Column>>>;
}

export interface PersonalTable<Column extends string = string> {
  /** Purpose of the processing. */
  purpose: string;
  basis: keyof typeof legalBases;
  /** Retention without a request for erasure: a rule of the domain or a sentence. */
  retention: RetentionName | { text: string };
  subject: DataSubject | readonly DataSubject[];
  rows?: Partial<Record<PersonKind, RowsOf<Column>>>;
  section?: ExportSection<Column>;
  /** Sections that a named step builds, with their positions in the export. */
  exportSteps?: Partial<Record<ExportStep, number>>;
  columns: { readonly [Name in Column]?: PersonalColumn<Column> };
  /** Columns that look personal by their name or reference and are not, with the reason. */
  notPersonal?: { readonly [Name in Column]?: string };
}

const declarations = new Map<PgTable, PersonalTable>();

type ColumnOf<T extends PgTable> = keyof T['_']['columns'] & string;

/**
 * Declares the personal data of a table, beside the table. Erasure and export walk the declarations (decision 034), and
 * `npm run privacy` writes docs/privacy.md from them.
 */
export function personalData<T extends PgTable>(table: T, declared: PersonalTable<ColumnOf<T>>): void {
  declarations.set(table, declared as unknown as PersonalTable);
}

/** Returns the declaration of a table, if it has one. */
export function personalDataOf(table: PgTable): PersonalTable | undefined {
  return declarations.get(table);
}

/** Gives several columns the same declaration. */
export function each<const Name extends string, Column extends string = string>(
  names: readonly Name[],
  column: PersonalColumn<Column>,
): Record<Name, PersonalColumn<Column>> {
  return Object.fromEntries(names.map((name) => [name, column])) as Record<Name, PersonalColumn<Column>>;
}

/** Returns the condition that selects a person's rows of a tenant; undefined where the table is not a tenant's. */
export function rowsOfPerson(table: PgTable, rows: RowsOf, tenant: TenantId, person: SearchedPerson): SQL | undefined {
  const { id_tenant, ...others } = getTableColumns(table);
  if (!id_tenant) return undefined;
  const column = typeof rows === 'string' ? others[rows] : undefined;
  const own = typeof rows === 'string' ? column && eq(column, person.id) : rows.where(person);
  return own && and(eq(id_tenant, tenant), own);
}
