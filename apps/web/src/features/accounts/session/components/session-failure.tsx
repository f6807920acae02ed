import { ApiError } from '../../../../lib/api-error.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { signInError } from '../sign-in-error.ts';

interface SessionFailureProps {
  error: Error | null;
  /** The form shows the server's issues at its fields, so that the notice would repeat them. */
  atFields?: boolean;
}

/** Reports the failed call of a form for accounts. */
export function SessionFailure({ error, atFields = false }: SessionFailureProps) {
  if (!error || (atFields && error instanceof ApiError && error.issues.length > 0)) return null;
  return (
    <Notice tone="danger" error={error}>
      {signInError(error)}
    </Notice>
  );
}
