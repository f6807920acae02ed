import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { isFactorRequired, securityRulesOf } from '../../../tenancy/security-settings/security-rules.service.ts';
import { countRecoveryCodes, listFactors } from '../second-factor.repository.ts';
import { toFactor } from '../second-factor.wire.ts';

export async function listOwnFactors({ actor, inTenant, platform }: Context<UserActor, OwnTransactions>) {
  const { id, id_tenant, typeUser } = actor;
  return inTenant(id_tenant, async (db) => {
    const factors = (await listFactors(db, id_tenant, id)).map(toFactor);
    const recoveryCodesLeft = await countRecoveryCodes(db, id_tenant, id);
    const isRequired = isFactorRequired(platform, await securityRulesOf(platform, db, id_tenant), typeUser);
    return { data: { factors, recoveryCodesLeft, isRequired } };
  });
}
