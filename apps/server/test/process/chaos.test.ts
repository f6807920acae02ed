import { afterAll, beforeAll, expect, it } from 'vitest';
import { FaultyServer } from '../chaos/faulty-server.ts';
import { fillTheDisk } from '../chaos/fill-the-disk.ts';
import { jumpTheClock } from '../chaos/jump-the-clock.ts';
import { killDuringAnalysis } from '../chaos/kill-during-analysis.ts';
import { killDuringBoleto } from '../chaos/kill-during-boleto.ts';
import { loseTheDatabase } from '../chaos/lose-the-database.ts';
import { newDemonstration } from './demonstration-folder.ts';
import { clearFolders } from './server-process.ts';

// The short form of `npm run chaos`.
let server: FaultyServer;

beforeAll(async () => {
  server = new FaultyServer(await newDemonstration());
  await server.start();
});
afterAll(clearFolders);

it('keeps an analysis whole when it is killed while the result is stored', async () => {
  const outcome = await killDuringAnalysis(server, ['insert into "simples_months"', 1]);
  expect(outcome).toMatchObject({ fault: expect.stringContaining('killed at'), broken: [] });
});

it('issues a boleto once when it is killed before the bank is asked', async () => {
  const outcome = await killDuringBoleto(server, ['^committed$', 2]);
  expect(outcome).toMatchObject({ fault: expect.stringContaining('killed at'), broken: [] });
});

it('answers 503 while its database is restarted, and recovers', async () => {
  expect((await loseTheDatabase(server, 'SIGKILL')).broken).toEqual([]);
});

it('goes on when the clock is set forward and back', async () => {
  expect((await jumpTheClock(server, 30)).broken).toEqual([]);
});

it('refuses writes and answers reads on a full disk', async () => {
  expect((await fillTheDisk(server)).broken).toEqual([]);
});
