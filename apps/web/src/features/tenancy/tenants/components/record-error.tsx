import type { ReactNode } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { useAuth } from '../../../../lib/session-store.ts';
import { useLater } from '../../../../lib/use-later.ts';

const loadRecordElsewhere = async () => (await import('./record-elsewhere.tsx')).RecordElsewhere;

interface RecordErrorProps {
  error: unknown;
  /** The record with its article, such as 'Este contrato'. */
  what: string;
  /** The error as others see it. */
  children: ReactNode;
}

/** The error of one record. Provider staff who looked in a company without it are asked for the right one. */
export function RecordError({ error, what, children }: RecordErrorProps) {
  const isStaffOfAll = useAuth()?.user.typeUser === 'ADMIN';
  const isElsewhere = isStaffOfAll && error instanceof ApiError && error.status === 404;
  const RecordElsewhere = useLater(loadRecordElsewhere, isElsewhere);
  if (!isElsewhere) return children;
  return RecordElsewhere ? <RecordElsewhere what={what} /> : null;
}
