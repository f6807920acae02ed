import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';
import pg from 'pg';

/**
 * Loaded before a server (`--import`) in fault tests. Kills the process with SIGKILL at the step that the file `kill` in
 * `FAULTS` names, shifts its clock by the milliseconds in the file `shift`, and reports a full disk while there is a file
 * `full`.
 *
 * A step is a statement that writes, a `commit` before it is sent, `committed` after its answer, or the renaming of a
 * finished file. The file `kill` holds a regular expression, the number of the matching step, and an id.
 */
const folder = process.env.FAULTS ?? '';
const killFile = join(folder, 'kill');
const fullFile = join(folder, 'full');
const isServer = basename(process.argv[1] ?? '') === 'main.ts';

let order = '';
let left = 0;

function pass(name: string): void {
  if (!existsSync(killFile)) return;
  const found = readFileSync(killFile, 'utf8');
  const [step = '', nth = '1'] = found.split('\n');
  if (found !== order) [order, left] = [found, Number(nth)];
  if (!new RegExp(step, 'is').test(name) || --left > 0) return;
  rmSync(killFile, { force: true });
  writeFileSync(join(folder, 'killed'), name.slice(0, 200));
  process.kill(process.pid, 'SIGKILL');
}

type Send = (this: unknown, ...parts: unknown[]) => unknown;

function hookQueries(): void {
  const prototype = pg.Client.prototype as unknown as { query: Send };
  const send = prototype.query;
  prototype.query = function query(...parts) {
    const [first] = parts;
    const text = typeof first === 'string' ? first : String((first as { text?: string } | undefined)?.text ?? '');
    const writes = /^\s*(with|insert|update|delete|create|alter|commit)\b/i.test(text);
    // The queue supervises itself all the time; what the product does there is to enqueue.
    const isOwn = writes && (!/pgboss\.(queue|version)/.test(text) || /insert into pgboss\W*job/i.test(text));
    if (isOwn) pass(text);
    const answer = send.apply(this, parts);
    if (/^commit$/i.test(text) && answer instanceof Promise) {
      // A commit that fails is reported to its caller only.
      answer.then(
        () => pass('committed'),
        () => {},
      );
    }
    return answer;
  };
}

function hookFiles(): void {
  const { rename } = fs;
  fs.rename = async (from, to) => {
    pass(`rename ${to}`);
    await rename(from, to);
  };
  syncBuiltinESMExports();
}

function hookFreeSpace(): void {
  const { statfs } = fs;
  const read = async (place: string) => {
    const found = await statfs(place);
    return existsSync(fullFile) ? { ...found, bavail: 0 } : found;
  };
  Object.assign(fs, { statfs: read });
  syncBuiltinESMExports();
}

function hookClock(): void {
  const shiftFile = join(folder, 'shift');
  const { now } = Date;
  let shift = 0;
  setInterval(() => {
    shift = existsSync(shiftFile) ? Number(readFileSync(shiftFile, 'utf8')) : 0;
  }, 20).unref();
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts: [], base) => Reflect.construct(target, parts.length ? parts : [now() + shift], base),
    get: (target, key) => (key === 'now' ? () => now() + shift : Reflect.get(target, key)),
  });
}

if (isServer && folder) {
  hookQueries();
  hookFiles();
  hookFreeSpace();
  hookClock();
}
