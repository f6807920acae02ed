import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvent } from '../evidence/record-event.ts';
import type { PersonKey, SignatureRow } from './signatures.repository.ts';
import type { StoredImage } from './signatures.table.ts';

interface Place {
  db: Db;
  tenant: TenantId;
  platform: Platform;
}

/** What somebody showed of who they are, once with the photos and once with the drawing: in the chain by hashes, the rest under the person's key. */
export async function recordCapture(place: Place, key: PersonKey, row: SignatureRow): Promise<void> {
  const { id, nome, cpf, local, maquina, photosSeen, drawingSeen, traceSha256 } = row;
  const images = {
    ...{ fotoPessoa: factsOf(row.fotoPessoa), fotoDoc: factsOf(row.fotoDoc) },
    assinatura: row.assinatura && factsOf(row.assinatura),
  };
  const declared = { local, maquina, cameraPessoa: row.fotoPessoa.camera, cameraDoc: row.fotoDoc.camera };
  const seen = drawingSeen ? { seen: drawingSeen, photosSeen } : { seen: photosSeen };
  const personal = { nome, cpf, ...seen, declared };
  const by = 'id_user' in key ? { actor: { id: key.id_user } } : { client: key };
  const facts = { id_signature: id, step: row.assinatura ? 'desenho' : 'fotos', ...images, identity: { traceSha256 } };
  await recordEvent({ ...place, ...by }, { kind: 'identidade-capturada', person: key, facts, personal });
}

/** What became of it; after everything else of the decision, because it holds the end of the chain. */
export async function recordDecision(
  place: Place & { actor: { id: string } },
  person: PersonKey,
  { id, decision, decidedBy, reason }: SignatureRow,
): Promise<void> {
  const kind = decision === 'verified' ? 'identidade-verificada' : 'identidade-negada';
  const personal = { reviewer: decidedBy, reason };
  await recordEvent(place, { kind, person, facts: { id_signature: id }, personal });
}

function factsOf({ sha256, size, type, origin }: StoredImage) {
  return { sha256, size, type, origin };
}
