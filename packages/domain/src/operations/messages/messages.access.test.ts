import { expect, it } from 'vitest';
import { typeCargo, typeUser } from '../../accounts/users/cargo.ts';
import { canEditNotifications, canReadMessageLog } from './messages.access.ts';

it.each(typeUser.options.flatMap((who) => typeCargo.options.map((cargo) => [who, cargo] as const)))(
  'lets %s %s edit notifications and read the log only as a CEO',
  (who, cargo) => {
    const scope = { typeUser: who, typeCargo: cargo };
    expect([canEditNotifications(scope), canReadMessageLog(scope)]).toEqual(Array(2).fill(cargo === 'CEO'));
  },
);
