import { canRegisterClient } from '@restitui/domain/clients/clients.access.ts';
import { canSeeContracts } from '@restitui/domain/contracts/contracts.access.ts';
import { canListLeads } from '@restitui/domain/leads/leads.access.ts';
import { canSeeDataRequests } from '@restitui/domain/privacy/privacy.access.ts';
import { canReadReports } from '@restitui/domain/support/support.access.ts';
import type { Actor } from '@restitui/domain/users/actor.ts';
import type { TypeCargo } from '@restitui/domain/users/cargo.ts';
import {
  canListPartners,
  canOpenAccountingRegistration,
  canOpenPartnerRegistration,
} from '@restitui/domain/users/partners.access.ts';
import { canListUsers } from '@restitui/domain/users/users.access.ts';
import { clientsAddress } from '../lib/client-address.ts';

export type MenuKey =
  | 'inicio'
  | 'alertas'
  | 'clientes'
  | 'prescricoes'
  | 'leads'
  | 'cadastrar-cliente'
  | 'adicionar-rede'
  | 'gerar-minuta'
  | 'parceiros'
  | 'cadastrar-parceiro'
  | 'cadastrar-contabilidade'
  | 'usuarios'
  | 'contratos'
  | 'assinatura'
  | 'gestao-de-analista'
  | 'decisoes'
  | 'info-banco'
  | 'opcoes-financeiras'
  | 'opcoes-fiscais'
  | 'relatos'
  | 'titulares';

export interface MenuItem {
  key: MenuKey;
  label: string;
  /** False until its screen exists; such items are not shown. */
  built: boolean;
  link: { to: string; params?: Record<string, string> };
  /** Its page lies above that of another item: it is the place only at its very address. */
  exact: boolean;
}

export interface MenuGroup {
  label: string;
  items: MenuItem[];
}

type Who = Pick<Actor, 'typeUser' | 'typeCargo' | 'permissions'>;

interface Entry {
  key: MenuKey;
  label: string;
  built?: boolean;
  link: MenuItem['link'];
  for: (who: Who, selectedTenant: string | undefined) => boolean;
}

const admin =
  (...cargos: TypeCargo[]) =>
  ({ typeUser, typeCargo }: Who) =>
    typeUser === 'ADMIN' && cargos.includes(typeCargo);
const usuario =
  (...cargos: TypeCargo[]) =>
  ({ typeUser, typeCargo }: Who) =>
    typeUser === 'USUARIO' && cargos.includes(typeCargo);
const everybody = () => true;

const seesOptions = (who: Who, tenant: string | undefined) => who.typeUser === 'USUARIO' || tenant !== undefined;

const work: Entry[] = [
  { key: 'inicio', label: 'Início', built: true, link: { to: '/home' }, for: everybody },
  { key: 'alertas', label: 'Alertas', built: true, link: { to: '/alertas' }, for: everybody },
  // Foundation G-08: an ADMIN has clients only inside a tenant.
  { key: 'clientes', label: 'Clientes', built: true, link: { to: '/clientes' }, for: seesOptions },
  { key: 'prescricoes', label: 'Prescrições', built: true, link: { to: '/prescricoes' }, for: seesOptions },
];

const intake: Entry[] = [
  {
    key: 'leads',
    label: 'Contatos do Site',
    built: true,
    link: { to: '/leads' },
    // An ADMIN has contacts only inside a tenant.
    for: (who, tenant) => canListLeads(who) && seesOptions(who, tenant),
  },
  {
    key: 'cadastrar-cliente',
    label: 'Cadastrar Cliente',
    built: true,
    link: { to: '/cadastrar-cliente' },
    for: canRegisterClient,
  },
  {
    key: 'adicionar-rede',
    label: 'Adicionar Rede',
    built: true,
    link: { to: '/adicionar-rede' },
    for: canRegisterClient,
  },
  {
    key: 'gerar-minuta',
    label: 'Gerar Modelo de Minuta',
    built: true,
    link: { to: '/gerar-minuta' },
    for: canRegisterClient,
  },
];

