import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A generated migration. */
export interface Migration {
  /** File name without its extension. */
  tag: string;
  hash: string;
  statements: string[];
}

export const migrationsFolder = join(import.meta.dirname, '..', '..', 'drizzle');

/** Reads the migrations that drizzle-kit generated into `folder`, in order. */
export function readMigrations(folder: string): Migration[] {
  const journal = join(folder, 'meta', '_journal.json');
  if (!existsSync(journal)) return [];
  const { entries }: { entries: { tag: string }[] } = JSON.parse(readFileSync(journal, 'utf8'));
  return entries.map(({ tag }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    return { tag, hash, statements: text.split('--> statement-breakpoint') };
  });
}
