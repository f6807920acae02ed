import { canSignMany, openRoleOf } from '@restitui/domain/agreement-acts/agreement-acts.access.ts';
import type { clientAgreementsApi } from '@restitui/domain/agreements/client-agreements.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { listActsOfMany } from '../../agreement-acts/agreement-acts.repository.ts';
import { findLatestSignature } from '../../signatures/signatures.repository.ts';
import { textOnWire } from '../agreement-on-wire.ts';
import { type FoundAgreement, listClientAgreements } from '../agreements.repository.ts';
import { requireClientOfAgreement } from '../readable-agreement.ts';

export async function listAgreementsOfClient(
  context: Context,
  { params: { cnpjcpf } }: Input<typeof clientAgreementsApi.ofClient>,
) {
  const { db, tenant, actor, platform } = context;
  const client = await requireClientOfAgreement(context, cnpjcpf);
  const found = await listClientAgreements(db, tenant, cnpjcpf);
  const signature = await findLatestSignature(db, tenant, { id_owner: client.id_owner });
  const forViewer = { platform, viewer: { who: 'staff' as const, id: actor.id } };
  const acts = await listActsOfMany(
    db,
    tenant,
    found.map(({ id }) => id),
  );
  const isSignable = (agreement: FoundAgreement) =>
    canSignMany(actor) &&
    openRoleOf(
      { ...actor, kind: 'user', cpf: '' },
      {
        ...agreement,
        id_owner: client.id_owner,
        acts: acts.filter(({ id_agreement }) => id_agreement === agreement.id),
      },
    ) !== undefined;
  return {
    data: found.map((agreement) => ({
      ...textOnWire(agreement, signature, client.razao_social, forViewer),
      isSignable: isSignable(agreement),
    })),
  };
}
