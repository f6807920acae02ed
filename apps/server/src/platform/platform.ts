import type { Anchors } from './anchors.ts';
import type { BankBoletos } from './bank-boletos.ts';
import type { BankList } from './banks.ts';
import type { BrandPictures } from './brand-picture-files.ts';
import type { CallLimiter } from './call-limiter.ts';
import type { CepLookup } from './cep.ts';
import type { Clock } from './clock.ts';
import type { CnpjLookup } from './cnpj.ts';
import type { FileStore } from './encrypted-files.ts';
import type { EvidenceKeys } from './evidence-keys.ts';
import type { FileStorage } from './file-storage.ts';
import type { GeoLookup } from './geo.ts';
import type { Jobs } from './jobs.ts';
import type { Messages } from './messages.ts';
import type { PdfSeals } from './pdf-seals.ts';
import type { SealedTexts } from './sealed-texts.ts';
import type { SelicSource } from './selic.ts';
import type { SignedLinks } from './signed-links.ts';
import type { SiteAddress } from './site-address.ts';
import type { WorkThread } from './work-thread.ts';

/** The outside world, as use-cases see it. */
export interface Platform {
  clock: Clock;
  cnpj: CnpjLookup;
  cep: CepLookup;
  geo: GeoLookup;
  selic: SelicSource;
  banks: BankList;
  boletos: BankBoletos;
  files: FileStorage;
  encryptedFiles: FileStore;
  links: SignedLinks;
  jobs: Jobs;
  /** Where people call when nothing works; null where nobody said. */
  supportPhone: string | null;
  /** Another server that browsers send observations to; null for this one. */
  observationsUrl: string | null;
  messages: Messages;
  sealedTexts: SealedTexts;
  evidenceKeys: EvidenceKeys;
  pdfSeals: PdfSeals;
  /** Where papers are made, and ZIPs packed. */
  papers: Pick<WorkThread, 'run'>;
  anchors: Anchors;
  /** Of the page that checks documents. */
  publicChecks: CallLimiter;
  /** Of the banks' notices of boletos. */
  boletoNotices: CallLimiter;
  siteAddress: SiteAddress;
  brandPicture: BrandPictures;
  /** Tenants whose people register clients without the WhatsApp code (I-133). */
  whatsAppWaiver: readonly string[];
}
