import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { cargoLabels } from '@restitui/domain/accounts/users/cargo.ts';
import { userList } from '@restitui/domain/accounts/users/user-list.ts';
import { canListUsers } from '@restitui/domain/accounts/users/users.access.ts';
import { boletoList } from '@restitui/domain/billing/boletos/boleto-list.ts';
import { canReadBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText, UserRound } from 'lucide-react';
import { userListQuery } from '../../features/accounts/users/users.queries.ts';
import { boletoListQuery } from '../../features/billing/boletos/boletos.queries.ts';
import { boletoLink } from '../../lib/boleto-link.ts';
import { formatDate } from '../../lib/formats.ts';
import { useActingTenant, useActor } from '../../lib/use-actor.ts';
import { userLink } from '../../lib/user-link.ts';
import { type Found, most } from './command-result.ts';

/** Finds users by name, e-mail or CPF. */
export function useFoundUsers(q: string): Found {
  const actor = useActor();
  const isWanted = canListUsers(actor) && q !== '';
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...userListQuery(useActingTenant(), { ...userList.read({}), q }),
    enabled: isWanted,
  });
  const found = isWanted ? (data?.data ?? []) : [];
  return {
    found: found.slice(0, most).map(({ id, name, typeCargo, email }) => ({
      key: `usuario ${id}`,
      icon: UserRound,
      label: displayName(name),
      detail: joinFacts(cargoLabels[typeCargo], email),
      link: userLink(id),
    })),
    searching: isWanted && isFetching,
    isEarlier: isPlaceholderData,
  };
}

/** Finds boletos by payer or number. */
export function useFoundBoletos(q: string): Found {
  const actor = useActor();
  const id_tenant = useActingTenant();
  const isWanted = canReadBoletos(actor) && id_tenant !== undefined && q !== '';
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...boletoListQuery(id_tenant, { ...boletoList.read({}), q }, undefined),
    enabled: isWanted,
  });
  const found = isWanted ? (data?.data ?? []) : [];
  return {
    found: found.slice(0, most).map(({ id, seuNumero, valorNominal, dataVencimento, nome }) => ({
      key: `boleto ${id}`,
      icon: ReceiptText,
      label: joinFacts(`Boleto ${seuNumero}`, formatBRL(valorNominal)),
      detail: joinFacts(displayName(nome), `vence em ${formatDate(dataVencimento)}`),
      link: boletoLink(actor, { id_tenant: id_tenant ?? '', id }),
    })),
    searching: isWanted && isFetching,
    isEarlier: isPlaceholderData,
  };
}
