import type { AnchoredEnd, ChainEntry } from './evidence-chain.ts';
import type { ProofStep } from './merkle.ts';

/** The evidence bundle of one agreement, version 1: docs/evidence-format.md. */
export const bundleFormat = 'restitui-evidence/1';

/** Names of the files that every bundle has. */
export const bundleFiles = {
  manifest: 'manifest.json',
  signature: 'manifest.sig',
  certificate: 'certificados/exportacao.cer',
  sealed: 'documento/selado.pdf',
  original: 'documento/original.pdf',
  entries: 'cadeia/registros.json',
  anchors: 'cadeia/ancoras.json',
  verifier: 'verify-evidence.mjs',
  readme: 'LEIA-ME.txt',
} as const;

/** The files that the manifest cannot list: itself and its signature. */
export const unlistedFiles: readonly string[] = [bundleFiles.manifest, bundleFiles.signature];

export interface BundleManifest {
  formato: string;
  criadoEm: string;
  empresa: { cnpj: string; razao_social: string };
  contrato: string;
  versao: { id: string; numero: number; sha256: string };
  selo: { codigo: string; seladoEm: string; tamanho: number; certificado: string; carimbo: string | null };
  arquivos: { nome: string; sha256: string; tamanho: number }[];
}

/** An entry of the chain with the Merkle proof that leads to an anchor of the bundle. */
export interface BundledEntry extends ChainEntry {
  prev_hash: string;
  hash: string;
  mac: string;
  provas: { ancora: number; passos: ProofStep[] }[];
}

export interface BundledAnchor extends AnchoredEnd {
  mac: string;
  root: string;
  /** The file of the time stamp. */
  carimbo: string | null;
}
