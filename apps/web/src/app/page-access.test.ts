import type { Permissions } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import type { TypeCargo, TypeUser } from '@restitui/domain/accounts/users/cargo.ts';
import { describe, expect, it } from 'vitest';
import { addressInTenant, mayOpenPath, noAccessText, partnerIn } from './page-access.ts';

type Who = `${TypeUser} ${TypeCargo}`;

const everybody: Who[] = [
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
const admins = everybody.filter((who) => who.startsWith('ADMIN'));
const usuarios = everybody.filter((who) => who.startsWith('USUARIO'));

function mayOpen(path: string, who: Who, permissions: Permissions = {}, tenant?: string) {
  const [typeUser, typeCargo] = who.split(' ') as [TypeUser, TypeCargo];
  return mayOpenPath(path, { typeUser, typeCargo, permissions }, tenant);
}

describe('paths under /admin', { tags: ['F-080', 'G-03', 'C-08'] }, () => {
  it.each<[string, Who[]]>([
    ['/admin', admins],
    ['/admin/home', admins],
    ['/admin/empresas', admins],
    ['/admin/20000000000107/clientes', admins],
    ['/admin/20000000000107/opcoes-fiscais', admins],
    ['/admin/o-que-vier', admins],
    ['/admin/usuarios', ['ADMIN CEO', 'ADMIN TI', 'USUARIO CEO']],
    ['/admin/usuarios/1/permissoes', ['ADMIN CEO', 'ADMIN TI', 'USUARIO CEO']],
    ['/admin/contratos', ['ADMIN CEO', 'ADMIN TI', 'ADMIN JURIDICO', 'USUARIO CEO']],
    ['/admin/product-analista', ['ADMIN CEO', 'ADMIN ANALISTA']],
    ['/admin/info-banco', ['ADMIN CEO', 'ADMIN TI']],
    ['/admin/relatos', ['ADMIN CEO', 'ADMIN TI']],
    ['/admin/sistema', ['ADMIN CEO', 'ADMIN TI']],
    ['/admin/atividades', ['ADMIN CEO']],
  ])('%s', (path, expected) => {
    expect(everybody.filter((who) => mayOpen(path, who))).toEqual(expect.arrayContaining(expected));
    expect(everybody.filter((who) => mayOpen(path, who))).toHaveLength(expected.length);
  });

  it('treats a path that only shares the prefix as no admin page', () => {
    expect(mayOpen('/administracao', 'USUARIO PARCEIRO')).toBe(true);
    expect(mayOpen('/admin/usuarios-antigos', 'USUARIO CEO')).toBe(false);
  });
});

describe('pages of the menu', { tags: ['F-088', 'G-02'] }, () => {
  it.each<[string, Who[]]>([
    ['/home', everybody],
    ['/alertas', everybody],
    ['/cadastrar-cliente', ['ADMIN CEO', ...usuarios]],
    ['/parceiros', ['USUARIO CEO', 'USUARIO GERENTE']],
    ['/parceiros/cadastrar', usuarios],
    ['/parceiros/cadastrar/contabilidade', ['USUARIO CEO', 'USUARIO GERENTE']],
    ['/etiquetas', ['USUARIO CEO', 'USUARIO GERENTE']],
    ['/assinatura', ['ADMIN CEO', 'ADMIN JURIDICO', 'USUARIO CEO']],
    ['/titulares', ['ADMIN CEO', 'ADMIN TI', 'USUARIO CEO']],
    ['/seguranca', ['ADMIN CEO', 'USUARIO CEO']],
    ['/opcoes-financeiras', usuarios],
    ['/cliente/11222333000181', everybody],
    ['/termos-de-uso', everybody],
  ])('%s', (path, expected) => {
    expect(everybody.filter((who) => mayOpen(path, who))).toEqual(expect.arrayContaining(expected));
    expect(everybody.filter((who) => mayOpen(path, who))).toHaveLength(expected.length);
  });

  it('opens the pages that flags and the selected tenant add to the menu', () => {
    expect(mayOpen('/cadastrar-cliente', 'ADMIN ANALISTA', { add_client: true })).toBe(true);
    expect(mayOpen('/admin/usuarios', 'ADMIN ANALISTA', { permission_product: true })).toBe(true);
    expect(mayOpen('/opcoes-financeiras', 'ADMIN ANALISTA', {}, '20000000000107')).toBe(true);
  });
});

it.each([
  ['/admin/usuarios/1/editar', 'Sem acesso a Usuários.'],
  ['/parceiros/cadastrar/contabilidade', 'Sem acesso a Cadastrar Contabilidade.'],
  ['/admin/o-que-vier', 'Sem acesso a esta página.'],
])('says why %s is not open', (path, text) => {
  expect(noAccessText(path)).toBe(text);
});

it.each([
  ['/clientes?q=ana', '/admin/20000000000107/clientes?q=ana'],
  ['/clientes/importar', '/admin/20000000000107/clientes/importar'],
  ['/cliente/11222333000181/produtos', '/admin/20000000000107/clientes/11222333000181/produtos'],
  ['/opcoes-financeiras', '/admin/20000000000107/opcoes-financeiras'],
  ['/lembretes', undefined],
  ['/clientes-antigos', undefined],
])('leads provider staff from %s to %s', (href, expected) => {
  expect(addressInTenant(href, '20000000000107')).toBe(expected);
});

it.each([
  ['/parceiros/7', '7'],
  ['/parceiros', undefined],
  ['/parceiros/cadastrar', undefined],
  ['/parceiros/cadastrar/contabilidade', undefined],
])('finds the partner of %s: %s', (path, expected) => {
  expect(partnerIn(path)).toBe(expected);
});
