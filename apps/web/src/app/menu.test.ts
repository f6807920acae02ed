import type { Permissions } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import type { TypeCargo, TypeUser } from '@restitui/domain/accounts/users/cargo.ts';
import { describe, expect, it } from 'vitest';
import { foldsManagement, type MenuGroup, menuOf } from './menu.ts';

const tenant = '20000000000107';

interface Keys {
  places: string[];
  management: string[];
  forms: string[];
}

function menuKeys(typeUser: TypeUser, typeCargo: TypeCargo, permissions: Permissions = {}, selected?: string): Keys {
  const groups = menuOf({ typeUser, typeCargo, permissions }, selected);
  const of = (kind: MenuGroup['kind']) =>
    groups.filter((group) => group.kind === kind).flatMap(({ items }) => items.map(({ key }) => key));
  return { places: of('places'), management: of('management'), forms: of('forms') };
}

function keys(...who: Parameters<typeof menuKeys>): string[] {
  return Object.values(menuKeys(...who)).flat();
}

const registration = ['cadastrar-cliente', 'adicionar-rede', 'gerar-minuta'];
const options = ['opcoes-financeiras', 'opcoes-fiscais'];
const own = ['inicio', 'alertas', 'pendencias', 'clientes', 'prescricoes'];
/** Items of management that everybody in a tenant has; a generated feature is added here. */
const forEverybody: string[] = [];
const withoutTenant = ['inicio', 'alertas', 'pendencias'];
const ofManager = [
  ...['usuarios', 'contratos', 'assinatura', 'info-banco', 'titulares', 'mensagens', 'seguranca'],
  ...['registro-de-atividades', 'relatos', 'sistema'],
];
const ofOperator = ['usuarios', 'contratos', 'info-banco', 'titulares', 'relatos', 'sistema'];
const analyses = ['gestao-de-analista', 'decisoes'];

const provider: [TypeCargo, Permissions, outside: Keys, inTenant: Keys][] = [
  [
    'CEO',
    {},
    { places: [...withoutTenant, 'gestao-de-analista'], management: ofManager, forms: registration },
    {
      places: [...own, 'leads', ...analyses],
      management: [...options, 'etiquetas', ...ofManager, ...forEverybody],
      forms: registration,
    },
  ],
  [
    'TI',
    {},
    { places: ['inicio', 'alertas'], management: ofOperator, forms: [] },
    { places: ['inicio', 'alertas'], management: [...ofOperator, ...forEverybody], forms: [] },
  ],
  [
    'ANALISTA',
    {},
    { places: [...withoutTenant, 'gestao-de-analista'], management: [], forms: [] },
    { places: [...own, ...analyses], management: [...options, ...forEverybody], forms: [] },
  ],
  [
    'ANALISTA',
    { permission_product: true },
    { places: [...withoutTenant, 'gestao-de-analista'], management: ['usuarios'], forms: [] },
    { places: [...own, ...analyses], management: [...options, 'usuarios', ...forEverybody], forms: [] },
  ],
  [
    'ANALISTA',
    { add_client: true },
    { places: [...withoutTenant, 'gestao-de-analista'], management: [], forms: registration },
    { places: [...own, 'leads', ...analyses], management: [...options, ...forEverybody], forms: registration },
  ],
  [
    'JURIDICO',
    {},
    { places: withoutTenant, management: ['contratos', 'assinatura'], forms: [] },
    { places: withoutTenant, management: ['contratos', 'assinatura', ...forEverybody], forms: [] },
  ],
  [
    'FINANCEIRO',
    { permission_product: true },
    { places: withoutTenant, management: [], forms: [] },
    { places: own, management: [...options, ...forEverybody], forms: [] },
  ],
];

it('shows FINANCEIRO boletos and fees, and no clients', { tags: ['D-14'] }, () => {
  expect(keys('ADMIN', 'FINANCEIRO', {}, tenant)).toEqual(['inicio', 'alertas', 'opcoes-financeiras', ...forEverybody]);
});

