import type { Permissions } from '@restitui/domain/permissions/permission-catalogue.ts';
import type { TypeCargo, TypeUser } from '@restitui/domain/users/cargo.ts';
import { describe, expect, it } from 'vitest';
import { builtMenu, menuOf } from './menu.ts';

const tenant = '20000000000107';

function keys(typeUser: TypeUser, typeCargo: TypeCargo, permissions: Permissions = {}, selected?: string): string[] {
  return menuOf({ typeUser, typeCargo, permissions }, selected).flatMap(({ items }) => items.map(({ key }) => key));
}

const intake = ['cadastrar-cliente', 'adicionar-rede', 'gerar-minuta'];
const options = ['opcoes-financeiras', 'opcoes-fiscais'];
const own = ['inicio', 'alertas', 'clientes'];

const table: [TypeUser, TypeCargo, Permissions, string[]][] = [
  ['ADMIN', 'CEO', {}, [...intake, 'usuarios', 'contratos', 'gestao-de-analista', 'info-banco']],
  ['ADMIN', 'TI', {}, ['usuarios', 'contratos', 'info-banco']],
  ['ADMIN', 'ANALISTA', {}, ['gestao-de-analista']],
  ['ADMIN', 'ANALISTA', { permission_product: true }, ['usuarios', 'gestao-de-analista']],
  ['ADMIN', 'ANALISTA', { add_client: true }, [...intake, 'gestao-de-analista']],
  ['ADMIN', 'JURIDICO', {}, ['contratos']],
  ['ADMIN', 'FINANCEIRO', { permission_product: true }, []],
];

describe('the menu of provider staff (F-360..F-372)', () => {
  it.each(table)('%s %s %o', (typeUser, cargo, permissions, expected) => {
    expect(keys(typeUser, cargo, permissions)).toEqual(['inicio', 'alertas', ...expected]);
    expect(keys(typeUser, cargo, permissions, tenant)).toEqual([...own, ...expected, ...options]);
  });

  it('leads to the clients of the selected tenant (G-08)', () => {
    const items = menuOf({ typeUser: 'ADMIN', typeCargo: 'CEO', permissions: {} }, tenant).flatMap((g) => g.items);
    expect(items.find(({ key }) => key === 'clientes')?.link).toEqual({
      to: '/admin/$tenantId/clientes',
      params: { tenantId: tenant },
    });
  });
});

const usuarios: [TypeCargo, string[]][] = [
  [
    'CEO',
    ['parceiros', 'cadastrar-parceiro', 'cadastrar-contabilidade', 'usuarios', 'contratos', 'assinatura', ...options],
  ],
  ['GERENTE', ['parceiros', 'cadastrar-parceiro', 'cadastrar-contabilidade', ...options]],
  ['PARCEIRO', ['cadastrar-parceiro', ...options]],
  ['CONTABILIDADE', ['cadastrar-parceiro', ...options]],
];

describe('the menu of a tenant (C-08, C-12, G-04)', () => {
  it.each(usuarios)('USUARIO %s', (cargo, expected) => {
    expect(keys('USUARIO', cargo)).toEqual([...own, ...intake, ...expected]);
  });
});

it('shows what is built and no empty group', () => {
  const shown = builtMenu(menuOf({ typeUser: 'USUARIO', typeCargo: 'CEO', permissions: {} }, undefined));
  expect(shown.map(({ label }) => label)).toEqual(['Trabalho', 'Gestão']);
  expect(shown[0]?.items.map(({ key }) => key)).toEqual(['inicio', 'clientes']);
});