const partners: Entry[] = [
  { key: 'parceiros', label: 'Lista de Parceiros', built: true, link: { to: '/parceiros' }, for: canListPartners },
  {
    key: 'cadastrar-parceiro',
    label: 'Cadastrar Parceiro',
    built: true,
    link: { to: '/parceiros/cadastrar' },
    for: canOpenPartnerRegistration,
  },
  {
    key: 'cadastrar-contabilidade',
    label: 'Cadastrar Contabilidade',
    built: true,
    link: { to: '/parceiros/cadastrar/contabilidade' },
    for: canOpenAccountingRegistration,
  },
];

const management: Entry[] = [
  { key: 'usuarios', label: 'Usuários', built: true, link: { to: '/admin/usuarios' }, for: canListUsers },
  {
    key: 'contratos',
    label: 'Contratos',
    built: true,
    link: { to: '/admin/contratos' },
    for: canSeeContracts,
  },
  {
    key: 'assinatura',
    label: 'Assinatura',
    built: true,
    link: { to: '/assinatura' },
    // Decision D-40: the provider's reviewers too, in the tenant that they act in.
    for: (who, tenant) => usuario('CEO')(who) || (tenant !== undefined && admin('CEO', 'JURIDICO')(who)),
  },
  {
    key: 'gestao-de-analista',
    label: 'Gestão de Analista',
    built: true,
    link: { to: '/admin/product-analista' },
    for: admin('CEO', 'ANALISTA'),
  },
  {
    key: 'decisoes',
    label: 'Decisões de Classificação',
    built: true,
    link: { to: '/admin/decisoes' },
    // Of one consultancy: inside a tenant.
    for: (who, tenant) => tenant !== undefined && admin('CEO', 'ANALISTA')(who),
  },
  { key: 'info-banco', label: 'Informação do Banco', link: { to: '/admin/info-banco' }, for: admin('CEO', 'TI') },
  {
    key: 'titulares',
    label: 'Solicitações de Titulares',
    built: true,
    link: { to: '/titulares' },
    for: canSeeDataRequests,
  },
  { key: 'relatos', label: 'Relatos de Erro', built: true, link: { to: '/admin/relatos' }, for: canReadReports },
  {
    key: 'opcoes-financeiras',
    label: 'Opções Financeiras',
    built: true,
    link: { to: '/opcoes-financeiras' },
    for: seesOptions,
  },
  {
    key: 'opcoes-fiscais',
    label: 'Opções Fiscais',
    built: true,
    link: { to: '/opcoes-fiscais' },
    for: seesOptions,
  },
];

const groups: { label: string; entries: Entry[] }[] = [
  { label: 'Trabalho', entries: work },
  { label: 'Cadastro', entries: intake },
  { label: 'Parceiros', entries: partners },
  { label: 'Gestão', entries: management },
];

/** Every page of the menu, with who has it. */
export const menuPages: readonly Pick<Entry, 'link' | 'for'>[] = groups.flatMap(({ entries }) => entries);

function linkOf({ key, link }: Entry, who: Who, selectedTenant: string | undefined): MenuItem['link'] {
  if (who.typeUser !== 'ADMIN') return link;
  if (key === 'inicio') return { to: '/admin/empresas' };
  if (key === 'clientes') return clientsAddress(who, selectedTenant ?? '');
  if (key === 'opcoes-financeiras' || key === 'opcoes-fiscais') {
    return { to: `/admin/$tenantId${link.to}`, params: { tenantId: selectedTenant ?? '' } };
  }
  return link;
}

const liesAboveAnother = ({ link }: Entry) => menuPages.some((page) => page.link.to.startsWith(`${link.to}/`));

/** All that this person's menu holds, built or not (foundation F-360..F-372, C-08..C-13, G-04, G-08; decision D-19). */
export function menuOf(who: Who, selectedTenant: string | undefined): MenuGroup[] {
  return groups
    .map(({ label, entries }) => ({
      label,
      items: entries
        .filter((entry) => entry.for(who, selectedTenant))
        .map((entry) => ({
          key: entry.key,
          label: entry.label,
          built: entry.built ?? false,
          link: linkOf(entry, who, selectedTenant),
          exact: liesAboveAnother(entry),
        })),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The part of the menu whose screens exist. */
export function builtMenu(groupsOfPerson: MenuGroup[]): MenuGroup[] {
  return groupsOfPerson
    .map(({ label, items }) => ({ label, items: items.filter(({ built }) => built) }))
    .filter(({ items }) => items.length > 0);
}
