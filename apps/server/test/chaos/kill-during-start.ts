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

/**
 * Kills the first start of a server, starts it again and checks the demonstration, its seals and its evidence.
 *
 * @param prepared a DATA_DIR whose first start was not killed
 */
export async function killDuringStart([step, nth]: [string, number], prepared: string): Promise<Outcome> {
  const { broken, check } = checks();
  const server = new FaultyServer(join(newFolder(), 'data'));
  const killedAt = await server.startUntilKilled(step, nth);
  if (!killedAt) await server.stop();
  await server.start();
  check('the demonstration is complete', (await server.send('GET', '/clients/11222333000181')).status === 200);

  // A sealing that was killed is taken up after its heartbeat was missed.
  const expected = sealed(prepared).length;
  const count = await server.poll(
    async () => sealed(server.dataDir).length,
    (files) => files >= expected,
    240,
  );
  check('every contract is sealed', count >= expected, { count, expected });
  const { data: report } = (await server.send('POST', '/evidence/check', {})).body;
  check('the evidence is intact', report?.problems.length === 0 && report.documents > 0, report);
  check('no incomplete file is left', !sealed(server.dataDir).some((name) => name.endsWith('.part')));
  await server.stop();
  const fault = `first start: ${killedAt ? `killed at ${nameOf(step)} ${nth}` : `${nameOf(step)} ${nth} not reached`}`;
  return { fault, answered: 0, broken, note: `${count} sealed files` };
}
