import { verify, X509Certificate } from 'node:crypto';
import {
  type BundledAnchor,
  type BundledEntry,
  type BundleManifest,
  bundleFiles,
  bundleFormat,
  unlistedFiles,
} from './bundle-format.ts';
import { anchorText, hashEntry, rootHash, sha256 } from './evidence-chain.ts';
import { rootOfProof } from './merkle.ts';
import { readZip } from './read-zip.ts';
import { checkTimeStamp } from './time-stamp.ts';
import { checkFile } from './verdict.ts';

/** The result of a verification, in pt-BR. */
export interface BundleReport {
  /** The findings; empty when everything that can be checked offline holds. */
  problems: string[];
  /** The facts that were checked. */
  facts: string[];
  /** The limits of a verification without the installation's key. */
  limits: string[];
}

/** Entries that end a version before all signed it. */
const endings = ['recusa', 'cancelamento'];

const requiredRoles = ['cliente', 'contratada', 'testemunha_1', 'testemunha_2'];

/** Verifies an evidence bundle without database, configuration or network. Never throws. */
export async function verifyBundle(zip: Buffer): Promise<BundleReport> {
  const report: BundleReport = { problems: [], facts: [], limits: [] };
  try {
    await verifyFiles(readZip(zip), report);
  } catch (error) {
    report.problems.push(error instanceof Error ? error.message : String(error));
  }
  return report;
}

async function verifyFiles(files: ReadonlyMap<string, Buffer>, report: BundleReport): Promise<void> {
  const manifest = parsed<BundleManifest>(files, bundleFiles.manifest);
  if (manifest.formato !== bundleFormat) throw new Error(`manifest.json: formato desconhecido (${manifest.formato}).`);
  const { empresa, versao, selo } = manifest;
  report.facts.push(`Empresa: ${empresa.razao_social}, CNPJ ${empresa.cnpj}. Exportado em ${manifest.criadoEm}.`);
  checkManifest(files, manifest, report);
  const entries = parsed<BundledEntry[]>(files, bundleFiles.entries);
  const anchors = parsed<BundledAnchor[]>(files, bundleFiles.anchors);
  checkEntries(entries, anchors, manifest, report);
  await checkAnchors(files, anchors, report);
  checkActs(entries, files, manifest, report);
  await checkPdf(entries, files, manifest, report);
  report.facts.push(`Contrato ${manifest.contrato}, versão ${versao.numero}, documento ${selo.codigo}.`);
  report.limits.push(
    'As provas (MAC) dos registros e das âncoras dependem da chave da instalação: só o sistema as confere.',
    'Os dados pessoais dos registros não estão neste pacote; a cadeia guarda deles um resumo com chave.',
    'A confiança nos certificados (quem os emitiu) não é avaliada aqui: confira o titular e a impressão digital.',
  );
}

function parsed<T>(files: ReadonlyMap<string, Buffer>, name: string): T {
  const content = files.get(name);
  if (!content) throw new Error(`${name}: falta no pacote.`);
  try {
    return JSON.parse(content.toString());
  } catch {
    throw new Error(`${name}: não é JSON.`);
  }
}

/** Checks the signature of the manifest, and each file against it. */
function checkManifest(files: ReadonlyMap<string, Buffer>, { arquivos, selo }: BundleManifest, report: BundleReport) {
  const listed = new Map(arquivos.map((file) => [file.nome, file]));
  for (const { nome, sha256: expected, tamanho } of arquivos) {
    const content = files.get(nome);
    if (!content) report.problems.push(`${nome}: falta no pacote.`);
    else if (content.length !== tamanho || sha256(content) !== expected) report.problems.push(`${nome}: foi alterado.`);
  }
  for (const name of files.keys()) {
    if (!listed.has(name) && !unlistedFiles.includes(name)) report.problems.push(`${name}: não consta do manifesto.`);
  }
  const signature = files.get(bundleFiles.signature);
  const der = files.get(bundleFiles.certificate);
  const manifest = files.get(bundleFiles.manifest);
  if (!signature || !der || !manifest) {
    report.problems.push('manifest.sig: falta a assinatura do manifesto.');
    return;
  }
  try {
    const certificate = new X509Certificate(der);
    const signed = Buffer.from(signature.toString(), 'base64');
    // Base64 has several spellings of the same bytes; only the canonical one is accepted.
    const isCanonical = signed.toString('base64') === signature.toString();
    if (!isCanonical || !verify('sha256', manifest, certificate.publicKey, signed)) {
      report.problems.push('manifest.json ou manifest.sig: a assinatura do manifesto não confere.');
    }
    const fingerprint = sha256(der);
    report.facts.push(`Manifesto assinado por ${certificate.subject.replace(/\n/g, ', ')} (SHA-256 ${fingerprint}).`);
    if (fingerprint !== selo.certificado)
      report.facts.push('O manifesto e o PDF foram assinados por certificados diferentes.');
  } catch {
    report.problems.push(`${bundleFiles.certificate}: não é um certificado.`);
  }
}

