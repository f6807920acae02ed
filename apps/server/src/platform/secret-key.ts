import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

export function secretKeyPath(dataDir: string): string {
  return join(dataDir, 'secret.key');
}

/** The key of this installation: from the environment, else made once and kept in DATA_DIR, for the owner's eyes only. */
export async function loadSecretKey(dataDir: string, given: string | undefined): Promise<string> {
  if (given) return given;
  await mkdir(dataDir, { recursive: true });
  const path = secretKeyPath(dataDir);
  const kept = await readKey(path);
  if (kept !== undefined) return kept;
  await makeKey(path);
  return (await readKey(path)) ?? '';
}

async function readKey(path: string): Promise<string | undefined> {
  try {
    const key = (await readFile(path, 'utf8')).trim();
    if (!key) throw new Error(`A chave em ${path} está vazia. Restaure-a da cópia guardada.`);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written whole before it gets its name; of two processes that start at once, the first one's key stands. */
async function makeKey(path: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(32).toString('base64url')}\n`);
    await file.sync();
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
}
