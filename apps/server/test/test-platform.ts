import { join } from 'node:path';
import { type MessageChannel, messageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import type pg from 'pg';
import { createSandboxCharges } from '../src/features/billing/boletos/sandbox-charges.service.ts';
import type { InTenant } from '../src/kernel/context.ts';
import { anchorFile, anchorPath, twofoldAnchors } from '../src/platform/anchors.ts';
import type { BankBoletos } from '../src/platform/bank-boletos.ts';
import { brandPictureFiles } from '../src/platform/brand-picture-files.ts';
import {
  boletoNoticeLimit,
  callLimiter,
  providerSignInLimit,
  publicCheckLimit,
  recordedRefusalLimit,
} from '../src/platform/call-limiter.ts';
import type { CepLookup } from '../src/platform/cep.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { CnpjLookup } from '../src/platform/cnpj.ts';
import { type DiskSpace, unwatchedDisk } from '../src/platform/disk-space.ts';
import { encryptedFiles } from '../src/platform/encrypted-files.ts';
import { evidenceKeys } from '../src/platform/evidence-keys.ts';
import { type FileStorage, localFileStorage } from '../src/platform/file-storage.ts';
import type { GeoLookup } from '../src/platform/geo.ts';
import { guardedFiles } from '../src/platform/guarded-files.ts';
import { createInstallationChecks } from '../src/platform/installation-checks.ts';
import type { Jobs } from '../src/platform/jobs.ts';
import { localBankBoletos } from '../src/platform/local-bank-boletos.ts';
import { localBankList } from '../src/platform/local-banks.ts';
import { localCepLookup } from '../src/platform/local-cep.ts';
import { localCnpjLookup } from '../src/platform/local-cnpj.ts';
import { localSelicSource } from '../src/platform/local-selic.ts';
import type { Messages } from '../src/platform/messages.ts';
import { noGeoLookup } from '../src/platform/no-geo-lookup.ts';
import { openIdentityProviders } from '../src/platform/open-identity-providers.ts';
import { pdfSeals } from '../src/platform/pdf-seals.ts';
import type { Platform } from '../src/platform/platform.ts';
import type { NamedService } from '../src/platform/reach-services.ts';
import { sealedTexts } from '../src/platform/sealed-texts.ts';
import { signedLinks } from '../src/platform/signed-links.ts';
import { siteAddressOf } from '../src/platform/site-address.ts';
import { openWorkThread } from '../src/platform/work-thread.ts';

/** One thread of each kind for all servers of a run, kept warm; they do not keep the process alive. */
const pdfWorker = openWorkThread({ megabytes: 768, seconds: 120, mostWaiting: 60 });
const textWorker = openWorkThread({ megabytes: 256, seconds: 60, mostWaiting: 60 });
const documentWorker = openWorkThread({ megabytes: 384, seconds: 30, mostWaiting: 20 });

/** Replacements for the harness's external services. */
export interface TestPlatformOptions {
  cnpj?: CnpjLookup;
  boletos?: BankBoletos;
  cep?: CepLookup;
  geo?: GeoLookup;
  whatsAppWaiver?: string[];
  disk?: DiskSpace;
  /** Outside services that the page of the operators connects to. */
  services?: NamedService[];
  observationsUrl?: string;
  oidcIssuers?: { google?: string; microsoft?: string };
  securityDefaults?: Partial<Platform['securityDefaults']>;
  backups?: Platform['backups'];
  /** Stored files; a local folder by default. */
  storage?: FileStorage;
  secretKey?: string;
  /** True by default. */
  demonstration?: boolean;
  /** All by default. */
  connectedChannels?: MessageChannel[];
}

interface Surroundings {
  /** Folder of the stored files. */
  folder: string;
  pool: pg.Pool;
  clock: Clock;
  inTenant: InTenant;
  jobs: Jobs;
  messages: Messages;
}

/** Creates a platform without external services. */
export function testPlatform(
  { folder, pool, clock, inTenant, jobs, messages }: Surroundings,
  options: TestPlatformOptions,
) {
  const disk = options.disk ?? unwatchedDisk;
  const { secretKey = 'chave-de-teste' } = options;
  const storage = localFileStorage(folder);
  const files = { ...storage, ...guardedFiles(options.storage ?? storage, disk) };
  return {
    clock,
    cnpj: options.cnpj ?? localCnpjLookup,
    cep: options.cep ?? localCepLookup,
    geo: options.geo ?? noGeoLookup,
    selic: localSelicSource,
    banks: localBankList,
    boletos: options.boletos ?? localBankBoletos(createSandboxCharges(inTenant), clock),
    disk,
    files,
    encryptedFiles: encryptedFiles(files, secretKey),
    links: signedLinks(secretKey, clock),
    sealedTexts: sealedTexts(secretKey),
    evidenceKeys: evidenceKeys(secretKey),
    pdfSeals: pdfSeals([], pdfWorker),
    pdfWorker,
    textWorker,
    documentWorker,
    anchors: twofoldAnchors(anchorFile(anchorPath(folder)), files),
    publicChecks: callLimiter(pool, publicCheckLimit),
    boletoNotices: callLimiter(pool, boletoNoticeLimit),
    providerSignIns: callLimiter(pool, providerSignInLimit),
    recordedRefusals: callLimiter(pool, recordedRefusalLimit),
    identityProviders: openIdentityProviders(options.oidcIssuers ?? {}, clock),
    jobs,
    supportPhone: '0800 000 0000',
    observationsUrl: options.observationsUrl ?? null,
    connectedChannels: options.connectedChannels ?? messageChannel.options,
    messages,
    siteAddress: siteAddressOf({ publicUrl: undefined, demonstration: true, port: () => 3000 }),
    installation: createInstallationChecks({ version: 'test', services: options.services ?? [], files, clock }),
    demonstration: options.demonstration ?? true,
    // Without an idle end, because tests move the clock by days.
    securityDefaults: {
      ...{ second_factor_required: false, idle_minutes: 1_000_000_000, reauthentication: false },
      ...options.securityDefaults,
    },
    activityLogYears: 5,
    backups: options.backups ?? null,
    brandPicture: brandPictureFiles(files, join(import.meta.dirname, '../../web/public')),
    whatsAppWaiver: options.whatsAppWaiver ?? [],
  } satisfies Platform;
}
