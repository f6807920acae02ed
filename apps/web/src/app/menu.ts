import { isPartner } from '@restitui/domain/accounts/partnerships/partnerships.access.ts';
import type { Actor } from '@restitui/domain/accounts/users/actor.ts';
import type { TypeCargo } from '@restitui/domain/accounts/users/cargo.ts';
import {
  canListPartners,
  canOpenAccountingRegistration,
  canOpenPartnerRegistration,
} from '@restitui/domain/accounts/users/partners.access.ts';
import { canListUsers } from '@restitui/domain/accounts/users/users.access.ts';
import { canSeeTemplates } from '@restitui/domain/agreements/templates/templates.access.ts';
import { canReadBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import { canReadFees } from '@restitui/domain/billing/fees/fees.access.ts';
import { canListClients, canRegisterClient } from '@restitui/domain/crm/clients/clients.access.ts';
import { canListLeads } from '@restitui/domain/crm/leads/leads.access.ts';
import { canChangeTags } from '@restitui/domain/crm/tags/tags.access.ts';
import { canListPendingItems } from '@restitui/domain/insights/pending-items/pending-items.access.ts';
import { canReadActivityLog } from '@restitui/domain/operations/activity-log/activity-log.access.ts';
import { canReadMessageLog } from '@restitui/domain/operations/messages/messages.access.ts';
import { canSeeDataRequests } from '@restitui/domain/operations/privacy/privacy.access.ts';
import { canReadReports } from '@restitui/domain/operations/support/support.access.ts';
import { canReadSystem } from '@restitui/domain/operations/system/system.access.ts';
import { canOpenAnalysts } from '@restitui/domain/recovery/products/analysts.access.ts';
import { canManageSecurity } from '@restitui/domain/tenancy/security-settings/security-settings.access.ts';
import { clientsLink } from '../lib/client-links.ts';

export type MenuKey =
  | 'etiquetas'
  | 'inicio'
  | 'alertas'
  | 'clientes'
  | 'pendencias'
  | 'prescricoes'
  | 'leads'
  | 'cadastrar-cliente'
  | 'adicionar-rede'
  | 'gerar-minuta'
  | 'minha-parceria'
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
  | 'registro-de-atividades'
  | 'relatos'
  | 'sistema'
  | 'titulares'
  | 'mensagens'
  | 'seguranca';

export interface MenuItem {
  key: MenuKey;
  label: string;
  link: { to: string; params?: Record<string, string> };
}

export interface MenuGroup {
  label: string;
  /** Places are always shown, forms open from '+ Novo', and management folds when the menu is long. */
  kind: 'places' | 'management' | 'forms';
  items: MenuItem[];
}

type Who = Pick<Actor, 'typeUser' | 'typeCargo' | 'permissions'>;

interface Entry {
  key: MenuKey;
  label: string;
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

const actsInTenant = (who: Who, tenant: string | undefined) => who.typeUser === 'USUARIO' || tenant !== undefined;

/** Roles without clients see neither the list nor what is computed from it (decision 050). */
const listsClients = (who: Who, tenant: string | undefined) => canListClients(who) && actsInTenant(who, tenant);

const work: Entry[] = [
  { key: 'inicio', label: 'Início', link: { to: '/home' }, for: everybody },
  { key: 'alertas', label: 'Alertas', link: { to: '/alertas' }, for: everybody },
  {
    key: 'pendencias',
    label: 'Pendências',
    link: { to: '/pendencias' },
    // Without a selected tenant the page asks for one.
    for: canListPendingItems,
  },
  // An ADMIN sees clients only inside a tenant (foundation G-08).
  { key: 'clientes', label: 'Clientes', link: { to: '/clientes' }, for: listsClients },
  { key: 'prescricoes', label: 'Prescrições', link: { to: '/prescricoes' }, for: listsClients },
  {
    key: 'leads',
    label: 'Contatos do Site',
    link: { to: '/leads' },
    // An ADMIN sees leads only inside a tenant.
    for: (who, tenant) => canListLeads(who) && actsInTenant(who, tenant),
  },
  {
    key: 'gestao-de-analista',
    label: 'Gestão de Analista',
    link: { to: '/admin/product-analista' },
    for: canOpenAnalysts,
  },
  {
    key: 'decisoes',
    label: 'Decisões de Classificação',
    link: { to: '/admin/decisoes' },
    // Decisions belong to one consultancy.
    for: (who, tenant) => tenant !== undefined && admin('CEO', 'ANALISTA')(who),
  },
];

const registration: Entry[] = [
  {
    key: 'cadastrar-cliente',
    label: 'Cadastrar Cliente',
    link: { to: '/cadastrar-cliente' },
    for: canRegisterClient,
  },
  {
    key: 'adicionar-rede',
    label: 'Adicionar Rede',
    link: { to: '/adicionar-rede' },
    for: canRegisterClient,
  },
  {
    key: 'gerar-minuta',
    label: 'Gerar Modelo de Minuta',
    link: { to: '/gerar-minuta' },
    for: canRegisterClient,
  },
];

const partners: Entry[] = [
  // Left out of the menu once the contract is signed; see `sidebar-content.tsx`.
  { key: 'minha-parceria', label: 'Minha parceria', link: { to: '/minha-parceria' }, for: isPartner },
  { key: 'parceiros', label: 'Lista de Parceiros', link: { to: '/parceiros' }, for: canListPartners },
];

const partnerRegistration: Entry[] = [
  {
    key: 'cadastrar-parceiro',
    label: 'Cadastrar Parceiro',
    link: { to: '/parceiros/cadastrar' },
    for: canOpenPartnerRegistration,
  },
  {
    key: 'cadastrar-contabilidade',
    label: 'Cadastrar Contabilidade',
    link: { to: '/parceiros/cadastrar/contabilidade' },
    for: canOpenAccountingRegistration,
  },
];

const management: Entry[] = [
  {
    key: 'opcoes-financeiras',
    label: 'Opções Financeiras',
    link: { to: '/opcoes-financeiras' },
    for: (who, tenant) => actsInTenant(who, tenant) && (canListClients(who) || canReadBoletos(who) || canReadFees(who)),
  },
  {
    key: 'opcoes-fiscais',
    label: 'Opções Fiscais',
    link: { to: '/opcoes-fiscais' },
    for: listsClients,
  },
  {
    key: 'etiquetas',
    label: 'Etiquetas',
    link: { to: '/etiquetas' },
    for: (who, tenant) => canChangeTags(who) && actsInTenant(who, tenant),
  },
  { key: 'usuarios', label: 'Usuários', link: { to: '/admin/usuarios' }, for: canListUsers },
  {
    key: 'contratos',
    label: 'Contratos',
    link: { to: '/admin/contratos' },
    for: canSeeTemplates,
  },
  {
    key: 'assinatura',
    label: 'Assinatura',
    link: { to: '/assinatura' },
    // The provider's reviewers see it too; without a selected tenant the page asks for one (decision D-40).
    for: (who) => usuario('CEO')(who) || admin('CEO', 'JURIDICO')(who),
  },
  { key: 'info-banco', label: 'Informação do Banco', link: { to: '/admin/info-banco' }, for: admin('CEO', 'TI') },
  {
    key: 'titulares',
    label: 'Solicitações de Titulares',
    link: { to: '/titulares' },
    for: canSeeDataRequests,
  },
  { key: 'mensagens', label: 'Mensagens Enviadas', link: { to: '/mensagens' }, for: canReadMessageLog },
  { key: 'seguranca', label: 'Segurança', link: { to: '/seguranca' }, for: canManageSecurity },
  {
    key: 'registro-de-atividades',
    label: 'Registro de Atividades',
    link: { to: '/admin/atividades' },
    for: canReadActivityLog,
  },
  { key: 'relatos', label: 'Relatos de Erro', link: { to: '/admin/relatos' }, for: canReadReports },
  { key: 'sistema', label: 'Sistema', link: { to: '/admin/sistema' }, for: canReadSystem },
];

const groups: (Omit<MenuGroup, 'items'> & { entries: Entry[] })[] = [
  { label: 'Trabalho', kind: 'places', entries: work },
  { label: 'Parceiros', kind: 'places', entries: partners },
  { label: 'Gestão', kind: 'management', entries: management },
  { label: 'Cadastro', kind: 'forms', entries: registration },
  { label: 'Cadastro de parceiros', kind: 'forms', entries: partnerRegistration },
];

/** With more places than these, a menu is no longer read at a glance, and does not fit a screen of 900 px. */
const mostPlaces = 9;

/** Returns whether management folds: without folding, the menu would have more places than fit. */
export function foldsManagement(menu: readonly MenuGroup[]): boolean {
  return menu.flatMap(({ kind, items }) => (kind === 'forms' ? [] : items)).length > mostPlaces;
}

/** All pages of the menu with the rule of who sees them. */
export const menuPages: readonly Pick<Entry, 'label' | 'link' | 'for'>[] = groups.flatMap(({ entries }) => entries);

function linkOf({ key, link }: Entry, who: Who, selectedTenant: string | undefined): MenuItem['link'] {
  if (who.typeUser !== 'ADMIN') return link;
  if (key === 'inicio') return { to: '/admin/empresas' };
  if (key === 'clientes') return clientsLink(who, selectedTenant ?? '');
  if (key === 'opcoes-financeiras' || key === 'opcoes-fiscais') {
    return { to: `/admin/$tenantId${link.to}`, params: { tenantId: selectedTenant ?? '' } };
  }
  return link;
}

/** Returns the menu of a user: groups without items are left out (F-360..F-372, C-08..C-13, G-04, G-08; D-19). */
export function menuOf(who: Who, selectedTenant: string | undefined, hidden: readonly MenuKey[] = []): MenuGroup[] {
  return groups
    .map(({ label, kind, entries }) => ({
      label,
      kind,
      items: entries
        .filter((entry) => !hidden.includes(entry.key) && entry.for(who, selectedTenant))
        .map((entry) => ({
          key: entry.key,
          label: entry.label,
          link: linkOf(entry, who, selectedTenant),
        })),
    }))
    .filter(({ items }) => items.length > 0);
}
