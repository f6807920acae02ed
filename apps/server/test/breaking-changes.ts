/** A statement of a migration that breaks the version of the product before it. */
export interface BreakingChange {
  /** The rule that it breaks. */
  change: string;
  statement: string;
}

const identifier = `"([^"]+)"`;
const alterTable = new RegExp(`^ALTER TABLE(?: IF EXISTS)?(?: ONLY)? (?:"[^"]+"\\.)?${identifier} (.*)$`, 'is');

/** Clauses of ALTER TABLE, which break a table that the version before knows. */
const clauses: [RegExp, string][] = [
  [/^DROP (COLUMN\b|(?!CONSTRAINT\b)")/i, 'drops a column that the version before reads'],
  [/^RENAME (COLUMN\b|TO\b|")/i, 'renames what the version before names'],
  [/^ALTER (COLUMN )?"[^"]+" (SET DATA )?TYPE\b/i, 'changes the type of a column'],
  [/^ALTER (COLUMN )?"[^"]+" SET NOT NULL/i, 'requires a column that the version before may leave empty'],
  [/^ALTER (COLUMN )?"[^"]+" DROP DEFAULT/i, 'drops a default that the version before relies on'],
];

/** Statements about other things than one table. */
const statements: [RegExp, string][] = [
  [/^DROP (TABLE|VIEW|MATERIALIZED VIEW|TYPE|SCHEMA|SEQUENCE|FUNCTION)\b/i, 'drops what the version before uses'],
  [/^ALTER (TYPE|VIEW|SEQUENCE|SCHEMA) .* RENAME\b/is, 'renames what the version before names'],
];

const contract = /^-- contract: .{20,}$/m;

/**
 * Returns what the version before cannot live with while both run: it inserts rows without new columns, and reads and
 * writes old ones. Tables and columns that the same migration creates are its own matter. A statement under a line
 * `-- contract: reason` is the second step of a change and is left out.
 */
export function breakingChanges(migration: readonly string[]): BreakingChange[] {
  const made = created(migration);
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 200);
  return migration
    .filter((text) => !contract.test(text))
    .flatMap((text) => [
      ...ofFunction(text, made).map((change) => ({ change, statement: inOneLine(text) })),
      ...withoutComments(text).flatMap((statement) =>
        judge(statement, made).map((change) => ({ change, statement: inOneLine(statement) })),
      ),
    ]);
}

/**
 * A trigger runs in the transactions of the version before, whose role gets its privileges on a new table only after the
 * migrations, unless the migration grants them.
 */
function ofFunction(text: string, made: Created): string[] {
  if (!/^CREATE (OR REPLACE )?FUNCTION\b/im.test(text)) return [];
  const written = [...text.matchAll(/(?:INSERT INTO|UPDATE|DELETE FROM) (?:ONLY )?"?(\w+)"?/gi)];
  const isBarred = written.some(([, table = '']) => made.tables.has(table) && !made.granted.has(table));
  return isBarred ? ['writes a new table that the version before has no privileges on'] : [];
}

interface Created {
  tables: ReadonlySet<string>;
  /** Tables with a GRANT. */
  granted: ReadonlySet<string>;
  /** `table.column` */
  columns: ReadonlySet<string>;
}

function created(migration: readonly string[]): Created {
  const made = migration.flatMap(withoutComments);
  const tables = [...made.join(';\n').matchAll(/CREATE TABLE(?: IF NOT EXISTS)? (?:"[^"]+"\.)?"([^"]+)"/gi)];
  const columns = made.flatMap((statement) => {
    const [, table = '', rest = ''] = alterTable.exec(statement) ?? [];
    return clausesOf(rest).flatMap((clause) => {
      const column = newColumn.exec(clause)?.[1];
      return column ? [`${table}.${column}`] : [];
    });
  });
  const granted = [...made.join(';\n').matchAll(/GRANT [A-Z, ]*\bINSERT\b[A-Z, ]* ON "?(\w+)"? TO/g)];
  const namesOf = (found: RegExpExecArray[]) => new Set(found.map(([, table = '']) => table));
  return { tables: namesOf(tables), granted: namesOf(granted), columns: new Set(columns) };
}

const newColumn = new RegExp(`^ADD (?:COLUMN )?(?:IF NOT EXISTS )?${identifier}`, 'i');

/** Splits what follows the name in ALTER TABLE at commas outside parentheses and quotes. */
function clausesOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [piece] of text.matchAll(/'[^']*'|"[^"]*"|./gs)) {
    if (piece === '(') depth++;
    if (piece === ')') depth--;
    if (piece === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts.map((clause) => clause.trim()).filter(Boolean);
}

function withoutComments(text: string): string[] {
  return text
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean);
}

function judge(statement: string, made: Created): string[] {
  const [, table = '', rest = ''] = alterTable.exec(statement) ?? [];
  if (!table) return [ofStatement(statement, made)].filter((change) => change !== undefined);
  if (made.tables.has(table)) return [];
  const isNew = (column: string) => made.columns.has(`${table}.${column}`);
  return clausesOf(rest)
    .map((clause) => ofClause(clause, isNew))
    .filter((change) => change !== undefined);
}

function ofClause(clause: string, isNew: (column: string) => boolean): string | undefined {
  const found = clauses.find(([pattern]) => pattern.test(clause));
  if (found && !isNew(/"([^"]+)"/.exec(clause)?.[1] ?? '')) return found[1];
  if (newColumn.test(clause)) return ofNewColumn(clause);
  return /^ADD CONSTRAINT\b/i.test(clause) ? ofConstraint(clause, isNew) : undefined;
}

function ofStatement(statement: string, made: Created): string | undefined {
  const found = statements.find(([pattern]) => pattern.test(statement));
  if (found) return found[1];
  const [, table = '', columns = ''] =
    /^CREATE UNIQUE INDEX .*? ON (?:"[^"]+"\.)?"([^"]+)" (?:USING \w+ )?\((.*)\)/is.exec(statement) ?? [];
  if (!table || made.tables.has(table)) return undefined;
  const hasNew = names(columns).some((column) => made.columns.has(`${table}.${column}`));
  return hasNew ? undefined : 'makes unique what the version before may write twice';
}

function ofNewColumn(clause: string): string | undefined {
  const isRequired = /\bNOT NULL\b/i.test(clause) && !/\bDEFAULT\b|\bGENERATED\b/i.test(clause);
  return isRequired ? 'adds a required column without a default' : undefined;
}

/** A constraint of new columns alone, or a key with a new one, holds for rows that leave them empty. */
function ofConstraint(clause: string, isNew: (column: string) => boolean): string | undefined {
  if (/\bCHECK\b/i.test(clause)) {
    const checked = [...clause.matchAll(/"[^"]+"\."([^"]+)"/g)].map(([, column = '']) => column);
    return checked.length > 0 && checked.every(isNew) ? undefined : 'checks what the version before writes unchecked';
  }
  const [, columns = ''] = /(?:UNIQUE|PRIMARY KEY|FOREIGN KEY)[^(]*\(([^)]*)\)/i.exec(clause) ?? [];
  return names(columns).some(isNew) ? undefined : 'adds a key that the version before may violate';
}

const names = (columns: string) => [...columns.matchAll(/"([^"]+)"/g)].map(([, column = '']) => column);
