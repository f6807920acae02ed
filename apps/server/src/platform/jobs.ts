import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../db/tenant-scope.ts';

/** Work that outlives the request which asks for it. */
export interface Jobs {
  /** Enqueued in the same transaction as the row that it is about: both are there, or neither. */
  enqueue: (db: Db, queue: JobQueue, data: JobData) => Promise<void>;
}

export type JobQueue =
  | 'contract-reminders'
  | 'simples-analysis'
  | 'simples-effect'
  | 'note-authenticity'
  | 'simples-dossier'
  | 'send-message'
  | 'password-request'
  | 'alert-sweep'
  | 'portfolio-import'
  | 'seal-agreement'
  | 'anchor-evidence'
  | 'boleto-check'
  | 'boleto-poll'
  | 'erase-person'
  | 'privacy-sweep';

/** A job names its tenant and runs in it. */
export interface JobData {
  id_tenant: TenantId;
  id: string;
  /** Nobody is told what came of it. */
  quiet?: true;
}
