import { isAbsolute, relative, resolve } from 'node:path';
import type { SettingProblems } from './setting-problems.ts';

/** When a worker writes a backup of database and stored files, and how long it keeps it. */
export interface BackupSchedule {
  folder: string;
  /** Hour of Brasília. */
  hour: number;
  keepDays: number;
}

interface Read {
  env: Readonly<Record<string, string | undefined>>;
  dataDir: string;
  /** Folder of the stored files; undefined for DATA_DIR or a bucket. */
  filesFolder: string | undefined;
}

const ranges = { BACKUP_HOUR: [3, 0, 23], BACKUP_KEEP_DAYS: [14, 1, 3650] } as const;

/** Parses the settings of the daily backup; undefined where there is none. */
export function backupScheduleOf(
  { env, dataDir, filesFolder }: Read,
  { read, add }: Pick<SettingProblems, 'read' | 'add'>,
): BackupSchedule | undefined {
  const { BACKUP_FOLDER: folder } = env;
  const hour = read(() => numberOf('BACKUP_HOUR', env), 0);
  const keepDays = read(() => numberOf('BACKUP_KEEP_DAYS', env), 1);
  if (!folder) {
    for (const name of ['BACKUP_HOUR', 'BACKUP_KEEP_DAYS']) if (env[name]) add(`${name} só vale com BACKUP_FOLDER.`);
    return undefined;
  }
  // A backup beside the data is lost with it, and one in the folder of the files would contain the others.
  for (const [name, place] of Object.entries({ DATA_DIR: dataDir, STORAGE_URL: filesFolder })) {
    if (place && isInside(folder, place)) add(`BACKUP_FOLDER não pode ficar dentro de ${name}.`);
  }
  return { folder: resolve(folder), hour, keepDays };
}

function isInside(folder: string, place: string): boolean {
  const path = relative(place, folder);
  return !path.startsWith('..') && !isAbsolute(path);
}

function numberOf(name: keyof typeof ranges, env: Read['env']): number {
  const [fallback, least, most] = ranges[name];
  const text = env[name];
  if (!text) return fallback;
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new Error(`${name} aceita um número inteiro de ${least} a ${most}; recebeu ${text}.`);
  }
  return number;
}
