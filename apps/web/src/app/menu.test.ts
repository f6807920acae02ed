import type { Permissions } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import type { TypeCargo, TypeUser } from '@restitui/domain/accounts/users/cargo.ts';
import { describe, expect, it } from 'vitest';
import { menuOf } from './menu.ts';

const tenant = '20000000000107';

function keys(typeUser: TypeUser, typeCargo: TypeCargo, permissions: Permissions = {}, selected?: string): string[] {
  return menuOf({ typeUser, typeCargo, permissions }, selected).flatMap(({ items }) => items.map(({ key }) => key));
}

const intake = ['cadastrar-cliente', 'adicionar-rede', 'gerar-minuta'];
const options = ['opcoes-financeiras', 'opcoes-fiscais'];
const own = ['inicio', 'alertas', 'pendencias', 'clientes', 'prescricoes'];

/** Leaves out what a role without clients would always find empty (decision 050). */
const withoutClients = (items: string[]) =>
  items.filter((key) => !['clientes', 'prescricoes', 'opcoes-financeiras', 'opcoes-fiscais'].includes(key));

/** Leaves out what waits on contracts and clients, for roles that read neither. */
const withoutPending = (items: string[]) => items.filter((key) => key !== 'pendencias');

/** Adds the leads, which staff read inside a tenant (D-23). */
const answering = (items: string[]) => (items.includes('cadastrar-cliente') ? ['leads', ...items] : items);

/** Adds the decisions, which belong to one consultancy. */
const deciding = (items: string[]) =>
  items.flatMap((key) => (key === 'gestao-de-analista' ? [key, 'decisoes'] : [key]));

/** Adds the tags, which belong to one consultancy. */
const tagging = (cargo: TypeCargo, items: string[]) =>
  items.flatMap((key) => (cargo === 'CEO' && key === 'usuarios' ? ['etiquetas', key] : [key]));

const table: [TypeUser, TypeCargo, Permissions, string[]][] = [
  [
    'ADMIN',
    'CEO',
    {},
    [
      ...intake,
      'usuarios',
      'contratos',
      'assinatura',
      'gestao-de-analista',
      'info-banco',
      'titulares',
      'mensagens',
      'seguranca',
      'registro-de-atividades',
      'relatos',
    ],
  ],
  ['ADMIN', 'TI', {}, ['usuarios', 'contratos', 'info-banco', 'titulares', 'relatos']],
  ['ADMIN', 'ANALISTA', {}, ['gestao-de-analista']],
  ['ADMIN', 'ANALISTA', { permission_product: true }, ['usuarios', 'gestao-de-analista']],
  ['ADMIN', 'ANALISTA', { add_client: true }, [...intake, 'gestao-de-analista']],
  ['ADMIN', 'JURIDICO', {}, ['contratos', 'assinatura']],
  ['ADMIN', 'FINANCEIRO', { permission_product: true }, []],
];

it('shows FINANCEIRO boletos and fees, and no clients', { tags: ['D-14'] }, () => {
  expect(keys('ADMIN', 'FINANCEIRO', {}, tenant)).toEqual([
    ...withoutPending(withoutClients(own)),
    'opcoes-financeiras',
  ]);
});

