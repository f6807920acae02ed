import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../db/tenant-scope.ts';

/** Work that runs after the request that enqueued it. */
export interface Jobs {
  /**
   * Enqueues in the caller's transaction, so that job and row are committed together.
   * @param startAfter when the job may run; at once by default
   */
  enqueue: (db: Db, queue: JobQueue, data: JobData, startAfter?: Date) => Promise<void>;
}

export type JobQueue =
  | 'contract-reminders'
  | 'agreement-expiry'
  | 'unfinished-templates'
  | 'simples-analysis'
  | 'simples-effect'
  | 'note-authenticity'
  | 'simples-dossier'
  | 'notes-sheet'
  | 'file-analysis'
  | 'file-analysis-dossier'
  | 'send-message'
  | 'password-request'
  | 'alert-sweep'
  | 'portfolio-import'
  | 'client-export'
  | 'sample-company'
  | 'seal-agreement'
  | 'anchor-evidence'
  | 'chain-activity'
  | 'boleto-check'
  | 'boleto-poll'
  | 'erase-person'
  | 'privacy-sweep'
  | 'file-sweep'
  | 'backup';

/** A job runs in the tenant that it names. */
export interface JobData {
  id_tenant: TenantId;
  id: string;
  /** Suppresses notifications of the outcome. */
  quiet?: true;
}
