import type { Cnpj } from '@restitui/brazil/cnpj.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answersJson,
  recordedJson as json,
  type StubServer,
  startStubServer,
} from '../../../../test/stub-http-server.ts';
import { cloneTestDatabase } from '../../../../test/test-database.ts';
import type { Database } from '../../../db/open-database.ts';
import { withoutTenant } from '../../../db/tenant-scope.ts';
import { circuitBreaker } from '../../../platform/circuit-breaker.ts';
import { remoteBankList } from '../../../platform/remote-banks.ts';
import { remoteCnpjLookup } from '../../../platform/remote-cnpj.ts';
import { remoteSelicSource } from '../../../platform/remote-selic.ts';
import { deleteAnswersBefore } from './services.repository.ts';
import { sharedServiceRecords } from './shared-service-records.service.ts';

const hour = 60 * 60_000;
const itau = { ispb: '60701190', name: 'ITAÚ UNIBANCO S.A.', code: 341 };
const cnpj = '11222333000181' as Cnpj;
const company = {
  ...{ cnpj, razao_social: 'PADARIA SAO JOAO LTDA', nome_fantasia: '', logradouro: 'RUA A', numero: '1', bairro: 'B' },
  ...{ complemento: '', municipio: 'SAO PAULO', uf: 'SP', cep: '01001000', cnae_fiscal: 4721102 },
  ...{ cnae_fiscal_descricao: 'Padaria', descricao_identificador_matriz_filial: 'MATRIZ' },
};

let database: Database;
let outside: StubServer;
let now = Date.parse('2026-11-20T12:00:00Z');
const clock = { now: () => new Date(now) };

beforeAll(async () => {
  database = await cloneTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now += 100 * 24 * hour;
  outside = await startStubServer({
    '/api/banks/v1': json([itau]),
    [`/api/cnpj/v1/${cnpj}`]: json(company),
  });
});
afterEach(() => outside.close());

/** Adapters of a process of its own. */
const newProcess = () => ({
  clock,
  records: sharedServiceRecords((work) => withoutTenant(database.pool, work)),
});

describe('an answer of an outside service', () => {
  it('is shared by all processes and kept over a restart', async () => {
    expect(await remoteBankList(outside.address, newProcess()).list()).toEqual([itau]);
    expect(await remoteBankList(outside.address, newProcess()).list()).toEqual([itau]);
    const [first, second] = [1, 2].map(() => remoteCnpjLookup([outside.address], newProcess()));
    expect(await first?.find(cnpj)).toMatchObject({ nome: 'PADARIA SAO JOAO LTDA' });
    expect(await second?.find(cnpj)).toEqual(await first?.find(cnpj));
    expect(outside.requests).toHaveLength(2);
  });

  it('is asked for again when it is no longer fresh; a list that cannot be had is the last one', async () => {
    await remoteBankList(outside.address, newProcess()).list();
    now += 25 * hour;
    outside.overrides = { '/': (reply) => reply.writeHead(500).end() };
    expect(await remoteBankList(outside.address, newProcess()).list()).toEqual([itau]);
    outside.overrides = { '/': answersJson(JSON.stringify([{ ...itau, name: 'ITAÚ' }])) };
    expect(await remoteBankList(outside.address, newProcess()).list()).toEqual([{ ...itau, name: 'ITAÚ' }]);
  });

  it('is not fresh beyond its time after the clock was set back', async () => {
    const [first, second] = [1, 2].map(() => remoteBankList(outside.address, newProcess()));
    await first?.list();
    now -= 10 * 24 * hour;
    await second?.list();
    outside.overrides = { '/': answersJson(JSON.stringify([{ ...itau, name: 'ITAÚ' }])) };
    expect(outside.requests).toHaveLength(2);
    now -= 10 * 24 * hour;
    expect(await first?.list()).toEqual([{ ...itau, name: 'ITAÚ' }]);
    now += 10 * 24 * hour;
    now += 10 * 24 * hour;
  });

  it('is deleted after its time, except for the last lists', async () => {
    await remoteBankList(outside.address, newProcess()).list();
    await remoteCnpjLookup([outside.address], newProcess()).find(cnpj);
    const stored = async () => {
      const rows = await database.pool.query<{ service: string }>('select service from service_answers order by 1');
      return rows.rows.map(({ service }) => service);
    };
    expect(await stored()).toEqual(['banks', 'cnpj']);
    now += 25 * hour;
    await withoutTenant(database.pool, (db) => deleteAnswersBefore(db, clock.now().toISOString()));
    expect(await stored()).toEqual(['banks']);
  });
});

describe('a service that failed three times', () => {
  const fail = async () => {
    throw new Error('away');
  };
  const outcomeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'answered',
      (error: Error) => error.message,
    );

  it('rests half a minute in all processes, and a success ends the count', async () => {
    const [one, other] = [1, 2].map(() => circuitBreaker('cep 1 a.test', newProcess()));
    for (const guarded of [one, other, one]) expect(await outcomeOf(guarded?.(fail) ?? fail())).toBe('away');
    for (const guarded of [one, other]) {
      expect(await outcomeOf(guarded?.(async () => 1) ?? fail())).toBe('Resting after failures');
    }
    now += 31_000;
    expect(await outcomeOf(other?.(async () => 1) ?? fail())).toBe('answered');
    for (let failure = 0; failure < 2; failure++) await outcomeOf(one?.(fail) ?? fail());
    expect(await outcomeOf(other?.(async () => 1) ?? fail())).toBe('answered');
  });

  it('does not rest until a time that a wrong clock stored', async () => {
    const guarded = circuitBreaker('cep 2 a.test', newProcess());
    for (let failure = 0; failure < 3; failure++) await outcomeOf(guarded(fail));
    now -= hour;
    expect(await outcomeOf(guarded(async () => 1))).toBe('answered');
    now += hour;
  });
});

it('answers within a transaction while all others wait for a connection, too', async () => {
  const { pool, sidePool } = database;
  const outsideOfServer = { clock, records: sharedServiceRecords((work) => withoutTenant(sidePool, work)) };
  const busy = Array.from({ length: pool.options.max ?? 10 }, () =>
    withoutTenant(pool, () => remoteSelicSource(outside.address, outsideOfServer).months()),
  );
  expect((await Promise.all(busy)).every((months) => months.length > 0)).toBe(true);
});
