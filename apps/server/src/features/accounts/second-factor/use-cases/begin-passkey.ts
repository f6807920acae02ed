import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { findUser } from '../../users/users.repository.ts';
import { storeChallenge } from '../challenge.service.ts';
import { requireRoomForFactor } from '../own-factors.service.ts';
import { passkeyCreationFor, passkeysAt } from '../passkeys.service.ts';

export async function beginPasskey(context: Context<UserActor, OwnTransactions>) {
  const { actor, inTenant, origin, platform } = context;
  const { id: id_user, id_tenant } = actor;
  const { user, title, existing } = await inTenant(id_tenant, async (db) => ({
    existing: passkeysAt(await requireRoomForFactor(db, context), origin.host),
    user: required(await findUser(db, id_tenant, id_user), wireErrors.not_signed_in),
    title: (await findTenant(db, id_tenant))?.title ?? 'Restitui',
  }));
  const options = await passkeyCreationFor(user, { host: origin.host, title, existing });
  const { challenge } = await inTenant(id_tenant, (db) =>
    storeChallenge({ db, origin, platform }, { id_tenant, id_user, purpose: 'enrol', webauthn: options.challenge }),
  );
  return { data: { challenge, options } };
}
