import { messageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { defaultSecurityRules } from '@restitui/domain/tenancy/security-settings/security-rules.ts';
import type pg from 'pg';
import { demoWhatsAppWaiver } from './db/demo/tenants.data.ts';
import { withoutTenant, withTenant } from './db/tenant-scope.ts';
import { createSandboxCharges } from './features/billing/boletos/sandbox-charges.service.ts';
import { insertIntoOutbox } from './features/operations/messages/messages.repository.ts';
import { sharedServiceRecords } from './features/operations/services/shared-service-records.service.ts';
import { anchorFile, anchorPath, twofoldAnchors } from './platform/anchors.ts';
import { brandPictureFiles } from './platform/brand-picture-files.ts';
import {
  boletoNoticeLimit,
  callLimiter,
  providerSignInLimit,
  publicCheckLimit,
  recordedRefusalLimit,
} from './platform/call-limiter.ts';
import { steadyClock, systemClock } from './platform/clock.ts';
import type { DiskSpace } from './platform/disk-space.ts';
import type { FileStore } from './platform/encrypted-files.ts';
import { evidenceKeys } from './platform/evidence-keys.ts';
import type { FileStorage } from './platform/file-storage.ts';
import { createInstallationChecks } from './platform/installation-checks.ts';
import type { Jobs } from './platform/jobs.ts';
import { openBankBoletos } from './platform/open-bank-boletos.ts';
import { openBankList } from './platform/open-banks.ts';
import { openCepLookup } from './platform/open-cep.ts';
import { openCnpjLookup } from './platform/open-cnpj.ts';
import { openGeoLookup } from './platform/open-geo.ts';
import { openIdentityProviders } from './platform/open-identity-providers.ts';
import { connectedChannels, openMessages } from './platform/open-messages.ts';
import { openSelicSource } from './platform/open-selic.ts';
import { pdfSeals } from './platform/pdf-seals.ts';
import type { Platform } from './platform/platform.ts';
import { servicesOf } from './platform/reach-services.ts';
import { sealedTexts } from './platform/sealed-texts.ts';
import type { Settings } from './platform/settings.ts';
import { signedLinks } from './platform/signed-links.ts';
import { siteAddressOf } from './platform/site-address.ts';
import type { WorkThread } from './platform/work-thread.ts';

interface Opened {
  settings: Settings;
  secretKey: string;
  pool: pg.Pool;
  sidePool: pg.Pool;
  jobs: Jobs;
  disk: DiskSpace;
  files: FileStorage;
  encryptedFiles: FileStore;
  pdfWorker: WorkThread;
  textWorker: WorkThread;
  documentWorker: WorkThread;
  sealWorker: WorkThread;
  demonstration: boolean;
  /** Folder of the built web app. */
  site: string;
  version: string;
  /** The port that the server listens on, once it is known. */
  port: () => number;
}

const demonstrationPhone = '0800 000 0000';

/** Opens the external services named in the settings; where none is named, the built-in substitute. */
export function openPlatform(opened: Opened): Platform {
  const { settings, version, secretKey, pool, sidePool, jobs, disk, files, encryptedFiles, demonstration, site, port } =
    opened;
  const { pdfWorker, sealWorker, textWorker, documentWorker } = opened;
  const { publicUrl } = settings;
  const sandbox = createSandboxCharges((tenant, work) => withTenant(pool, { tenant }, work));
  // A lookup may be asked within a transaction, which then waits for no connection of its own pool.
  const records = sharedServiceRecords((work) => withoutTenant(sidePool, work));
  const outside = { clock: systemClock, records };
  return {
    clock: systemClock,
    cnpj: openCnpjLookup(settings.cnpjUrls, outside),
    cep: openCepLookup(settings.cepUrls, outside),
    geo: openGeoLookup(settings.geoUrls, outside),
    selic: openSelicSource(settings.selicUrl, outside),
    boletos: openBankBoletos(settings.interUrl, sandbox, settings.interUrl ? steadyClock : systemClock),
    banks: openBankList(settings.banksUrl, outside),
    disk,
    files,
    encryptedFiles,
    links: signedLinks(secretKey, systemClock),
    sealedTexts: sealedTexts(secretKey),
    evidenceKeys: evidenceKeys(secretKey),
    pdfSeals: pdfSeals(settings.tsaUrls, sealWorker),
    pdfWorker,
    textWorker,
    documentWorker,
    anchors: twofoldAnchors(anchorFile(anchorPath(settings.dataDir)), files),
    publicChecks: callLimiter(pool, publicCheckLimit),
    boletoNotices: callLimiter(pool, boletoNoticeLimit),
    providerSignIns: callLimiter(pool, providerSignInLimit),
    recordedRefusals: callLimiter(pool, recordedRefusalLimit),
    identityProviders: openIdentityProviders(settings.oidcIssuers, systemClock),
    jobs,
    supportPhone: settings.supportPhone ?? (demonstration ? demonstrationPhone : null),
    observationsUrl: settings.observationsUrl ?? null,
    messages: openMessages(settings, (message) =>
      withoutTenant(pool, (db) => insertIntoOutbox(db, message, systemClock.now())),
    ),
    connectedChannels: demonstration ? messageChannel.options : connectedChannels(settings),
    siteAddress: siteAddressOf({ publicUrl, demonstration, port }),
    installation: createInstallationChecks({ version, services: servicesOf(settings), files, clock: steadyClock }),
    demonstration,
    securityDefaults: defaultSecurityRules({ demonstration }),
    activityLogYears: settings.activityLogYears,
    backups: settings.backups ?? null,
    brandPicture: brandPictureFiles(files, site),
    whatsAppWaiver: settings.whatsappWaiver ?? (demonstration ? demoWhatsAppWaiver : []),
  };
}
