import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareData } from '../apps/server/test/process/prepared-data.ts';

/** One first start for the run; each worker's product gets a copy of what it left. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default async function prepare(): Promise<() => void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'restitui-e2e-')));
  // PostgreSQL's own user enters it.
  chmodSync(folder, 0o711);
  const dataDir = join(folder, 'data');
  await prepareData(dataDir);
  process.env.RESTITUI_E2E_DATA = dataDir;
  return () => rmSync(folder, { recursive: true, force: true });
}
