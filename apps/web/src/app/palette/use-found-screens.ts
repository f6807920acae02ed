import { displayName } from '@restitui/brazil/display-name.ts';
import { canIssueBoletos, canReadBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import { canListClients, canRegisterClient } from '@restitui/domain/crm/clients/clients.access.ts';
import { canImportPortfolio } from '@restitui/domain/crm/portfolio/portfolio.access.ts';
import { canCreateAssessment } from '@restitui/domain/recovery/assessments/assessments.access.ts';
import { useQuery } from '@tanstack/react-query';
import { Banknote, Building, FileText, FileUp, PackagePlus, Plus } from 'lucide-react';
import { tenantsQuery } from '../../features/tenancy/tenants/tenants.queries.ts';
import type { AppLink } from '../../lib/app-link.ts';
import {
  clientAddProductLink,
  clientAgreementsLink,
  clientFinancialOptionsLink,
  clientProductsLink,
  importLink,
} from '../../lib/client-links.ts';
import { formatCnpjCpf } from '../../lib/formats.ts';
import { matchesText } from '../../lib/matches-text.ts';
import { useSelectedTenant } from '../../lib/session-store.ts';
import { useActingTenant, useActor } from '../../lib/use-actor.ts';
import { menuOf } from '../menu.ts';
import { menuIcons } from '../menu-icons.ts';
import type { CommandResult } from './command-result.ts';
import { synonymsOf } from './screen-synonyms.ts';

/** Finds the screens and forms of the menu by their text or a synonym. */
export function useFoundScreens(typed: string): { screens: CommandResult[]; actions: CommandResult[] } {
  const actor = useActor();
  const selected = useSelectedTenant();
  const found = menuOf(actor, selected?.id)
    .flatMap(({ kind, items }) => items.map((item) => ({ kind, item })))
    .filter(({ item: { key, label } }) => matchesText(typed, label, synonymsOf(key)));
  const result = ({ item: { key, label, link } }: (typeof found)[number]): CommandResult => ({
    key: `tela ${key}`,
    icon: menuIcons[key],
    label,
    link: link as AppLink,
  });
  return {
    screens: found.filter(({ kind }) => kind !== 'forms').map(result),
    actions: found.filter(({ kind }) => kind === 'forms').map(result),
  };
}

/** Returns what the actor can do, for the client found first where there is one. */
export function useClientActions(
  typed: string,
  client: { cnpjcpf: string; name: string } | undefined,
): CommandResult[] {
  const actor = useActor();
  const tenantId = useActingTenant();
  if (!tenantId) return [];
  const portfolio = {
    key: 'fazer importar',
    icon: FileUp,
    label: 'Importar clientes',
    link: importLink(actor, tenantId),
  };
  const imports = canImportPortfolio(actor) && matchesText(typed, portfolio.label, 'carteira planilha');
  if (!client) return imports ? [portfolio] : [];

  const { cnpjcpf, name } = client;
  const target = { actor, tenantId, cnpjcpf };
  const possible: [boolean, CommandResult][] = [
    [
      canCreateAssessment(actor),
      { key: `apuracao ${cnpjcpf}`, icon: Plus, label: `Nova apuração para ${name}`, link: clientProductsLink(target) },
    ],
    [
      canIssueBoletos(actor) || canReadBoletos(actor),
      {
        key: `pagamento ${cnpjcpf}`,
        icon: Banknote,
        label: `Registrar pagamento de ${name}`,
        link: clientFinancialOptionsLink(target),
      },
    ],
    [
      canRegisterClient(actor),
      {
        key: `novo produto ${cnpjcpf}`,
        icon: PackagePlus,
        label: `Adicionar produto para ${name}`,
        link: clientAddProductLink(target),
      },
    ],
    [
      canListClients(actor),
      {
        key: `contratos ${cnpjcpf}`,
        icon: FileText,
        label: `Contratos de ${name}`,
        link: clientAgreementsLink(target),
      },
    ],
    [imports, portfolio],
  ];
  return possible.filter(([may]) => may).map(([, action]) => action);
}

/** Finds companies of the provider. */
export function useFoundTenants(typed: string): CommandResult[] {
  const actor = useActor();
  const { data: tenants = [] } = useQuery({ ...tenantsQuery, enabled: actor.typeUser === 'ADMIN' });
  return tenants
    .filter(({ title, razao_social, cnpj }) => matchesText(typed, title, razao_social, cnpj))
    .map(({ id, title, cnpj }) => ({
      key: `empresa ${id}`,
      icon: Building,
      label: displayName(title),
      detail: formatCnpjCpf(cnpj),
      link: { to: '/admin/$tenantId/clientes', params: { tenantId: id } },
    }));
}
