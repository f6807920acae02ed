import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText, isFinalRefusal } from '../lib/api-error.ts';
import { cn } from '../lib/cn.ts';
import { stepAfter } from '../lib/next-steps.ts';
import { Button } from './button.tsx';
import { ErrorCode } from './error-code.tsx';
import { unbroken } from './unbroken.ts';

interface ErrorStateProps {
  /** Names the failed action: 'Não foi possível carregar os clientes.' */
  title: ReactNode;
  /**
   * The error whose message is shown, unless the title contains it, what to do after it, and the code of a failure of the
   * server. A refusal that a retry would repeat offers none.
   */
  error?: unknown;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
  className?: string;
}

export function ErrorState({
  title,
  error,
  onRetry,
  retryLabel = 'Tentar novamente',
  retrying = false,
  className,
}: ErrorStateProps) {
  const text = error === undefined ? '' : errorText(error);
  const isShown = text !== '' && !(typeof title === 'string' && title.includes(text));
  const step = stepAfter(error);
  return (
    <div role="alert" className={cn('flex flex-col items-center px-6 py-12 text-center', className)}>
      <span className="mb-4 grid size-10 place-items-center rounded-md bg-danger-soft text-danger">
        <CloudAlert aria-hidden className="size-5" strokeWidth={1.5} />
      </span>
      <p className="font-semibold text-lead">{unbroken(title)}</p>
      {isShown && <p className="mt-1 max-w-prose text-body text-muted">{unbroken(text)}</p>}
      {step && <p className="mt-1 max-w-prose text-body text-muted">{unbroken(step)}</p>}
      <ErrorCode error={error} />
      {onRetry && !isFinalRefusal(error) && (
        <Button className="mt-5" onClick={onRetry} loading={retrying}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
