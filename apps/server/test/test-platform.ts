import { join } from 'node:path';
import { sandboxMemory } from '../src/features/boletos/sandbox-memory.ts';
import type { InTenant } from '../src/kernel/context.ts';
import { anchorFile, anchorPath } from '../src/platform/anchors.ts';
import type { BankBoletos } from '../src/platform/bank-boletos.ts';
import { brandPictureFiles } from '../src/platform/brand-picture-files.ts';
import { boletoNoticeLimit, callLimiter, publicCheckLimit } from '../src/platform/call-limiter.ts';
import type { CepLookup } from '../src/platform/cep.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { CnpjLookup } from '../src/platform/cnpj.ts';
import { encryptedFiles } from '../src/platform/encrypted-files.ts';
import { evidenceKeys } from '../src/platform/evidence-keys.ts';
import { localFileStorage } from '../src/platform/file-storage.ts';
import type { GeoLookup } from '../src/platform/geo.ts';
import type { Jobs } from '../src/platform/jobs.ts';
import { localBankBoletos } from '../src/platform/local-bank-boletos.ts';
import { localBankList } from '../src/platform/local-banks.ts';
import { localCepLookup } from '../src/platform/local-cep.ts';
import { localCnpjLookup } from '../src/platform/local-cnpj.ts';
import { localSelicSource } from '../src/platform/local-selic.ts';
import type { Messages } from '../src/platform/messages.ts';
import { pdfSeals } from '../src/platform/pdf-seals.ts';
import type { Platform } from '../src/platform/platform.ts';
import { sealedTexts } from '../src/platform/sealed-texts.ts';
import { signedLinks } from '../src/platform/signed-links.ts';
import { siteAddressOf } from '../src/platform/site-address.ts';
import { unknownPlaceLookup } from '../src/platform/unknown-place.ts';
import { openWorkThread } from '../src/platform/work-thread.ts';

/** One for all servers of a run, warm: it keeps no process alive. */
const papers = openWorkThread({ megabytes: 768, seconds: 120, mostWaiting: 60 });
const secretKey = 'chave-de-teste';

/** Parts of the outside world that a test hands in instead of the harness's own. */
export interface PlatformInstead {
  cnpj?: CnpjLookup;
  boletos?: BankBoletos;
  cep?: CepLookup;
  geo?: GeoLookup;
  whatsAppWaiver?: string[];
  observationsUrl?: string;
}

interface Surroundings {
  /** Where files are kept. */
  folder: string;
  clock: Clock;
  inTenant: InTenant;
  jobs: Jobs;
  messages: Messages;
}

/** An outside world on this machine alone. */
export function testPlatform({ folder, clock, inTenant, jobs, messages }: Surroundings, instead: PlatformInstead) {
  const files = localFileStorage(folder);
  return {
    clock,
    cnpj: instead.cnpj ?? localCnpjLookup,
    cep: instead.cep ?? localCepLookup,
    geo: instead.geo ?? unknownPlaceLookup,
    selic: localSelicSource,
    banks: localBankList,
    boletos: instead.boletos ?? localBankBoletos(sandboxMemory(inTenant), clock),
    files,
    encryptedFiles: encryptedFiles(files, secretKey),
    links: signedLinks(secretKey, clock),
    sealedTexts: sealedTexts(secretKey),
    evidenceKeys: evidenceKeys(secretKey),
    pdfSeals: pdfSeals([], papers),
    papers,
    anchors: anchorFile(anchorPath(folder)),
    publicChecks: callLimiter(clock, publicCheckLimit),
    boletoNotices: callLimiter(clock, boletoNoticeLimit),
    jobs,
    supportPhone: '0800 000 0000',
    observationsUrl: instead.observationsUrl ?? null,
    messages,
    siteAddress: siteAddressOf({ publicUrl: undefined, demonstration: true, port: () => 3000 }),
    brandPicture: brandPictureFiles(files, join(import.meta.dirname, '../../web/public')),
    whatsAppWaiver: instead.whatsAppWaiver ?? [],
  } satisfies Platform;
}
