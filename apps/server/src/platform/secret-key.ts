import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './error-code.ts';

export function secretKeyPath(dataDir: string): string {
  return join(dataDir, 'secret.key');
}

/**
 * Returns the installation's key: from the environment, else created once in DATA_DIR, readable by its owner
 * only.
 */
export async function loadSecretKey(dataDir: string, given: string | undefined): Promise<string> {
  if (given) return given;
  await mkdir(dataDir, { recursive: true });
  const path = secretKeyPath(dataDir);
  const kept = await readKey(path);
  if (kept !== undefined) return kept;
  await makeKey(path, randomBytes(32).toString('base64url'));
  return (await readKey(path)) ?? '';
}

/** Returns a fingerprint that identifies a key without revealing it. */
export function keyFingerprint(key: string): string {
  return createHash('sha256').update(`restitui key ${key}`).digest('hex').slice(0, 32);
}

/** Stores a key where the next start reads it, unless one exists. */
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
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written completely, then renamed; of two processes that start at once, the first key is kept. */
async function makeKey(path: string, key: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${key}\n`);
    await file.sync();
    await link(draft, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
}
