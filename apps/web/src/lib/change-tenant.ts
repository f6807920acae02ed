import { queryClient } from './query-client.ts';
import { selectTenant } from './session-store.ts';

/** Selects a tenant and drops the data of the previous one. */
export function changeTenant(tenant: { id: string; title: string } | undefined) {
  selectTenant(tenant);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'tenants' });
}
