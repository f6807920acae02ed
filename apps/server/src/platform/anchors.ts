import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifExists } from './if-exists.ts';

/** The signed head of a tenant's evidence chain on one day. */
export interface Anchor {
  id_tenant: string;
  seq: number;
  hash: string;
  at: string;
  mac: string;
}

/**
 * Storage of chain heads outside the database, so that write access to the database does not suffice to change
 * them.
 */
export interface Anchors {
  add: (anchor: Anchor) => Promise<void>;
  list: (id_tenant: string) => Promise<Anchor[]>;
}

export function anchorPath(dataDir: string): string {
  return join(dataDir, 'anchors.jsonl');
}

/** Appends anchors to a file in DATA_DIR, one line of JSON each. */
export function anchorFile(path: string): Anchors {
  return {
    async add(anchor) {
      await mkdir(dirname(path), { recursive: true });
      const file = await open(path, 'a', 0o600);
      try {
        await file.appendFile(`${JSON.stringify(anchor)}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
    },
    async list(id_tenant) {
      const text = await ifExists(readFile(path, 'utf8'));
      return (text ?? '')
        .split('\n')
        .filter(Boolean)
        .map((line) => readLine(line))
        .filter((anchor) => anchor.id_tenant === id_tenant || anchor.id_tenant === '');
    },
  };
}

/**
 * Returns an anchor that fails every check for an unreadable line, because the tenant of such a line is
 * unknown.
 */
function readLine(line: string): Anchor {
  try {
    return JSON.parse(line);
  } catch {
    return { id_tenant: '', seq: 0, hash: '', at: '', mac: '' };
  }
}
