import type { secondFactorApi } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import { secondFactorErrors } from '@restitui/domain/accounts/second-factor/second-factor.errors.ts';
import { factorChallenge } from '@restitui/domain/accounts/second-factor/second-factor-limits.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { openChallenge } from '../challenge.service.ts';
import { countChallengeAttempt, spendChallenge } from '../factor-challenges.repository.ts';
import { finishEnrolment, requireRoomForFactor } from '../own-factors.service.ts';
import { verifyNewPasskey } from '../passkeys.service.ts';
import { insertFactor } from '../second-factor.repository.ts';

export async function confirmPasskey(
  context: Context<UserActor, OwnTransactions>,
  { body }: Input<typeof secondFactorApi.confirmPasskey>,
) {
  const { actor, inTenant, origin, platform } = context;
  const { id: id_user, id_tenant } = actor;
  const now = platform.clock.now().toISOString();
  const key = required(openChallenge(platform, body.challenge), secondFactorErrors.enrolment_expired);
  if (key.id_tenant !== id_tenant) throw new AppError(secondFactorErrors.enrolment_expired);
  const challenge = await inTenant(id_tenant, (db) =>
    countChallengeAttempt(db, key, { purpose: 'enrol', address: origin.address, now, most: factorChallenge.wrong }),
  );
  if (challenge?.id_user !== id_user) throw new AppError(secondFactorErrors.enrolment_expired);
  const verified = await verifyNewPasskey(body.passkey, { challenge: challenge.webauthn, host: origin.host });
  const passkey = required(verified, secondFactorErrors.wrong_passkey);

  return inTenant(id_tenant, async (db) => {
    const factors = await requireRoomForFactor(db, context);
    const isKnown = factors.some(({ credential_id }) => credential_id === passkey.credential_id);
    if (isKnown || !(await spendChallenge(db, key, now))) throw new AppError(secondFactorErrors.enrolment_expired);
    const row = { ...passkey, id: newId(), id_tenant, id_user, kind: 'passkey' as const, name: body.name };
    await insertFactor(db, { ...row, createdDate: now, confirmedDate: now });
    return { data: { id: row.id, ...(await finishEnrolment(db, context, { isFirst: factors.length === 0 })) } };
  });
}
