import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifThere } from './if-there.ts';

/** The end of a tenant's chain on a day, signed. */
export interface Anchor {
  id_tenant: string;
  seq: number;
  hash: string;
  at: string;
  mac: string;
}

/** Ends of chains, kept where whoever writes in the database does not write. */
export interface Anchors {
  add: (anchor: Anchor) => Promise<void>;
  list: (id_tenant: string) => Promise<Anchor[]>;
}

export function anchorPath(dataDir: string): string {
  return join(dataDir, 'anchors.jsonl');
}

/** One line of JSON each, behind the others, in a file of DATA_DIR. */
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
      const text = await ifThere(readFile(path, 'utf8'));
      return (text ?? '')
        .split('\n')
        .filter(Boolean)
        .map((line) => readLine(line))
        .filter((anchor) => anchor.id_tenant === id_tenant || anchor.id_tenant === '');
    },
  };
}

/** A line that cannot be read belongs to nobody and so to everybody: it is found wrong wherever it is looked at. */
function readLine(line: string): Anchor {
  try {
    return JSON.parse(line) as Anchor;
  } catch {
    return { id_tenant: '', seq: 0, hash: '', at: '', mac: '' };
  }
}
