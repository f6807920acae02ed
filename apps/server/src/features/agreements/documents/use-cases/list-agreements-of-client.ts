import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { clientAgreementsApi } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { canSignMany, signingRoleOf, versionObstacleOf } from '@restitui/domain/agreements/signing/signing.access.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findLatestIdentityCheck } from '../../../accounts/identity-checks/identity-checks.repository.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { listActsOfVersions } from '../../signing/signing.repository.ts';
import { requireClientOfAgreement } from '../agreement.gate.ts';
import { toAgreementTextResponse } from '../agreement.wire.ts';
import { type FoundAgreement, listClientAgreements } from '../agreements.repository.ts';

export async function listAgreementsOfClient(
  context: Context,
  { params: { cnpjcpf } }: Input<typeof clientAgreementsApi.ofClient>,
) {
  const { db, tenant, actor, platform } = context;
  const client = await requireClientOfAgreement(context, cnpjcpf);
  const found = await listClientAgreements(db, tenant, cnpjcpf);
  const signature = await findLatestIdentityCheck(db, tenant, { id_owner: client.id_owner });
  const forViewer = { platform, viewer: { who: 'staff' as const, id: actor.id } };
  const acts = await listActsOfVersions(
    db,
    tenant,
    found.map(({ current }) => current.id),
  );
  const home = required(await findTenant(db, tenant), wireErrors.not_found);
  const today = dayInBrazil(platform.clock.now());
  const isSignable = (agreement: FoundAgreement) => {
    if (!canSignMany(actor)) return false;
    const ofVersion = acts.filter(({ id_version }) => id_version === agreement.current.id);
    const signable = { ...agreement, id_owner: client.id_owner, acts: ofVersion };
    const role = signingRoleOf({ ...actor, kind: 'user', cpf: '' }, signable);
    const { missing } = agreement.current;
    return (
      role !== undefined &&
      versionObstacleOf(role, { ...signable, missing, order: home.ordemAssinatura }, today) === null
    );
  };
  return {
    data: found.map((agreement) => ({
      ...toAgreementTextResponse(agreement, signature, client.razao_social, forViewer),
      isSignable: isSignable(agreement),
    })),
  };
}
