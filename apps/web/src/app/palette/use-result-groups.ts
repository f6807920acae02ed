import { useDebounced } from '../../lib/use-debounced.ts';
import { type CommandResult, matching } from './command-result.ts';
import { useFoundBoletos, useFoundUsers } from './use-found-people.ts';
import { useFoundClients, useFoundRecords } from './use-found-records.ts';
import { useClientActions, useFoundScreens, useFoundTenants } from './use-found-screens.ts';

interface ResultGroup {
  heading: string;
  found: CommandResult[];
}

/** Returns the results in groups: people first, then documents, actions and screens; recent ones while nothing is typed. */
export function useResultGroups(typed: string, recent: CommandResult[]): { groups: ResultGroup[]; searching: boolean } {
  const wanted = typed.trim();
  const rested = useDebounced(wanted, 180);
  // Records are searched from two characters on.
  const q = wanted.length >= 2 && rested.length >= 2 ? rested : '';
  const clients = useFoundClients(q);
  const users = useFoundUsers(q);
  const boletos = useFoundBoletos(q);
  const { owners, records, searching, isEarlier } = useFoundRecords(q);
  const { screens, actions } = useFoundScreens(typed);
  const isTyping = wanted.length >= 2 && rested !== wanted;
  // Enter opens the first result, so that none is listed which belongs to another search.
  const current = (found: CommandResult[], isEarlier: boolean) =>
    isTyping || isEarlier ? matching(found, wanted) : found;
  const foundClients = current(clients.found, clients.isEarlier);
  const clientActions = useClientActions(typed, foundClients[0] === clients.found[0] ? clients.first : undefined);
  const tenants = useFoundTenants(typed);

  const groups = [
    { heading: 'Recentes', found: wanted === '' ? recent : [] },
    {
      heading: 'Clientes e pessoas',
      found: [...foundClients, ...current(owners, isEarlier), ...current(users.found, users.isEarlier)],
    },
    {
      heading: 'Contratos, produtos e cobranças',
      found: [...current(records, isEarlier), ...current(boletos.found, boletos.isEarlier)],
    },
    { heading: 'Fazer', found: [...clientActions, ...actions] },
    { heading: 'Telas', found: screens },
    { heading: 'Empresas', found: tenants },
  ];
  return {
    groups: groups.filter(({ found }) => found.length > 0),
    searching: isTyping || searching || clients.searching || users.searching || boletos.searching,
  };
}
