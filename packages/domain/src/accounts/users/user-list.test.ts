import { describe, expect, it } from 'vitest';
import { type UserFilters, userList } from './user-list.ts';

const plain = {
  q: '',
  typeCargo: undefined,
  typeUser: undefined,
  situacao: undefined,
  id_tenant: undefined,
  colunas: [],
  sort: 'name' as const,
  page: 1,
};

describe('the filters of the user list in the URL', () => {
  it('default to all users by name on the first page', { tags: ['C-45'] }, () => {
    expect(userList.read({})).toEqual(plain);
    expect(JSON.parse(JSON.stringify(userList.write(plain)))).toEqual({});
  });

  it('are read back as they were written', () => {
    const filters = {
      q: '529',
      typeCargo: 'TI',
      typeUser: 'ADMIN',
      situacao: 'SUSPENSO',
      id_tenant: '20000000000107',
      colunas: ['cpf', 'whatsApp'],
      sort: '-email',
      page: 2,
    } satisfies UserFilters;
    expect(userList.write(filters)).toEqual({
      ...{ q: '529', cargo: 'TI', tipo: 'ADMIN', situacao: 'SUSPENSO', empresa: '20000000000107' },
      ...{ colunas: 'cpf,whatsApp', ordem: '-email', pagina: 2 },
    });
    expect(userList.read(userList.write(filters))).toEqual(filters);
  });

  it('omit invalid values, and read digits as text', () => {
    expect(userList.read({ cargo: 'CHEFE', tipo: 'X', ordem: 'cpf', pagina: '0' })).toEqual(plain);
    expect(userList.read({ q: 529 }).q).toBe('529');
  });
});
