import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, postgresPid } from '../process/server-process.ts';
import type { FaultyServer } from './faulty-server.ts';
import { checkAnalysis, newAssessment, uploadPair } from './kill-during-analysis.ts';
import { checks, type Outcome } from './outcome.ts';

/** Kills PostgreSQL under a server that answers calls and analyses, and checks that it recovers without a restart. */
export async function loseTheDatabase(server: FaultyServer, signal: NodeJS.Signals): Promise<Outcome> {
  const { broken, check } = checks();
  const kept: string[] = [await newAssessment(server)];
  const [analysed = ''] = kept;
  const upload = await uploadPair(server, analysed);
  check('the upload is accepted', upload?.status === 202, upload);

  const pid = postgresPid(server.dataDir);
  const statuses: number[] = [];
  let away = 0;
  process.kill(pid, signal);
  const since = performance.now();
  for (let isBack = false; !isBack && performance.now() - since < 60_000; ) {
    const { status } = await server.send('GET', '/clients/11222333000181');
    statuses.push(status);
    away = performance.now() - since;
    isBack = status === 200 && !isAlive(pid) && away > 300;
    await sleep(20);
  }
  check(
    'calls are answered 200 or 503',
    statuses.every((status) => status === 200 || status === 503),
    statuses,
  );
  check('it recovers within 15 seconds', away < 15_000, away);
  for (const id of kept)
    check('an answered write is kept', (await server.send('GET', `/simples/${id}`)).status === 200);
  await checkAnalysis(server, analysed, check);
  const refused = statuses.filter((status) => status === 503).length;
  const fault = `database ended by ${signal}`;
  return { fault, answered: 2, broken, note: `away ${(away / 1000).toFixed(1)} s, ${refused} × 503` };
}
