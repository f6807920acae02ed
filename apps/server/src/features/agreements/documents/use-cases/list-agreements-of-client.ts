import type { clientAgreementsApi } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { canSignMany, signingRoleOf } from '@restitui/domain/agreements/signing/signing.access.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findLatestIdentityCheck } from '../../../accounts/identity-checks/identity-checks.repository.ts';
import { listActsOfAgreements } from '../../signing/signing.repository.ts';
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
  const acts = await listActsOfAgreements(
    db,
    tenant,
    found.map(({ id }) => id),
  );
  const isSignable = (agreement: FoundAgreement) =>
    canSignMany(actor) &&
    signingRoleOf(
      { ...actor, kind: 'user', cpf: '' },
      {
        ...agreement,
        id_owner: client.id_owner,
        acts: acts.filter(({ id_agreement }) => id_agreement === agreement.id),
      },
    ) !== undefined;
  return {
    data: found.map((agreement) => ({
      ...toAgreementTextResponse(agreement, signature, client.razao_social, forViewer),
      isSignable: isSignable(agreement),
    })),
  };
}
