import type { ClientSummary } from '@restitui/domain/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { notify } from '../../lib/toast.ts';
import { clientQuery } from './clients.queries.ts';

/** A visit asks anew (intake X-18); what hovering has just asked for is that. */
const justAsked = 5_000;

/** Who may not open a row is told so and stays in the list; all else is the client page's to say. */
export async function mayOpenClient({ cnpjcpf }: ClientSummary): Promise<boolean> {
  try {
    await queryClient.fetchQuery({ ...clientQuery(cnpjcpf), staleTime: justAsked });
  } catch (error) {
    const denied = error instanceof ApiError && error.status === 403;
    if (denied) notify.error(clientErrors.client_denied.message);
    return !denied;
  }
  return true;
}