/** Checks the hash of each entry, its link to the next and its Merkle proof. */
function checkEntries(
  entries: readonly BundledEntry[],
  anchors: readonly BundledAnchor[],
  { empresa }: BundleManifest,
  report: BundleReport,
) {
  let before: BundledEntry | undefined;
  for (const entry of entries) {
    const { seq, hash, prev_hash, provas } = entry;
    const place = `${bundleFiles.entries}: registro ${seq}`;
    if (entry.id_tenant !== empresa.cnpj) report.problems.push(`${place}: é de outra empresa.`);
    if (hashEntry(prev_hash, entry) !== hash) report.problems.push(`${place}: o conteúdo foi alterado.`);
    if (seq === 1 && prev_hash !== rootHash(entry.id_tenant)) report.problems.push(`${place}: não inicia a cadeia.`);
    if (before && seq <= before.seq) report.problems.push(`${place}: fora de ordem.`);
    if (before && seq === before.seq + 1 && prev_hash !== before.hash) report.problems.push(`${place}: elo quebrado.`);
    const isProven =
      provas.length > 0 &&
      provas.every(({ ancora, passos }) => {
        const anchor = anchors[ancora];
        return anchor !== undefined && anchor.seq >= seq && rootOfProof(hash, passos) === anchor.root;
      });
    if (!isProven) report.problems.push(`${place}: não se liga a nenhuma âncora.`);
    for (const { seq: end, hash: expected } of anchors) {
      if (end === seq && expected !== hash) report.problems.push(`${place}: difere da âncora.`);
    }
    before = entry;
  }
  report.facts.push(`${entries.length} registros, todos ligados às âncoras quando não há quebra acima.`);
}

async function checkAnchors(
  files: ReadonlyMap<string, Buffer>,
  anchors: readonly BundledAnchor[],
  report: BundleReport,
) {
  let stamped = 0;
  for (const anchor of anchors) {
    if (anchor.carimbo === null) continue;
    const token = files.get(anchor.carimbo);
    if (!token) {
      report.problems.push(`${anchor.carimbo}: falta no pacote.`);
      continue;
    }
    const { holds, at, authority } = await checkTimeStamp(token, Buffer.from(anchorText(anchor)));
    if (!holds) report.problems.push(`${anchor.carimbo}: o carimbo do tempo não confere.`);
    else report.facts.push(`Âncora do registro ${anchor.seq}: carimbo do tempo de ${at}, por ${authority}.`);
    stamped++;
  }
  if (stamped === 0) report.facts.push('Nenhuma âncora tem carimbo do tempo: a data é a declarada pelo sistema.');
}

/** Checks that the text is the one that all acts name. */
function checkActs(
  entries: readonly BundledEntry[],
  files: ReadonlyMap<string, Buffer>,
  { versao, contrato }: BundleManifest,
  report: BundleReport,
) {
  const text = files.get(`textos/versao-${versao.numero}.html`);
  if (!text || sha256(text) !== versao.sha256) {
    report.problems.push(`textos/versao-${versao.numero}.html: não é o texto que o manifesto declara.`);
  }
  const acts = entries.filter(({ kind, id_version }) => kind === 'ato' && id_version === versao.id);
  for (const { seq, facts, id_agreement } of acts) {
    if (facts.sha256 !== versao.sha256 || id_agreement !== contrato) {
      report.problems.push(`${bundleFiles.entries}: o ato do registro ${seq} é de outro texto.`);
    }
  }
  const ended = entries.find(({ kind, id_version }) => endings.includes(kind) && id_version === versao.id);
  if (ended)
    report.problems.push(`${bundleFiles.entries}: a versão foi encerrada no registro ${ended.seq} (${ended.kind}).`);
  const former = entries.filter(({ kind, id_version }) => kind === 'ato' && id_version !== versao.id).length;
  if (former > 0) report.facts.push(`Atos de versões anteriores, que não contam: ${former}.`);
  for (const role of requiredRoles) {
    const act = acts.find(({ facts }) => facts.role === role);
    if (act) report.facts.push(`Ato de ${role} em ${act.at}, registro ${act.seq}.`);
    else report.problems.push(`${bundleFiles.entries}: falta o ato de ${role}.`);
  }
}

async function checkPdf(
  entries: readonly BundledEntry[],
  files: ReadonlyMap<string, Buffer>,
  { selo }: BundleManifest,
  report: BundleReport,
) {
  const [sealed, original] = [files.get(bundleFiles.sealed), files.get(bundleFiles.original)];
  const sealing = entries.find(({ kind, facts }) => kind === 'selagem' && facts.code === selo.codigo);
  if (!sealing) report.problems.push(`${bundleFiles.entries}: falta o registro da selagem.`);
  if (!sealed || !original || !sealing) return;
  if (sealing.facts.sealedSha256 !== sha256(sealed))
    report.problems.push(`${bundleFiles.sealed}: não é o PDF da selagem.`);
  if (sealing.facts.originalSha256 !== sha256(original)) {
    report.problems.push(`${bundleFiles.original}: não é o PDF da selagem.`);
  }
  const fingerprint = String(sealing.facts.certificate);
  const registered = { sha256: String(sealing.facts.sealedSha256), size: Number(sealing.facts.size), fingerprint };
  const { verdict, seal } = await checkFile(sealed, registered);
  if (verdict !== 'valido') report.problems.push(`${bundleFiles.sealed}: selo ${seal}, documento ${verdict}.`);
  else report.facts.push(`PDF selado: a assinatura confere (certificado SHA-256 ${fingerprint}).`);
}
