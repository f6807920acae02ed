import type { Verification } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import { factLines } from '@restitui/domain/agreements/evidence/fact-labels.ts';
import { maskedCpf, maskedName } from '@restitui/domain/agreements/evidence/masked-person.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { hashEntry } from '@restitui/pdf-check/evidence-chain.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type AgreementEvidence, readAgreementEvidence } from './agreement-evidence.service.ts';
import { findSeal } from './seals.repository.ts';

/** Returns the public data of a sealed document, masked, after checking the hashes of its entries. */
export async function readVerification(
  db: Db,
  platform: Pick<Platform, 'evidenceKeys'>,
  tenant: TenantId,
  id: string,
): Promise<Verification | undefined> {
  const seal = await findSeal(db, tenant, id);
  const { sealed, original, certificate, sealedAt } = seal ?? {};
  if (!seal || !sealed || !original || !certificate || !sealedAt) return undefined;

  const { home, version, title, events } = await readAgreementEvidence(db, platform, tenant, seal);
  const holds = events.every(
    (event) => hashEntry(event.prev_hash, event) === event.hash && platform.evidenceKeys.mac(event.hash) === event.mac,
  );
  const last = events.at(-1);
  return {
    code: seal.code,
    title,
    company: { title: home.title, razao_social: home.razao_social, cnpj: home.id },
    version: { number: version.number, sha256: version.sha256 },
    parties: events.filter(({ kind }) => kind === 'ato').map(partyOf),
    events: events.map(({ seq, kind, at }) => ({ seq, kind, at })),
    chain: { state: holds ? 'integra' : 'violada', seq: last?.seq ?? 0, hash: last?.hash ?? '' },
    seal: {
      ...{ at: sealedAt, sha256: sealed.sha256, size: sealed.size, pages: sealed.pages },
      ...{ originalSha256: original.sha256, subject: certificate.subject, fingerprint: certificate.fingerprint },
      isDevelopment: certificate.kind === 'desenvolvimento',
      stampedBy: seal.timestamp?.url ?? null,
    },
  };
}

function partyOf({ personal, facts, at }: AgreementEvidence['events'][number]): Verification['parties'][number] {
  const role = factLines({ role: facts.role })[0]?.value ?? 'Parte';
  if (personal.state !== 'aberto') return { role, nome: null, cpf: null, at };
  const { nome, cpf } = personal.facts;
  return { role, nome: maskedName(String(nome ?? '')), cpf: maskedCpf(String(cpf ?? '')), at };
}
