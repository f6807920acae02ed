import { openPreparedFolder, preparedOnce } from '../apps/server/test/process/prepared-data.ts';

/** Starts the product once; each worker gets a copy of the resulting data folder. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default async function prepare(): Promise<() => void> {
  const { folder, remove } = openPreparedFolder();
  process.env.RESTITUI_E2E_DATA = await preparedOnce(folder);
  return remove;
}
