import { describe, expect, it } from 'vitest';
import { clientList } from './client-list.ts';

const plain = {
  ...{ q: '', status: undefined, etiqueta: undefined, responsavel: undefined, prescreve: undefined },
  ...{ colunas: [], sort: 'razao_social' as const, page: 1 },
};
const written = (filters: Parameters<typeof clientList.write>[0]) =>
  JSON.parse(JSON.stringify(clientList.write(filters)));

describe('the filters of the client list in the URL', () => {
  it('default to all clients by razão social on the first page', { tags: ['I-073'] }, () => {
    expect(clientList.read({})).toEqual(plain);
    expect(written(plain)).toEqual({});
  });

  it('are read back as they were written', () => {
    const filters = {
      ...{ q: '11222333', status: 'PENDENTE', etiqueta: 'e1', responsavel: 'eu', prescreve: '90d' },
      ...{ colunas: ['credito', 'passo'], sort: '-status', page: 2 },
    } satisfies Parameters<typeof clientList.write>[0];
    expect(written(filters)).toEqual({
      q: '11222333',
      status: 'PENDENTE',
      etiqueta: 'e1',
      responsavel: 'eu',
      prescreve: '90d',
      colunas: 'credito,passo',
      ordem: '-status',
      pagina: 2,
    });
    expect(clientList.read(clientList.write(filters))).toEqual(filters);
  });

  it('omit invalid values, and read digits as text', () => {
    expect(clientList.read({ status: 'X', ordem: 'cnpj', pagina: '-1' })).toEqual(plain);
    expect(clientList.read({ q: 11222333 }).q).toBe('11222333');
  });

  it('read columns in the order of the call, each once', () => {
    expect(clientList.read({ colunas: 'passo,credito,passo,senha' }).colunas).toEqual(['passo', 'credito']);
    expect(clientList.query.safeParse({ colunas: 'credito,passo' }).success).toBe(true);
    expect(clientList.query.safeParse({ colunas: 'credito,senha' }).success).toBe(false);
  });

  it('count columns and order as no filter', () => {
    expect(clientList.isNarrowed({ ...plain, colunas: ['credito'], sort: '-credito' })).toBe(false);
    expect(clientList.isNarrowed({ ...plain, prescreve: '90d' })).toBe(true);
  });
});
