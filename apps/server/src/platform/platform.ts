import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import type { SecurityRules } from '@restitui/domain/tenancy/security-settings/security-rules.ts';
import type { Anchors } from './anchors.ts';
import type { BackupSchedule } from './backup-schedule.ts';
import type { BankBoletos } from './bank-boletos.ts';
import type { BankList } from './banks.ts';
import type { BrandPictures } from './brand-picture-files.ts';
import type { CallLimiter } from './call-limiter.ts';
import type { CepLookup } from './cep.ts';
import type { Clock } from './clock.ts';
import type { CnpjLookup } from './cnpj.ts';
import type { DiskSpace } from './disk-space.ts';
import type { FileStore } from './encrypted-files.ts';
import type { EvidenceKeys } from './evidence-keys.ts';
import type { FileStorage } from './file-storage.ts';
import type { GeoLookup } from './geo.ts';
import type { IdentityProviders } from './identity-providers.ts';
import type { InstallationChecks } from './installation-checks.ts';
import type { Jobs } from './jobs.ts';
import type { Messages } from './messages.ts';
import type { PdfSeals } from './pdf-seals.ts';
import type { SealedTexts } from './sealed-texts.ts';
import type { SelicSource } from './selic.ts';
import type { SignedLinks } from './signed-links.ts';
import type { SiteAddress } from './site-address.ts';
import type { WorkThread } from './work-thread.ts';

/** The external services and system resources, as use-cases see them. */
export interface Platform {
  clock: Clock;
  cnpj: CnpjLookup;
  cep: CepLookup;
  geo: GeoLookup;
  selic: SelicSource;
  banks: BankList;
  boletos: BankBoletos;
  disk: DiskSpace;
  files: FileStorage;
  encryptedFiles: FileStore;
  links: SignedLinks;
  jobs: Jobs;
  /** Shown on the error page; null where none is configured. */
  supportPhone: string | null;
  /** Another server that browsers send observations to; null for this one. */
  observationsUrl: string | null;
  messages: Messages;
  sealedTexts: SealedTexts;
  evidenceKeys: EvidenceKeys;
  pdfSeals: PdfSeals;
  /** Thread that builds PDFs and packs ZIPs. */
  pdfWorker: Pick<WorkThread, 'run'>;
  /** Thread that cleans and compares HTML and SVG that a person sent. */
  textWorker: Pick<WorkThread, 'run'>;
  /** Thread that reads uploaded templates. */
  documentWorker: Pick<WorkThread, 'run'>;
  anchors: Anchors;
  /** Limits the public document check. */
  publicChecks: CallLimiter;
  /** Limits the banks' notices of boletos. */
  boletoNotices: CallLimiter;
  /** Limits the sign-ins at a provider that an address starts. */
  providerSignIns: CallLimiter;
  /** Limits the refusals without a session that the activity log records. */
  recordedRefusals: CallLimiter;
  identityProviders: IdentityProviders;
  siteAddress: SiteAddress;
  installation: InstallationChecks;
  /** The installation shows invented data. */
  demonstration: boolean;
  /** Rules of a tenant that has set none. */
  securityDefaults: SecurityRules;
  /** Years after which entries of the activity log are removed. */
  activityLogYears: number;
  /** The daily backup; null for none. */
  backups: BackupSchedule | null;
  brandPicture: BrandPictures;
  /** Channels that deliver messages; in the demonstration, those that the outbox shows. */
  connectedChannels: readonly MessageChannel[];
  /** Tenants whose users register clients without the WhatsApp code (I-133). */
  whatsAppWaiver: readonly string[];
}
