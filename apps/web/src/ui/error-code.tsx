import { errorCodeOf } from '../lib/api-error.ts';
import { CopyButton } from './copy-button.tsx';

/** Code of a failure of the server, which users quote to support; nothing for every other error. */
export function ErrorCode({ error }: { error: unknown }) {
  const code = errorCodeOf(error);
  return code && <ErrorCodeText code={code} />;
}

export function ErrorCodeText({ code }: { code: string }) {
  return (
    <p className="mt-1 inline-flex max-w-full items-center gap-1 text-caption">
      <span className="[overflow-wrap:anywhere]">
        Código do erro: <span className="figures">{code}</span>
      </span>
      <CopyButton compact text={code} label="Copiar código do erro" />
    </p>
  );
}
