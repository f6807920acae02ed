import { ApiError, errorText } from '../../../../lib/api-error.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { templateMessages } from '../templates.messages.ts';

/** Lists the problems of a document. Nothing of it was stored. */
export function CreationFailure({ error, isReplacement }: { error: Error; isReplacement: boolean }) {
  const issues = error instanceof ApiError ? error.issues : [];
  return (
    <Notice
      tone="danger"
      error={error}
      title={isReplacement ? templateMessages.replaceFailed : templateMessages.creationFailed}
    >
      <p>{errorText(error)}</p>
      {issues.length > 0 && (
        <ul className="mt-2 max-h-60 list-disc space-y-1 overflow-y-auto break-words pl-5">
          {issues.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