describe('the menu of provider staff', { tags: ['F-360', 'F-372'] }, () => {
  it.each(table)('%s %s %o', (typeUser, cargo, permissions, expected) => {
    const first = cargo === 'TI' ? ['inicio', 'alertas'] : ['inicio', 'alertas', 'pendencias'];
    expect(keys(typeUser, cargo, permissions)).toEqual([...first, ...expected]);
    const all = [...own, ...tagging(cargo, deciding(answering(expected))), ...options];
    const ofRole = ['TI', 'JURIDICO'].includes(cargo) ? withoutClients(all) : all;
    expect(keys(typeUser, cargo, permissions, tenant)).toEqual(cargo === 'TI' ? withoutPending(ofRole) : ofRole);
  });

  it('leads to the clients of the selected tenant', { tags: ['G-08'] }, () => {
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
    [
      'parceiros',
      'cadastrar-parceiro',
      'cadastrar-contabilidade',
      'etiquetas',
      'usuarios',
      'contratos',
      'assinatura',
      'titulares',
      'mensagens',
      'seguranca',
      ...options,
    ],
  ],
  [
    'GERENTE',
    ['minha-parceria', 'parceiros', 'cadastrar-parceiro', 'cadastrar-contabilidade', 'etiquetas', ...options],
  ],
  ['PARCEIRO', ['minha-parceria', 'cadastrar-parceiro', ...options]],
  ['CONTABILIDADE', ['minha-parceria', 'cadastrar-parceiro', ...options]],
];

describe('the menu of a tenant', { tags: ['F-370', 'C-08', 'C-11', 'C-12', 'G-04'] }, () => {
  it.each(usuarios)('USUARIO %s', (cargo, expected) => {
    const leads = cargo === 'CONTABILIDADE' ? [] : ['leads'];
    expect(keys('USUARIO', cargo)).toEqual([...own, ...leads, ...intake, ...expected]);
  });
});

const people: `${TypeUser} ${TypeCargo}`[] = [
  'ADMIN CEO',
  'ADMIN TI',
  'ADMIN ANALISTA',
  'ADMIN JURIDICO',
  'ADMIN FINANCEIRO',
  'USUARIO CEO',
  'USUARIO GERENTE',
  'USUARIO PARCEIRO',
  'USUARIO CONTABILIDADE',
];
const consultancy = people.slice(5);
const withClients: typeof people = ['ADMIN CEO', 'ADMIN ANALISTA', ...consultancy];

describe('items that need no permission flag inside a tenant', () => {
  it.each<[line: string, item: string, who: typeof people]>([
    ['F-360', 'alertas', people],
    ['F-361', 'clientes', withClients],
    ['D-34', 'prescricoes', withClients],
    ['decision 061', 'pendencias', [...withClients, 'ADMIN JURIDICO']],
    ['F-362', 'usuarios', ['ADMIN CEO', 'ADMIN TI', 'USUARIO CEO']],
    ['F-363', 'contratos', ['ADMIN CEO', 'ADMIN TI', 'ADMIN JURIDICO', 'USUARIO CEO']],
    ['F-364', 'info-banco', ['ADMIN CEO', 'ADMIN TI']],
    ['F-365', 'gestao-de-analista', ['ADMIN CEO', 'ADMIN ANALISTA']],
    ['F-366', 'gerar-minuta', ['ADMIN CEO', ...consultancy]],
    ['F-367', 'cadastrar-cliente', ['ADMIN CEO', ...consultancy]],
    ['D-23', 'leads', ['ADMIN CEO', 'USUARIO CEO', 'USUARIO GERENTE', 'USUARIO PARCEIRO']],
    ['F-368', 'adicionar-rede', ['ADMIN CEO', ...consultancy]],
    ['F-369', 'assinatura', ['ADMIN CEO', 'ADMIN JURIDICO', 'USUARIO CEO']],
    ['F-370', 'minha-parceria', consultancy.slice(1)],
    ['F-370', 'parceiros', ['USUARIO CEO', 'USUARIO GERENTE']],
    ['C-12', 'cadastrar-parceiro', consultancy],
    ['D-19', 'opcoes-financeiras', [...withClients, 'ADMIN FINANCEIRO']],
    ['D-19', 'opcoes-fiscais', withClients],
    ['tags', 'etiquetas', ['ADMIN CEO', 'USUARIO CEO', 'USUARIO GERENTE']],
    ['D-36', 'registro-de-atividades', ['ADMIN CEO']],
    ['D-19', 'relatos', ['ADMIN CEO', 'ADMIN TI']],
    ['D-36', 'titulares', ['ADMIN CEO', 'ADMIN TI', 'USUARIO CEO']],
    ['decision 048', 'mensagens', ['ADMIN CEO', 'USUARIO CEO']],
    ['D-52', 'seguranca', ['ADMIN CEO', 'USUARIO CEO']],
  ])('%s %s', (_, item, expected) => {
    const having = people.filter((who) => {
      const [typeUser, typeCargo] = who.split(' ') as [TypeUser, TypeCargo];
      return keys(typeUser, typeCargo, {}, tenant).includes(item);
    });
    expect(having.toSorted()).toEqual(expected.toSorted());
  });

  it('groups items under headings and omits empty groups', { tags: ['F-355'] }, () => {
    const groups = menuOf({ typeUser: 'USUARIO', typeCargo: 'CEO', permissions: {} }, undefined);
    expect(groups.map(({ label }) => label)).toEqual(['Trabalho', 'Cadastro', 'Parceiros', 'Gestão']);
    expect(groups[0]?.items.map(({ key }) => key)).toEqual(own);
    const ofAnalyst = menuOf({ typeUser: 'ADMIN', typeCargo: 'ANALISTA', permissions: {} }, undefined);
    expect(ofAnalyst.map(({ label }) => label)).toEqual(['Trabalho', 'Gestão']);
  });
});

it('marks a page above other pages as current only at its own path', { tags: ['F-370'] }, () => {
  const items = menuOf({ typeUser: 'USUARIO', typeCargo: 'CEO', permissions: {} }, undefined).flatMap((g) => g.items);
  expect(items.filter(({ exact }) => exact).map(({ key }) => key)).toEqual(['parceiros', 'cadastrar-parceiro']);
});
