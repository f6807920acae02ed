import type { Change } from '@restitui/domain/insights/change-history/change-history.api.ts';
import { changedValueText } from '@restitui/domain/insights/change-history/change-text.ts';
import { recordedField } from '@restitui/domain/insights/change-history/recorded-field.ts';
import type { Database } from '../src/db/open-database.ts';

type RecordedChange = Pick<Change, 'entity' | 'field' | 'from' | 'to'>;

const identifier = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
const constant = /\b[A-Z]+(_[A-Z]+)+\b/;
const instant = /\d{4}-\d{2}-\d{2}T\d{2}/;
/** Fields into which users type what another system calls an id. */
const typedIds = new Set(['referencia', 'microsoft_directory', 'google_directory']);
const rawObject = /\[object|\{"/;

/**
 * Returns the recorded changes that users would read as code: fields without label or format, ids, constants and
 * numbers in a text field. Every test file is checked when its server closes.
 */
export function unreadableChanges(rows: readonly RecordedChange[]): string[] {
  const found = rows.flatMap((row) => reasonsOf(row).map((reason) => `${row.entity} ${row.field}: ${reason}`));
  return [...new Set(found)];
}

function reasonsOf({ entity, field, from, to }: RecordedChange): string[] {
  const known = recordedField({ entity, field });
  if (!known) return ['no label and format'];
  return [from, to].flatMap((value) => {
    const text = changedValueText({ entity, field }, value);
    if (typeof value === 'number' && known.format === 'text') return [`number without format: ${text}`];
    if (typeof value !== 'string' && rawObject.test(text)) return [`object without format: ${text}`];
    if (typedIds.has(field) || text.includes('@')) return [];
    const isCode = [identifier, instant, ...(known.format === 'choice' ? [constant] : [])].some((code) =>
      code.test(text),
    );
    return isCode ? [`shown as code: ${text}`] : [];
  });
}

/** Throws when a test recorded a change that users would read as code. */
export async function refuseUnreadableChanges(database: Database): Promise<void> {
  const rows = await database.asOwner(async (client) => {
    const { rowCount } = await client.query(`select from information_schema.tables where table_name = 'changes'`);
    if (!rowCount) return [];
    return (await client.query<RecordedChange>('select distinct entity, field, "from", "to" from changes')).rows;
  });
  const unreadable = unreadableChanges(rows);
  if (unreadable.length > 0) throw new Error(`Unreadable in the change history:\n${unreadable.join('\n')}`);
}
