import type { ClientSummary } from '@restitui/domain/crm/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { notify } from '../../../lib/toast.ts';
import { clientQuery } from './clients.queries.ts';

/** Reuses the request made when hovering over the row; otherwise a visit requests the client again (intake X-18). */
const reuseMilliseconds = 5_000;

/** Returns false and shows a toast when the user may not open the client; other errors are shown by the client page. */
export async function checkClientAccess({ cnpjcpf }: ClientSummary): Promise<boolean> {
  try {
    await queryClient.fetchQuery({ ...clientQuery(cnpjcpf), staleTime: reuseMilliseconds });
  } catch (error) {
    const denied = error instanceof ApiError && error.status === 403;
    if (denied) notify.error(clientErrors.client_denied.message);
    return !denied;
  }
  return true;
}
