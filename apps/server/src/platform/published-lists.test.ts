import { bank } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { newestFirst, selicMonth } from '@restitui/domain/operations/lookups/selic-series.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serviceRecordsInMemory } from '../../test/service-records-in-memory.ts';
import { recordedJson as json, type StubServer, startStubServer, troubles } from '../../test/stub-http-server.ts';
import { localBankList } from './local-banks.ts';
import { localSelicSource } from './local-selic.ts';
import { openBankList } from './open-banks.ts';
import { openSelicSource } from './open-selic.ts';
import { remoteBankList } from './remote-banks.ts';
import { remoteSelicSource } from './remote-selic.ts';

const selicPath = (today: string) =>
  `/dados/serie/bcdata.sgs.4390/dados?formato=json&dataInicial=01/01/2018&dataFinal=${today}`;
const series = json([
  { data: '01/09/2026', valor: '1.04' },
  { data: '01/10/2026', valor: '1.02' },
  { data: '01/11/2026', valor: '0.61' },
]);
const banks = json([
  { ispb: '60701190', name: 'ITAÚ UNIBANCO S.A.', code: 341, fullName: 'ITAÚ UNIBANCO S.A.', cnpj: null },
  { ispb: '00000000', name: 'BCO DO BRASIL S.A.', code: 1, fullName: 'Banco do Brasil S.A.', cnpj: null },
  { ispb: '00038121', name: 'Selic', code: null, fullName: 'Banco Central do Brasil - Selic', cnpj: null },
  { ispb: '28719664', name: 'Balcão B3', code: 0, fullName: 'Sistema do Balcão B3', cnpj: null },
]);

let outside: StubServer;
let now = 0;
const clock = { now: () => new Date(now) };
const newOutside = () => ({ clock, records: serviceRecordsInMemory() });
const hour = 60 * 60_000;

// A new server per test: a request that was given up may still arrive.
beforeEach(async () => {
  outside = await startStubServer({
    [selicPath('20/11/2026')]: series,
    [selicPath('21/11/2026')]: series,
    '/api/banks/v1': banks,
  });
  now = Date.parse('2026-11-20T12:00:00Z');
});
afterEach(() => outside.close());

const remoteSelic = () => remoteSelicSource(`${outside.address}/`, newOutside(), 1500);
const remoteBanks = () => remoteBankList(`${outside.address}/`, newOutside(), 1500);

describe.each([
  ['the stand-in', () => localSelicSource],
  ['the Banco Central', () => remoteSelic()],
])('the Selic from %s', { tags: ['F-459'] }, (_, source) => {
  it('is listed by month, newest first', { tags: ['F-524'] }, async () => {
    const months = await source().months();
    expect(z.array(selicMonth).min(1).parse(months)).toEqual(months);
    expect(newestFirst(months)).toEqual(months);
  });

  it('has closed months only, each once', async () => {
    const months = (await source().months()).map(({ data }) => data);
    expect(months).not.toContain('01/11/2026');
    expect(new Set(months).size).toBe(months.length);
  });
});

describe.each([
  ['the stand-in', () => localBankList],
  ['BrasilAPI', () => remoteBanks()],
])('the banks from %s', { tags: ['I-260'] }, (_, source) => {
  it('all have a code and are sorted by it', { tags: ['I-200', 'I-201'] }, async () => {
    const list = await source().list();
    expect(z.array(bank).min(1).parse(list)).toEqual(list);
    expect(list.map(({ code }) => code)).toEqual(list.map(({ code }) => code).toSorted((a, b) => a - b));
    expect(list[0]).toEqual({ code: 1, name: 'BCO DO BRASIL S.A.', ispb: '00000000' });
  });
});

it('has no gap in the built-in Selic since 2018', async () => {
  const months = (await localSelicSource.months()).map(({ data }) => data);
  expect(months).toHaveLength(104);
  expect([months.at(-1), months.at(-2), months[0]]).toEqual(['01/01/2018', '01/02/2018', '01/08/2026']);
});

it('has the Banco Central’s list as built-in banks', async () => {
  const list = await localBankList.list();
  expect(list).toHaveLength(469);
  expect(new Set(list.map(({ ispb }) => ispb)).size).toBe(469);
  expect(list.find(({ code }) => code === 77)).toMatchObject({ ispb: '00416968' });
});

it('asks only what is configured', () => {
  expect(openSelicSource(undefined, newOutside())).toBe(localSelicSource);
  expect(openSelicSource(outside.address, newOutside())).not.toBe(localSelicSource);
  expect(openBankList(undefined, newOutside())).toBe(localBankList);
  expect(openBankList(outside.address, newOutside())).not.toBe(localBankList);
});

describe.each(troubles)('a service that %s', (_, answer) => {
  it('yields the built-in Selic and banks', async () => {
    outside.overrides = { '/': answer };
    expect(await remoteSelic().months()).toEqual(await localSelicSource.months());
    expect(await remoteBanks().list()).toEqual(await localBankList.list());
  });

  it('yields the last answer once there was one', async () => {
    const [selic, list] = [remoteSelic(), remoteBanks()];
    const last = [await selic.months(), await list.list()];
    now += 25 * hour;
    outside.overrides = { '/': answer };
    expect([await selic.months(), await list.list()]).toEqual(last);
  });
});

it('asks for the Selic twice a day and for the banks once', async () => {
  const [selic, list] = [remoteSelic(), remoteBanks()];
  for (const hours of [0, 1, 10, 2, 12]) {
    now += hours * hour;
    await selic.months();
    await list.list();
  }
  expect(outside.requests.filter((path) => path.startsWith('/dados'))).toHaveLength(3);
  expect(outside.requests.filter((path) => path.startsWith('/api'))).toHaveLength(2);
});
