import { join } from 'node:path';
import { InputRefusal } from '../../../platform/child-talk.ts';
import type { FileStorage } from '../../../platform/file-storage.ts';
import type { Run } from '../simples-runs.repository.ts';

/** The two ZIPs of a run under the names of their sender, as the engine takes them. @throws InputRefusal when gone. */
export async function copyStoredPair(files: Pick<FileStorage, 'copyTo' | 'size'>, run: Run, tempDir: string) {
  return {
    xmlZip: await named(files, run.xml_file, join(tempDir, 'xml'), run.xml_name),
    pgdasZip: await named(files, run.pgdas_file, join(tempDir, 'pgdas'), run.pgdas_name),
  };
}

/** The engine names files as their sender did; a file system takes 255 bytes, three to a character at worst. */
async function named(
  files: Pick<FileStorage, 'copyTo' | 'size'>,
  key: string,
  folder: string,
  name: string,
): Promise<string> {
  if ((await files.size(key)) === undefined) throw new InputRefusal(`O arquivo "${name}" não está mais guardado.`);
  const path = join(folder, name.replace(/[/\\\p{Cc}]/gu, '_').slice(-80));
  await files.copyTo(key, path);
  return path;
}
