import { sha256Hex } from '@restitui/pdf-check/seals.ts';
import { checkFile } from '@restitui/pdf-check/verdict.ts';
import type { PdfSeals } from './pdf-seals.ts';
import { factsOfCertificate, type SealMaterial } from './seal-certificate.ts';

/** Seals a page and checks it by the code that the public page checks with. Throws when either does not work. */
export async function runSealSelfTest(
  seals: Pick<PdfSeals, 'seal' | 'page' | 'certificateOf'>,
  material: SealMaterial,
  at: Date,
): Promise<void> {
  const { fingerprint } = factsOfCertificate(await seals.certificateOf(material));
  const { bytes } = await seals.seal(await seals.page('Autoteste'), material, { reason: 'Autoteste', at });
  const registered = { sha256: await sha256Hex(bytes), size: bytes.length, fingerprint };
  const { verdict } = await checkFile(bytes, registered);
  if (verdict !== 'valido') throw new Error(`The seal's own test came out as ${verdict}.`);
}
