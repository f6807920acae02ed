import { isCompanyId } from '@restitui/domain/crm/clients/client-id.ts';
import { clientList } from '@restitui/domain/crm/clients/client-list.ts';
import { useQuery } from '@tanstack/react-query';
import { Building, Building2, type LucideIcon, UserRound } from 'lucide-react';
import { clientListQuery } from '../features/crm/clients/clients.queries.ts';
import { tenantsQuery } from '../features/tenancy/tenants/tenants.queries.ts';
import type { AppLink } from '../lib/app-link.ts';
import { clientLink } from '../lib/client-links.ts';
import { formatCnpjCpf } from '../lib/formats.ts';
import { matchesText } from '../lib/matches-text.ts';
import { useSelectedTenant } from '../lib/session-store.ts';
import { useActingTenant, useActor } from '../lib/use-actor.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { menuOf } from './menu.ts';
import { menuIcons } from './menu-icons.ts';

export interface CommandResult {
  key: string;
  icon: LucideIcon;
  label: string;
  detail?: string;
  link: AppLink;
}

const shownClients = 8;

/** Returns clients of the acting tenant whose name, CNPJ or CPF matches, from two typed characters on. */
export function useClientResults(typed: string): { found: CommandResult[]; searching: boolean } {
  const actor = useActor();
  const tenantId = useActingTenant();
  const wanted = typed.trim();
  const q = useDebounced(wanted, 180);
  const worth = tenantId !== undefined && wanted.length >= 2;
  const { data, isFetching } = useQuery({
    ...clientListQuery(tenantId ?? '', { ...clientList.read({}), q }),
    enabled: worth && q.length >= 2,
  });
  if (!worth) return { found: [], searching: false };

  const found = (data?.data ?? []).slice(0, shownClients).map(({ cnpjcpf, razao_social }) => ({
    key: `cliente ${cnpjcpf}`,
    icon: isCompanyId(cnpjcpf) ? Building2 : UserRound,
    label: razao_social,
    detail: formatCnpjCpf(cnpjcpf),
    link: clientLink({ actor, tenantId, cnpjcpf }),
  }));
  return { found, searching: isFetching || q !== wanted };
}

export function useFoundTenants(typed: string): CommandResult[] {
  const actor = useActor();
  const { data: tenants = [] } = useQuery({ ...tenantsQuery, enabled: actor.typeUser === 'ADMIN' });
  return tenants
    .filter(({ title, razao_social, cnpj }) => matchesText(typed, title, razao_social, cnpj))
    .map(({ id, title, cnpj }) => ({
      key: `empresa ${id}`,
      icon: Building,
      label: title,
      detail: formatCnpjCpf(cnpj),
      link: { to: '/admin/$tenantId/clientes', params: { tenantId: id } },
    }));
}

export function useFoundScreens(typed: string): CommandResult[] {
  const actor = useActor();
  const selected = useSelectedTenant();
  return menuOf(actor, selected?.id)
    .flatMap(({ items }) => items)
    .filter(({ label }) => matchesText(typed, label))
    .map(({ key, label, link }) => ({ key: `tela ${key}`, icon: menuIcons[key], label, link: link as AppLink }));
}
