import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import {
  type BundledAnchor,
  type BundledEntry,
  type BundleManifest,
  bundleFiles,
  bundleFormat,
} from '@restitui/pdf-check/bundle-format.ts';
import { sha256 } from '@restitui/pdf-check/evidence-chain.ts';
import { merkleProof } from '@restitui/pdf-check/merkle.ts';
import type { InTenant } from '../../../kernel/context.ts';
import type { FoundAnchor } from '../../../platform/anchors.ts';
import { packZip } from '../../../platform/pack-zip.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { listVersions } from '../documents/agreements.repository.ts';
import { type EventRow, listEventsOfAgreement, listHashes, listIdentityEvents } from './evidence.repository.ts';
import { bundleReadme } from './evidence-bundle.texts.ts';
import { getSealCertificate } from './seal-certificate.service.ts';
import type { SealRow } from './seals.repository.ts';

interface Dependencies {
  platform: Platform;
  inTenant: InTenant;
}

const verifierFile = new URL('../../../../../../packages/pdf-check/verifier/verify-evidence.mjs', import.meta.url);

type Files = Map<string, Uint8Array>;

/** Builds the evidence bundle of a sealed agreement (docs/evidence-format.md). The end of the chain is anchored. */
export async function buildEvidenceBundle(
  { platform, inTenant }: Dependencies,
  tenant: TenantId,
  seal: SealRow,
): Promise<Uint8Array> {
  const { sealed, original, certificate, sealedAt } = seal;
  if (!sealed || !original || !certificate || !sealedAt) throw new Error('The agreement has no sealed document.');
  const read = await inTenant(tenant, async (db) => {
    const home = await findTenant(db, tenant);
    if (!home) throw new Error('The company of the agreement is missing.');
    const about = await listEventsOfAgreement(db, tenant, seal.id_agreement);
    const people = about.flatMap(({ kind, person }) => (kind === 'ato' && person ? [person] : []));
    const identity = await listIdentityEvents(db, tenant, [...new Set(people)]);
    return {
      home,
      events: [...about, ...identity].sort((a, b) => a.seq - b.seq),
      hashes: await listHashes(db, tenant),
      versions: await listVersions(db, tenant, seal.id_agreement),
      signing: await getSealCertificate(db, platform, { id: tenant, razao_social: home.razao_social }),
    };
  });
  const { home, events, hashes, versions, signing } = read;
  const version = versions.find(({ id }) => id === seal.id_version);
  if (!version) throw new Error('The sealed version is missing.');

  const files: Files = new Map();
  const add = (name: string, content: Uint8Array | string) => void files.set(name, Buffer.from(content));
  add(bundleFiles.sealed, await buffer(platform.encryptedFiles.read(sealed.key)));
  add(bundleFiles.original, await buffer(platform.encryptedFiles.read(original.key)));
  for (const { number, html } of versions) add(`textos/versao-${number}.html`, html);
  const anchors = bundledAnchors(await platform.anchors.list(tenant), events, files);
  add(bundleFiles.anchors, JSON.stringify(anchors, null, 1));
  add(bundleFiles.entries, JSON.stringify(bundledEntries(events, hashes, anchors), null, 1));
  add(bundleFiles.verifier, await readFile(verifierFile));
  add(bundleFiles.readme, bundleReadme({ company: home.razao_social, code: seal.code }));
  add(bundleFiles.certificate, await platform.pdfSeals.certificateOf(signing.material));

  const manifest: BundleManifest = {
    formato: bundleFormat,
    criadoEm: platform.clock.now().toISOString(),
    empresa: { cnpj: tenant, razao_social: home.razao_social },
    contrato: seal.id_agreement,
    versao: { id: version.id, numero: version.number, sha256: version.sha256 },
    selo: {
      ...{ codigo: seal.code, seladoEm: sealedAt, tamanho: sealed.size, certificado: certificate.fingerprint },
      carimbo: seal.timestamp?.url ?? null,
    },
    arquivos: [...files].map(([nome, content]) => ({ nome, sha256: sha256(content), tamanho: content.length })),
  };
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  const { signature } = await platform.pdfSeals.sign(text, signing.material);
  add(bundleFiles.manifest, text);
  add(bundleFiles.signature, Buffer.from(signature).toString('base64'));
  const entries = [...files].map(([name, content]) => ({ name, content, isText: !name.endsWith('.pdf') }));
  return packZip({ entries, at: platform.clock.now() });
}

/** Returns the anchors that prove the entries, each with its time stamp as a file: the first after each, and the last. */
function bundledAnchors(found: readonly FoundAnchor[], events: readonly EventRow[], files: Files): BundledAnchor[] {
  const rooted = found.filter(({ place, root }) => place === 'armazenamento' && root !== undefined);
  const firsts = events.map(({ seq }) => rooted.find((anchor) => anchor.seq >= seq));
  const kept = new Set([...firsts, rooted.at(-1)]);
  return rooted
    .filter((anchor) => kept.has(anchor))
    .map(({ id_tenant, seq, hash, at, root = '', mac, stamp }) => {
      const carimbo = stamp ? `carimbos/ancora-${seq}.tsr` : null;
      if (stamp && carimbo) files.set(carimbo, stamp);
      return { id_tenant, seq, hash, at, root, mac, carimbo };
    });
}

function bundledEntries(
  events: readonly EventRow[],
  hashes: readonly string[],
  anchors: readonly BundledAnchor[],
): BundledEntry[] {
  return events.map((event) => {
    const first = anchors.findIndex(({ seq }) => seq >= event.seq);
    const chosen = [...new Set([first, anchors.length - 1])].filter((each) => each >= 0);
    const provas = chosen.map((ancora) => {
      const leaves = hashes.slice(0, anchors[ancora]?.seq ?? 0);
      return { ancora, passos: merkleProof(leaves, event.seq - 1) };
    });
    const { id, id_tenant, seq, kind, actor, at, id_agreement, id_version, person, id_key, facts } = event;
    const { personal_digest, prev_hash, hash, mac } = event;
    return {
      ...{ id, id_tenant, seq, kind, actor, at, id_agreement, id_version, person, id_key, facts, personal_digest },
      ...{ prev_hash, hash, mac, provas },
    };
  });
}
