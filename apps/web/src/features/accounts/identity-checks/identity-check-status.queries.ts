import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import type { Signer } from './signer.ts';

/** Returns whether the person may sign now, and the step of the current attempt. Loads its calls when it is asked. */
export const identityCheckStatusQuery = ({ kind, id }: Pick<Signer, 'kind' | 'id'>) =>
  queryOptions({
    queryKey: ['identity-checks', 'status', kind, id],
    // Without a signal: the menu item that requests it unmounts before the response, which is still needed.
    queryFn: async () => {
      const { identityChecksApi } = await import('@restitui/domain/accounts/identity-checks/identity-checks.api.ts');
      const { data } =
        kind === 'user'
          ? await call(identityChecksApi.statusOfUser, { params: { userId: id } })
          : await call(identityChecksApi.statusOfClient, { params: { id } });
      return data;
    },
  });
