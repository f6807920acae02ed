import { join } from 'node:path';
import { InputRefusal } from '../../../platform/child-protocol.ts';
import type { FileStorage } from '../../../platform/file-storage.ts';
import type { Run } from './simples-runs.repository.ts';

/**
 * Copies the two ZIPs of a run under their original names, which the engine reports.
 * @throws InputRefusal when one is no longer stored
 */
export async function copyStoredPair(files: Pick<FileStorage, 'copyTo' | 'size'>, run: Run, tempDir: string) {
  return {
    xmlZip: await copyNamed(files, run.xml_file, join(tempDir, 'xml'), run.xml_name),
    pgdasZip: await copyNamed(files, run.pgdas_file, join(tempDir, 'pgdas'), run.pgdas_name),
  };
}

/** A file name can have 255 bytes and a character up to three of them. */
async function copyNamed(
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
