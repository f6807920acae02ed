import { join } from 'node:path';
import { newFolder, storedFiles } from '../process/server-process.ts';
import { FaultyServer } from './faulty-server.ts';
import { nameOf } from './kill-during-analysis.ts';
import { checks, type Outcome } from './outcome.ts';

/** Steps of the first start: migrations, demonstration data, and the signing and sealing of its contracts. */
export const startSteps: [step: string, nth: number][] = [
  ['create table', 1],
  ['create table', 40],
  ['^\\s*alter table', 60],
  ['^commit$', 3],
  ['^committed$', 5],
  ['insert into "evidence_events"', 5],
  ['insert into "agreement_seals"', 2],
  ['rename .*sealed/', 1],
  ['rename .*sealed/', 3],
  ['update "agreement_seals"', 4],
];

const sealed = (dataDir: string) => storedFiles(dataDir).filter((name) => name.startsWith('sealed/'));

/** Kills the first start of a server, starts it again and checks the demonstration and its seals. */
export async function killDuringStart([step, nth]: [string, number]): Promise<Outcome> {
  const { broken, check } = checks();
  const server = new FaultyServer(join(newFolder(), 'data'));
  const killedAt = await server.startUntilKilled(step, nth);
  if (!killedAt) await server.stop();
  await server.start();
  check('the demonstration is complete', (await server.send('GET', '/clients/11222333000181')).status === 200);

  // Sealing runs in the background: it is over when no file was added for some seconds.
  let seen = -1;
  let quiet = performance.now();
  await server.poll(
    async () => {
      const count = sealed(server.dataDir).length;
      if (count !== seen) [seen, quiet] = [count, performance.now()];
      return seen > 0 && performance.now() - quiet > 4_000;
    },
    (isOver) => isOver,
  );
  check('contracts are sealed', seen > 0, seen);
  check('no incomplete file is left', !sealed(server.dataDir).some((name) => name.endsWith('.part')));
  await server.stop();
  const fault = `first start: ${killedAt ? `killed at ${nameOf(step)} ${nth}` : `${nameOf(step)} ${nth} not reached`}`;
  return { fault, answered: 0, broken, note: `${seen} seals` };
}