describe('the menu of provider staff', { tags: ['F-360', 'F-372'] }, () => {
  it.each(provider)('%s %o', (cargo, permissions, outside, inTenant) => {
    expect(menuKeys('ADMIN', cargo, permissions)).toEqual(outside);
    expect(menuKeys('ADMIN', cargo, permissions, tenant)).toEqual(inTenant);
  });

  it('leads to the clients of the selected tenant', { tags: ['G-08'] }, () => {
    const items = menuOf({ typeUser: 'ADMIN', typeCargo: 'CEO', permissions: {} }, tenant).flatMap((g) => g.items);
    expect(items.find(({ key }) => key === 'clientes')?.link).toEqual({
      to: '/admin/$tenantId/clientes',
      params: { tenantId: tenant },
    });
  });
});

const partnerForms = ['cadastrar-parceiro', 'cadastrar-contabilidade'];
const consultancyMenus: [TypeCargo, Keys][] = [
  [
    'CEO',
    {
      places: [...own, 'leads', 'parceiros'],
      management: [
        ...options,
        ...['etiquetas', 'usuarios', 'contratos', 'assinatura', 'titulares', 'mensagens', 'seguranca'],
        ...forEverybody,
      ],
      forms: [...registration, ...partnerForms],
    },
  ],
  [
    'GERENTE',
    {
      places: [...own, 'leads', 'minha-parceria', 'parceiros'],
      management: [...options, 'etiquetas', ...forEverybody],
      forms: [...registration, ...partnerForms],
    },
  ],
  [
    'PARCEIRO',
    {
      places: [...own, 'leads', 'minha-parceria'],
      management: [...options, ...forEverybody],
      forms: [...registration, 'cadastrar-parceiro'],
    },
  ],
  [
    'CONTABILIDADE',
    {
      places: [...own, 'minha-parceria'],
      management: [...options, ...forEverybody],
      forms: [...registration, 'cadastrar-parceiro'],
    },
  ],
];

describe('the menu of a tenant', { tags: ['F-370', 'C-08', 'C-11', 'C-12', 'G-04'] }, () => {
  it.each(consultancyMenus)('USUARIO %s', (cargo, expected) => {
    expect(menuKeys('USUARIO', cargo)).toEqual(expected);
  });
});

describe('the places of a menu', { tags: ['F-355'] }, () => {
  const folds = (typeUser: TypeUser, typeCargo: TypeCargo) =>
    foldsManagement(menuOf({ typeUser, typeCargo, permissions: {} }, tenant));

  it.each<[TypeUser, TypeCargo]>([
    ['ADMIN', 'CEO'],
    ['USUARIO', 'CEO'],
    ['USUARIO', 'GERENTE'],
  ])('fold management for %s %s', (typeUser, typeCargo) => {
    expect(folds(typeUser, typeCargo)).toBe(true);
  });

  it.each<[TypeUser, TypeCargo]>([
    ['ADMIN', 'TI'],
    ['ADMIN', 'JURIDICO'],
    ['ADMIN', 'FINANCEIRO'],
  ])('show all for %s %s', (typeUser, typeCargo) => {
    expect(folds(typeUser, typeCargo)).toBe(false);
  });

  it('are at most nine for everybody, the folded group counted as one', () => {
    for (const [typeUser, cargo] of people.map((who) => who.split(' ') as [TypeUser, TypeCargo])) {
      for (const selected of [undefined, tenant]) {
        const menu = menuOf({ typeUser, typeCargo: cargo, permissions: {} }, selected);
        const count = (kind: MenuGroup['kind']) =>
          menu.filter((group) => group.kind === kind).flatMap(({ items }) => items).length;
        const shown = count('places') + (foldsManagement(menu) ? 1 : count('management'));
        expect(shown, `${typeUser} ${cargo}`).toBeLessThanOrEqual(9);
      }
    }
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
    ['decision 099', 'sistema', ['ADMIN CEO', 'ADMIN TI']],
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
    expect(groups.map(({ label }) => label)).toEqual([
      ...['Trabalho', 'Parceiros', 'Gestão'],
      ...['Cadastro', 'Cadastro de parceiros'],
    ]);
    expect(groups[0]?.items.map(({ key }) => key)).toEqual([...own, 'leads']);
    const ofAnalyst = menuOf({ typeUser: 'ADMIN', typeCargo: 'ANALISTA', permissions: {} }, undefined);
    expect(ofAnalyst.map(({ label }) => label)).toEqual(['Trabalho']);
  });
});
