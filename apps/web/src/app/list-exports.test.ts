import { type BoletoListFilters, boletoList } from '@restitui/domain/billing/boletos/boleto-list.ts';
import { type ClientFilters, clientList } from '@restitui/domain/crm/clients/client-list.ts';
import { importRowList } from '@restitui/domain/crm/portfolio/import-row-list.ts';
import {
  type CompensationFilters,
  compensationList,
} from '@restitui/domain/recovery/compensations/compensation-list.ts';
import { type IcmsCreditFilters, icmsCreditList } from '@restitui/domain/recovery/icms-credits/icms-credit-list.ts';
import { type LimitationFilters, limitationFilters } from '@restitui/domain/simples/limitation/limitation-filters.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';

const call = vi.hoisted(() => vi.fn());
vi.mock('../lib/api-client.ts', () => ({ call }));
const { exportBoletos } = await import('../features/billing/boletos/boletos.queries.ts');
const { exportOfList, exportOfSelection, prepareClientSheet } = await import(
  '../features/crm/portfolio/client-export.queries.ts'
);
const { readRefusedRows } = await import('../features/crm/portfolio/portfolio.queries.ts');
const { readAllCompensations } = await import('../features/recovery/compensations/compensations.queries.ts');
const { readAllIcmsCredits } = await import('../features/recovery/icms-credits/icms-credits.queries.ts');
const { readExpiringPayments } = await import('../features/simples/limitation/limitation.queries.ts');

// Every filter differs from its default; a new filter does not compile until it is added here.
const clients: Required<ClientFilters> = {
  ...{ q: 'ana', status: 'NOVO', etiqueta: 'e1', responsavel: 'eu', prescreve: '90d' },
  ...{ colunas: ['credito'], sort: '-status', page: 2 },
};
const boletos: Required<BoletoListFilters> = {
  ...{ q: 'ana', status: 'PAGO', de: '2026-11-01', ate: '2026-11-30' },
  ...{ colunas: ['cidade'], sort: 'nome', page: 2 },
};
const credits: Required<IcmsCreditFilters> = { q: 'ana', page: 2 };
const compensations: Required<CompensationFilters> = { q: 'ana', tributo: 'COFINS', page: 2 };
const limitation: Required<LimitationFilters> = { pessoa: 'u1', periodo: '2027' };

/** Fields of the filters; each must be in the query of the export. */
const fieldsOf = (query: object) => Object.keys(query).toSorted();

afterEach(() => call.mockReset());

it.each([
  [
    'boletos',
    boletoList.toFilterQuery(boletos),
    boletoList.filterQuery,
    () => exportBoletos(boletos, undefined).mutationFn?.(undefined, { client: new QueryClient(), meta: undefined }),
  ],
  [
    'ICMS credits',
    icmsCreditList.toFilterQuery(credits),
    icmsCreditList.filterQuery,
    () => readAllIcmsCredits('1', credits),
  ],
  [
    'compensations',
    compensationList.toFilterQuery(compensations),
    compensationList.filterQuery,
    () => readAllCompensations('1', compensations),
  ],
  [
    'expiring payments',
    limitationFilters.toQuery(limitation),
    limitationFilters.query,
    () => readExpiringPayments(limitation),
  ],
] as const)('exports the list of %s with all of its filters', async (_list, expected, schema, readExport) => {
  call.mockResolvedValue({ data: Object.assign([], { creditos: [], compensacoes: [] }), page: { total: 0 } });
  await readExport();
  expect(fieldsOf(expected)).toEqual(fieldsOf(schema.shape));
  expect(Object.values(expected)).not.toContain(undefined);
  expect(call.mock.calls[0]?.[1].query).toMatchObject(expected);
});

it('exports the refused rows of an import', async () => {
  call.mockResolvedValue({ data: [] });
  await readRefusedRows('i1');
  const query = importRowList.toFilterQuery({ outcome: 'erro', corrigida: false });
  expect(call.mock.calls[0]?.[1].query).toMatchObject(query);
});

it('exports the list of clients with all of its filters, its columns and its order', async () => {
  const ready = { state: 'pronto', progresso: 100, erro: null, link: '/api/files/1' };
  call.mockResolvedValue({ data: ready });
  expect(await prepareClientSheet(exportOfList(clients), () => {})).toEqual(ready);
  const { filtros } = call.mock.calls[0]?.[1].body ?? {};
  expect(filtros).toEqual(clientList.toFilterQuery(clients));
  expect(fieldsOf(filtros)).toEqual(fieldsOf(clientList.filterQuery.shape));
});

it('exports selected clients whatever the filters find, with the columns and the order of the list', () => {
  expect(exportOfSelection(clients, ['11222333000181'])).toEqual({
    filtros: { ...clientList.toFilterQuery(clientList.read({})), colunas: 'credito', sort: '-status' },
    clientes: ['11222333000181'],
  });
});
