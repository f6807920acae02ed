import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export function secretKeyPath(dataDir: string): string {
  return join(dataDir, 'secret.key');
}

/** The key of this installation: from the environment, else made once and kept in DATA_DIR, for the owner's eyes only. */
export async function loadSecretKey(dataDir: string, given: string | undefined): Promise<string> {
  if (given) return given;
  await mkdir(dataDir, { recursive: true });
  const path = secretKeyPath(dataDir);
  try {
    const file = await open(path, 'wx', 0o600);
    const key = randomBytes(32).toString('base64url');
    await file.writeFile(`${key}\n`);
    await file.sync();
    await file.close();
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const key = (await readFile(path, 'utf8')).trim();
    if (!key) throw new Error(`A chave em ${path} está vazia. Restaure-a da cópia guardada.`);
    return key;
  }
}
