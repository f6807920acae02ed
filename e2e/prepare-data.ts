import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareData } from '../apps/server/test/process/prepared-data.ts';

/** Starts the product once; each worker gets a copy of the resulting data folder. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default async function prepare(): Promise<() => void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'restitui-e2e-')));
  // PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o711);
  const dataDir = join(folder, 'data');
  await prepareData(dataDir);
  process.env.RESTITUI_E2E_DATA = dataDir;
  return () => rmSync(folder, { recursive: true, force: true });
}
