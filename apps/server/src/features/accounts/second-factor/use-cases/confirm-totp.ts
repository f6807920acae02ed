import type { secondFactorApi } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import { secondFactorErrors } from '@restitui/domain/accounts/second-factor/second-factor.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { finishEnrolment, requireRoomForFactor } from '../own-factors.service.ts';
import { confirmFactor, findEnrolment } from '../second-factor.repository.ts';
import { stepOfCode } from '../totp.service.ts';

const enrolmentMinutes = 15;

export async function confirmTotp(
  context: Context<UserActor, OwnTransactions>,
  { params, body: { code, name } }: Input<typeof secondFactorApi.confirmTotp>,
) {
  const { actor, inTenant, platform } = context;
  const { id: id_user, id_tenant } = actor;
  const now = platform.clock.now();
  return inTenant(id_tenant, async (db) => {
    const factors = await requireRoomForFactor(db, context);
    const enrolment = await findEnrolment(db, id_tenant, id_user, params.id);
    const { id, createdDate, sealed_secret } = required(enrolment, secondFactorErrors.enrolment_expired);
    const secret = sealed_secret === null ? undefined : platform.sealedTexts.open(sealed_secret, id);
    if (secret === undefined || now.getTime() - Date.parse(createdDate) > enrolmentMinutes * 60_000) {
      throw new AppError(secondFactorErrors.enrolment_expired);
    }
    const step = stepOfCode(secret, code, now);
    if (step === undefined) {
      const { wrong_enrolment_code } = secondFactorErrors;
      throw new AppError(wrong_enrolment_code, { issues: [{ path: 'code', message: wrong_enrolment_code.message }] });
    }
    await confirmFactor(db, id_tenant, id, { name, confirmedDate: now.toISOString(), last_step: step });
    return { data: { id, ...(await finishEnrolment(db, context, { isFirst: factors.length === 0 })) } };
  });
}
