import { createHash, randomBytes, randomUUID } from 'node:crypto';
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
  await makeKey(path, randomBytes(32).toString('base64url'));
  return (await readKey(path)) ?? '';
}

/** Tells one key from another and says nothing of either. */
export function keyFingerprint(key: string): string {
  return createHash('sha256').update(`restitui key ${key}`).digest('hex').slice(0, 32);
}

/** Keeps a key where the next start looks for it, unless one lies there. */
export async function keepSecretKey(dataDir: string, key: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await makeKey(secretKeyPath(dataDir), key);
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
async function makeKey(path: string, key: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${key}\n`);
    await file.sync();
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
}
