import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordEvent } from '../../agreements/evidence/record-event.service.ts';
import { changedRow, wholeRow } from '../../agreements/evidence/row-facts.rules.ts';
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
 *
 * @param closed denied attempts that the new one ends
 */
export async function recordCapture(
  place: EvidenceContext,
  key: PersonKey,
  row: IdentityCheckRow,
  closed: readonly { id: string }[] = [],
): Promise<void> {
  const { id, nome, cpf, local, maquina, photosSeen, drawingSeen, traceSha256 } = row;
  const images = {
    ...{ fotoPessoa: factsOf(row.fotoPessoa), fotoDoc: factsOf(row.fotoDoc) },
    assinatura: row.assinatura && factsOf(row.assinatura),
  };
  const declared = {
    ...{ local, maquina, cameraPessoa: row.fotoPessoa.camera, cameraDoc: row.fotoDoc.camera },
    ...{ qualidadePessoa: row.fotoPessoa.quality, qualidadeDoc: row.fotoDoc.quality },
  };
  const seen = drawingSeen ? { seen: drawingSeen, photosSeen } : { seen: photosSeen };
  const personal = { nome, cpf, ...seen, declared };
  const by = 'id_user' in key ? { actor: { id: key.id_user } } : { actor: key };
  const ended = closed.map((attempt) => changedRow('identidade', attempt.id, { isModifica: false }));
  const rows = [...ended, wholeRow('identidade', row)];
  const facts = { id_signature: id, step: row.assinatura ? 'desenho' : 'fotos', ...images, identity: { traceSha256 } };
  await recordEvent({ ...place, ...by }, { kind: 'identidade-capturada', person: key, facts, personal, rows });
}

/** Records the decision. Must be the last step, because it locks the end of the chain. */
export async function recordDecision(
  place: EvidenceContext & { actor: { id: string } },
  person: PersonKey,
  { id, decision, decidedBy, decidedAt, id_decider, isModifica, reason }: IdentityCheckRow,
): Promise<void> {
  const rows = [changedRow('identidade', id, { decision, decidedAt, id_decider, isModifica })];
  const kind = decision === 'verified' ? 'identidade-verificada' : 'identidade-negada';
  const personal = { reviewer: decidedBy, reason };
  await recordEvent(place, { kind, person, facts: { id_signature: id }, personal, rows });
}

function factsOf({ sha256, size, type, origin }: StoredImage) {
  return { sha256, size, type, origin };
}
