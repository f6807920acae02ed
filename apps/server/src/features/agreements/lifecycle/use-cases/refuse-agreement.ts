import { identityCheckErrors } from '@restitui/domain/accounts/identity-checks/identity-checks.errors.ts';
import type { lifecycleApi } from '@restitui/domain/agreements/lifecycle/lifecycle.api.ts';
import { endingErrors } from '@restitui/domain/agreements/lifecycle/lifecycle.errors.ts';
import { actRole } from '@restitui/domain/agreements/signing/act-role.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { SessionActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { lockParty } from '../../documents/agreements.repository.ts';
import { readActingSigner } from '../../signing/acting-signer.service.ts';
import { requireShownVersion, requireSigningRole } from '../../signing/perform-act.service.ts';
import { readSigningState, requireAgreementToSign, withChanges } from '../../signing/signing-state.service.ts';
import { endVersion } from '../end-version.service.ts';

/** Refuses the shown version as one of its signers who has not signed it (decision D-47). */
export async function refuseAgreement(
  context: Context<SessionActor, OwnTransactions>,
  { params: { id }, body: { id_version, reason } }: Input<typeof lifecycleApi.refuse>,
) {
  const { tenant, inTenant, actor } = context;
  const signer = await readActingSigner(context);
  const state = await inTenant(tenant, async (db) => {
    const { reading } = await requireAgreementToSign(context, db, id);
    await lockParty(db, tenant, reading.key);
    const found = await requireAgreementToSign(context, db, id);
    const { agreement } = found.reading;
    const role = requireSigningRole(signer, found, actRole.options);
    requireAccess(!signer.isProvisional, identityCheckErrors.provisional_password);
    requireShownVersion(found, { id_version });
    if (agreement.ending) throw new AppError(endingErrors[agreement.ending]);

    const { key: person, nome } = signer;
    await endVersion(
      { db, tenant, actor, platform: context.platform },
      { agreement, version: found.version, kind: 'recusado', role, person, nome, reason },
    );
    return readSigningState(context, db, signer, await requireAgreementToSign(context, db, id));
  });
  return { data: await withChanges(context, state) };
}
