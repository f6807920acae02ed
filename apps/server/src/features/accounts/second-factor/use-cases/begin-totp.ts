import { factorKindLabels } from '@restitui/domain/accounts/second-factor/factor-kind.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { findUser } from '../../users/users.repository.ts';
import { requireRoomForFactor } from '../own-factors.service.ts';
import { qrPath } from '../qr-path.rules.ts';
import { insertFactor } from '../second-factor.repository.ts';
import { newTotpSecret, totpAddress } from '../totp.service.ts';

/** Stores the sealed secret of an enrolment that a code of the app completes; a new one replaces it. */
export async function beginTotp(context: Context<UserActor, OwnTransactions>) {
  const { actor, inTenant, platform } = context;
  const { id: id_user, id_tenant } = actor;
  const id = newId();
  const secret = newTotpSecret();
  const address = await inTenant(id_tenant, async (db) => {
    await requireRoomForFactor(db, context);
    const { email } = required(await findUser(db, id_tenant, id_user), wireErrors.not_signed_in);
    const issuer = (await findTenant(db, id_tenant))?.title ?? 'Restitui';
    await insertFactor(db, {
      ...{ id, id_tenant, id_user, kind: 'totp', name: factorKindLabels.totp },
      createdDate: platform.clock.now().toISOString(),
      sealed_secret: platform.sealedTexts.seal(secret, id),
    });
    return totpAddress(secret, { email, issuer });
  });
  return { data: { id, secret, address, qr: qrPath(address) } };
}
