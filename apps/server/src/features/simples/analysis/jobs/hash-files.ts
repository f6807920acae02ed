import { createHash } from 'node:crypto';
import { walkZip } from '@restitui/tax-engine/zip/read-zip.ts';
import type { HashedFile } from '../../../../platform/dossier-layout.ts';

/** Far above the size of any note or declaration. */
const maxEntryBytes = 256 * 1024 ** 2;

/** Yields every file within a ZIP, including those of nested ZIPs, with only one of them in memory. */
export async function* hashEntries(
  { name: archive, path }: { name: string; path: string },
  tempDir: string,
): AsyncGenerator<HashedFile> {
  for await (const entry of walkZip(path, {
    wanted: () => 'read',
    maxEntryBytes: () => maxEntryBytes,
    tempDir,
    label: archive,
  })) {
    if ('problem' in entry) {
      yield { archive, name: entry.name, bytes: 0, sha256: '', problem: entry.problem.texto };
    } else {
      const sha256 = createHash('sha256').update(entry.data).digest('hex');
      yield { archive, name: entry.name, bytes: entry.data.length, sha256, problem: '' };
    }
  }
}
