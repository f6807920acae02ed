import type { Actor } from '@restitui/domain/accounts/users/actor.ts';
import { canListUsers } from '@restitui/domain/accounts/users/users.access.ts';
import { canSeeTemplates } from '@restitui/domain/agreements/templates/templates.access.ts';
import { canReadBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import { canReadFees } from '@restitui/domain/billing/fees/fees.access.ts';
import { canListPendingItems } from '@restitui/domain/insights/pending-items/pending-items.access.ts';
import { canSeeDataRequests } from '@restitui/domain/operations/privacy/privacy.access.ts';
import { canReadReports } from '@restitui/domain/operations/support/support.access.ts';
import { canReadSystem } from '@restitui/domain/operations/system/system.access.ts';

/** Search parameter of the areas of the financial options. */
type FinancialArea = 'painel' | 'boletos' | 'honorarios';

/** The open items that are counted beside an area. */
export type WaitingKind = 'usuarios' | 'boletos' | 'pendencias' | 'identidades' | 'titulares';

interface WorkArea {
  title: string;
  description: string;
  page: { to: '/admin/$tenantId/opcoes-financeiras'; area: FinancialArea } | { to: WorkPage };
  waiting?: WaitingKind;
  for: (who: Pick<Actor, 'typeUser' | 'typeCargo' | 'permissions'>) => boolean;
}

type WorkPage =
  | '/pendencias'
  | '/admin/contratos'
  | '/assinatura'
  | '/admin/usuarios'
  | '/admin/info-banco'
  | '/admin/relatos'
  | '/admin/sistema'
  | '/titulares';

const financial = '/admin/$tenantId/opcoes-financeiras';
const isTi = ({ typeUser, typeCargo }: Pick<Actor, 'typeUser' | 'typeCargo'>) =>
  typeUser === 'ADMIN' && typeCargo === 'TI';
const isLegal = ({ typeUser, typeCargo }: Pick<Actor, 'typeUser' | 'typeCargo'>) =>
  typeUser === 'ADMIN' && typeCargo === 'JURIDICO';

const areas: readonly WorkArea[] = [
  {
    title: 'Painel de boletos',
    description: 'Cobrado e recebido por mês de vencimento',
    page: { to: financial, area: 'painel' },
    for: canReadBoletos,
  },
  {
    title: 'Boletos',
    description: 'Abertos, pagos e vencidos, com PDF',
    page: { to: financial, area: 'boletos' },
    waiting: 'boletos',
    for: canReadBoletos,
  },
  {
    title: 'Honorários',
    description: 'O que cada um tem a receber e os repasses',
    page: { to: financial, area: 'honorarios' },
    for: canReadFees,
  },
  {
    title: 'Pendências',
    description: 'Contratos a decidir, conferir e retomar',
    page: { to: '/pendencias' },
    waiting: 'pendencias',
    for: canListPendingItems,
  },
  {
    title: 'Contratos',
    description: 'Modelos, com a versão em uso',
    page: { to: '/admin/contratos' },
    for: canSeeTemplates,
  },
  {
    title: 'Assinatura',
    description: 'Identidades que esperam conferência',
    page: { to: '/assinatura' },
    waiting: 'identidades',
    for: isLegal,
  },
  {
    title: 'Usuários',
    description: 'Quem acessa, convites e permissões',
    page: { to: '/admin/usuarios' },
    waiting: 'usuarios',
    for: canListUsers,
  },
  {
    title: 'Informação do Banco',
    description: 'Contas e credenciais para boletos',
    page: { to: '/admin/info-banco' },
    for: isTi,
  },
  {
    title: 'Relatos de Erro',
    description: 'O que as pessoas relataram',
    page: { to: '/admin/relatos' },
    for: canReadReports,
  },
  {
    title: 'Sistema',
    description: 'Processos, filas, falhas e serviços',
    page: { to: '/admin/sistema' },
    for: canReadSystem,
  },
  {
    title: 'Solicitações de Titulares',
    description: 'Pedidos sobre dados pessoais',
    page: { to: '/titulares' },
    waiting: 'titulares',
    for: canSeeDataRequests,
  },
];

/** Returns the areas of work of a role without clients, for its home. */
export function workAreasOf(who: Pick<Actor, 'typeUser' | 'typeCargo' | 'permissions'>): readonly WorkArea[] {
  return areas.filter((area) => area.for(who));
}
