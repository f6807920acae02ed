import { canVerifyIntegrity } from '@restitui/domain/agreements/evidence/evidence.access.ts';
import type { evidenceApi } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import { evidenceErrors as errors } from '@restitui/domain/agreements/evidence/evidence.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { requireReadableAgreement } from '../../documents/agreement.gate.ts';
import { anchorChain, stampAnchors } from '../anchor-chain.service.ts';
import { buildEvidenceBundle } from '../evidence-bundle.service.ts';
import { recordEvent } from '../record-event.service.ts';
import { findSealOfAgreement } from '../seals.repository.ts';

/** Records the export and anchors the chain first, so that the bundle proves all of its entries. */
export async function exportEvidence(
  context: Context<UserActor, OwnTransactions>,
  { params: { id } }: Input<typeof evidenceApi.exportEvidence>,
) {
  const { actor, tenant, inTenant } = context;
  const { seal, home } = await inTenant(tenant, async (db) => {
    await requireReadableAgreement({ ...context, db }, id);
    requireAccess(canVerifyIntegrity(actor, tenant), errors.evidence_export_denied);
    const seal = await findSealOfAgreement(db, tenant, id);
    requireAccess(seal?.state === 'selado', errors.evidence_not_sealed);
    const about = { id_agreement: id, id_version: seal.id_version, facts: { code: seal.code } };
    await recordEvent({ ...context, db }, { kind: 'exportacao', ...about });
    return { seal, home: required(await findTenant(db, tenant), errors.evidence_not_sealed) };
  });
  await anchorChain(context, home);
  await stampAnchors(context, home);
  const bundle = await buildEvidenceBundle(context, tenant, seal);
  return new File([new Uint8Array(bundle)], `evidence ${seal.code}.zip`, { type: 'application/zip' });
}
