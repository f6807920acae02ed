import { ApiError, errorText } from '../../../../lib/api-error.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { templateMessages } from '../templates.messages.ts';

/** Lists the problems of a document, and what was stored despite them. */
export function CreationFailure({ error, isCreated }: { error: Error; isCreated: boolean }) {
  const issues = error instanceof ApiError ? error.issues : [];
  return (
    <Notice tone="danger" title={templateMessages.creationFailed}>
      <p>{errorText(error)}</p>
      {issues.length > 0 && (
        <ul className="mt-2 max-h-60 list-disc space-y-1 overflow-y-auto break-words pl-5">
          {issues.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {isCreated && <p className="mt-2">O cadastro foi guardado: corrija o documento e finalize de novo.</p>}
    </Notice>
  );
}
