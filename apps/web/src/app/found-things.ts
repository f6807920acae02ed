import { isCompanyId } from '@restitui/domain/clients/client-id.ts';
import { useQuery } from '@tanstack/react-query';
import { Building, Building2, type LucideIcon, UserRound } from 'lucide-react';
import { clientListQuery } from '../features/clients/clients.queries.ts';
import { tenantsQuery } from '../features/tenants/tenants.queries.ts';
import { clientAddress } from '../lib/client-address.ts';
import { formatCnpjCpf } from '../lib/formats.ts';
import { matchesText } from '../lib/matches-text.ts';
import { useSelectedTenant } from '../lib/session-store.ts';
import { useActingTenant, useActor } from '../lib/use-actor.ts';
import { useDelayed } from '../lib/use-delayed.ts';
import { builtMenu, menuOf } from './menu.ts';
import { menuIcons } from './menu-icons.ts';

export interface Found {
  key: string;
  icon: LucideIcon;
  label: string;
  detail?: string;
  address: object;
}

const shownClients = 8;

/** Clients of the tenant acted in by name, CNPJ or CPF, from two typed characters on. */
export function useFoundClients(typed: string): { found: Found[]; searching: boolean } {
  const actor = useActor();
  const tenantId = useActingTenant();
  const wanted = typed.trim();
  const q = useDelayed(wanted, 180);
  const worth = tenantId !== undefined && wanted.length >= 2;
  const { data, isFetching } = useQuery({
    ...clientListQuery(tenantId ?? '', { q, status: undefined, sort: 'razao_social', pagina: 1 }),
    enabled: worth && q.length >= 2,
  });
  if (!worth) return { found: [], searching: false };

  const found = (data?.data ?? []).slice(0, shownClients).map(({ cnpjcpf, razao_social }) => ({
    key: `cliente ${cnpjcpf}`,
    icon: isCompanyId(cnpjcpf) ? Building2 : UserRound,
    label: razao_social,
    detail: formatCnpjCpf(cnpjcpf),
    address: clientAddress({ actor, tenantId, cnpjcpf }),
  }));
  return { found, searching: isFetching || q !== wanted };
}

export function useFoundTenants(typed: string): Found[] {
  const actor = useActor();
  const { data: tenants = [] } = useQuery({ ...tenantsQuery, enabled: actor.typeUser === 'ADMIN' });
  return tenants
    .filter(({ title, razao_social, cnpj }) => matchesText(typed, title, razao_social, cnpj))
    .map(({ id, title, cnpj }) => ({
      key: `empresa ${id}`,
      icon: Building,
      label: title,
      detail: formatCnpjCpf(cnpj),
      address: { to: '/admin/$tenantId/clientes', params: { tenantId: id } },
    }));
}

export function useFoundScreens(typed: string): Found[] {
  const actor = useActor();
  const selected = useSelectedTenant();
  return builtMenu(menuOf(actor, selected?.id))
    .flatMap(({ items }) => items)
    .filter(({ label }) => matchesText(typed, label))
    .map(({ key, label, link }) => ({ key: `tela ${key}`, icon: menuIcons[key], label, address: link }));
}
