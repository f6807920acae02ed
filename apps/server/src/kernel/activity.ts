import type {
  ActivityActor,
  ActivityKind,
  ActivityOutcome,
} from '@restitui/domain/operations/activity-log/activity-kind.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../db/tenant-scope.ts';

/** An entry of the activity log: names of fields and ids of records, never values. */
export interface NewActivity {
  kind: ActivityKind;
  /** Method and path, with `:name` for each parameter. */
  call: string;
  actor: ActivityActor;
  id_actor: string | null;
  outcome: ActivityOutcome;
  status: number;
  code: string | null;
  records: string[];
  fields: string[];
}

/** How a caller without a session is assigned to a tenant: by the account that it names, else by the host. */
export interface VisitorClue {
  host: string;
  email?: string | undefined;
}

export interface ActivityRecorder {
  /** Records in the caller's transaction: the entry exists if the change does. */
  record: (db: Db, tenant: TenantId, activity: NewActivity) => Promise<void>;
  /** Records in a transaction of its own. */
  recordApart: (tenant: TenantId, activity: NewActivity) => Promise<void>;
  /** Records a call without a session. */
  recordVisitor: (clue: VisitorClue, activity: NewActivity) => Promise<void>;
}
