import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordEvent } from '../../agreements/evidence/record-event.service.ts';
import type { IdentityCheckRow, PersonKey } from './identity-checks.repository.ts';
import type { StoredImage } from './identity-checks.table.ts';

interface EvidenceContext {
  db: Db;
  tenant: TenantId;
  platform: Platform;
}

/**
 * Records a capture in the evidence chain, after the photos and after the drawing: images by hash, personal data under
 * the person's key.
 */
export async function recordCapture(place: EvidenceContext, key: PersonKey, row: IdentityCheckRow): Promise<void> {
  const { id, nome, cpf, local, maquina, photosSeen, drawingSeen, traceSha256 } = row;
  const images = {
    ...{ fotoPessoa: factsOf(row.fotoPessoa), fotoDoc: factsOf(row.fotoDoc) },
    assinatura: row.assinatura && factsOf(row.assinatura),
  };
  const declared = { local, maquina, cameraPessoa: row.fotoPessoa.camera, cameraDoc: row.fotoDoc.camera };
  const seen = drawingSeen ? { seen: drawingSeen, photosSeen } : { seen: photosSeen };
  const personal = { nome, cpf, ...seen, declared };
  const by = 'id_user' in key ? { actor: { id: key.id_user } } : { actor: key };
  const facts = { id_signature: id, step: row.assinatura ? 'desenho' : 'fotos', ...images, identity: { traceSha256 } };
  await recordEvent({ ...place, ...by }, { kind: 'identidade-capturada', person: key, facts, personal });
}

/** Records the decision. Must be the last step, because it locks the end of the chain. */
export async function recordDecision(
  place: EvidenceContext & { actor: { id: string } },
  person: PersonKey,
  { id, decision, decidedBy, reason }: IdentityCheckRow,
): Promise<void> {
  const kind = decision === 'verified' ? 'identidade-verificada' : 'identidade-negada';
  const personal = { reviewer: decidedBy, reason };
  await recordEvent(place, { kind, person, facts: { id_signature: id }, personal });
}

function factsOf({ sha256, size, type, origin }: StoredImage) {
  return { sha256, size, type, origin };
}
