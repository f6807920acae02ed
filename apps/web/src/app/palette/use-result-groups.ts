import { useDebounced } from '../../lib/use-debounced.ts';
import type { CommandResult } from './command-result.ts';
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
  const { owners, records, searching } = useFoundRecords(q);
  const { screens, actions } = useFoundScreens(typed);
  const clientActions = useClientActions(typed, clients.first);
  const tenants = useFoundTenants(typed);

  const groups = [
    { heading: 'Recentes', found: wanted === '' ? recent : [] },
    { heading: 'Clientes e pessoas', found: [...clients.found, ...owners, ...users.found] },
    { heading: 'Contratos, produtos e cobranças', found: [...records, ...boletos.found] },
    { heading: 'Fazer', found: [...clientActions, ...actions] },
    { heading: 'Telas', found: screens },
    { heading: 'Empresas', found: tenants },
  ];
  const isTyping = wanted.length >= 2 && rested !== wanted;
  return {
    groups: groups.filter(({ found }) => found.length > 0),
    searching: isTyping || searching || clients.searching || users.searching || boletos.searching,
  };
}
