import { bank } from '@restitui/domain/lookups/lookups.api.ts';
import { newestFirst, selicMonth } from '@restitui/domain/lookups/selic-series.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { recordedJson as json, type Outside, startOutside, troubles } from '../../test/outside-server.ts';
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

let outside: Outside;
let now = 0;
const clock = { now: () => new Date(now) };
const hour = 60 * 60_000;

// One for each test: a request that somebody gave up may still arrive.
beforeEach(async () => {
  outside = await startOutside({
    [selicPath('20/11/2026')]: series,
    [selicPath('21/11/2026')]: series,
    '/api/banks/v1': banks,
  });
  now = Date.parse('2026-11-20T12:00:00Z');
});
afterEach(() => outside.close());

const remoteSelic = () => remoteSelicSource(`${outside.address}/`, clock, 1500);
const remoteBanks = () => remoteBankList(`${outside.address}/`, clock, 1500);

describe.each([
  ['the stand-in', () => localSelicSource],
  ['the Banco Central', () => remoteSelic()],
])('F-459 the Selic, asked of %s', (_, source) => {
  test('F-524 comes by month, newest first', async () => {
    const months = await source().months();
    expect(z.array(selicMonth).min(1).parse(months)).toEqual(months);
    expect(newestFirst(months)).toEqual(months);
  });

  test('holds closed months only, each once', async () => {
    const months = (await source().months()).map(({ data }) => data);
    expect(months).not.toContain('01/11/2026');
    expect(new Set(months).size).toBe(months.length);
  });
});

describe.each([
  ['the stand-in', () => localBankList],
  ['BrasilAPI', () => remoteBanks()],
])('I-260 the banks, asked of %s', (_, source) => {
  test('I-200 I-201 all have a code, and come in its order', async () => {
    const list = await source().list();
    expect(z.array(bank).min(1).parse(list)).toEqual(list);
    expect(list.map(({ code }) => code)).toEqual(list.map(({ code }) => code).toSorted((a, b) => a - b));
    expect(list[0]).toEqual({ code: 1, name: 'BCO DO BRASIL S.A.', ispb: '00000000' });
  });
});

test('the Selic that came along begins in 2018 and misses no month', async () => {
  const months = (await localSelicSource.months()).map(({ data }) => data);
  expect(months).toHaveLength(104);
  expect([months.at(-1), months.at(-2), months[0]]).toEqual(['01/01/2018', '01/02/2018', '01/08/2026']);
});

test('the banks that came along are those of the Banco Central', async () => {
  const list = await localBankList.list();
  expect(list).toHaveLength(469);
  expect(new Set(list.map(({ ispb }) => ispb)).size).toBe(469);
  expect(list.find(({ code }) => code === 77)).toMatchObject({ ispb: '00416968' });
});

test('only what is configured is asked', () => {
  expect(openSelicSource(undefined, clock)).toBe(localSelicSource);
  expect(openSelicSource(outside.address, clock)).not.toBe(localSelicSource);
  expect(openBankList(undefined, clock)).toBe(localBankList);
  expect(openBankList(outside.address, clock)).not.toBe(localBankList);
});

describe.each(troubles)('a service that %s', (_, answer) => {
  test('leaves the Selic and the banks that came along', async () => {
    outside.instead = { '/': answer };
    expect(await remoteSelic().months()).toEqual(await localSelicSource.months());
    expect(await remoteBanks().list()).toEqual(await localBankList.list());
  });

  test('leaves the last answer, once there was one', async () => {
    const [selic, list] = [remoteSelic(), remoteBanks()];
    const last = [await selic.months(), await list.list()];
    now += 25 * hour;
    outside.instead = { '/': answer };
    expect([await selic.months(), await list.list()]).toEqual(last);
  });
});

test('the Selic is asked twice a day, the banks once', async () => {
  const [selic, list] = [remoteSelic(), remoteBanks()];
  for (const hours of [0, 1, 10, 2, 12]) {
    now += hours * hour;
    await selic.months();
    await list.list();
  }
  expect(outside.asked.filter((path) => path.startsWith('/dados'))).toHaveLength(3);
  expect(outside.asked.filter((path) => path.startsWith('/api'))).toHaveLength(2);
});
