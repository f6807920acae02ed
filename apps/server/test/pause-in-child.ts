import fs, { existsSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';

/**
 * Loaded before a job's child process (`NODE_OPTIONS=--import`): pauses it at the point that `PAUSES` names for
 * its program, before it sends a message (`progress notas`, `items 2`, `done`) or before it spills to disk
 * (`spill`). While it is paused, a file named after its pid exists in `PAUSE_FOLDER`; removing the file resumes
 * it.
 */
const { PAUSES = '{}', PAUSE_FOLDER = '' } = process.env;
const places: Record<string, string> = JSON.parse(PAUSES);
const place = places[basename(process.argv[1] ?? '', '.ts')];
const parent = process.ppid;
const times = new Map<string, number>();

function pass(name: string): void {
  times.set(name, (times.get(name) ?? 0) + 1);
  if (place !== name && place !== `${name} ${times.get(name)}`) return;
  const sign = join(PAUSE_FOLDER, String(process.pid));
  writeFileSync(sign, name);
  const clock = new Int32Array(new SharedArrayBuffer(4));
  while (existsSync(sign)) {
    Atomics.wait(clock, 0, 0, 20);
    // The parent has ended.
    if (process.ppid !== parent) process.exit(1);
  }
}

/** The part of a child's message that is read here (`child-protocol.ts`). */
interface Message {
  kind: string;
  message?: Message;
  progress?: { fase: string };
}

function nameOf({ kind, message, progress }: Message): string {
  if (message) return nameOf(message);
  return progress ? `${kind} ${progress.fase}` : kind;
}

if (place) {
  const send = process.send?.bind(process) as (...parts: unknown[]) => boolean;
  process.send = (...parts: unknown[]) => {
    pass(nameOf(parts[0] as Message));
    return send(...parts);
  };

  const spills = new Set<number>();
  const { openSync, writeSync } = fs;
  fs.openSync = ((path: string, ...rest: [string]) => {
    const fd = openSync(path, ...rest);
    if (/items-\d+$/.test(path)) spills.add(fd);
    return fd;
  }) as typeof openSync;
  fs.writeSync = ((fd: number, ...rest: [Buffer]) => {
    if (spills.has(fd)) pass('spill');
    return writeSync(fd, ...rest);
  }) as typeof writeSync;
  syncBuiltinESMExports();
}
