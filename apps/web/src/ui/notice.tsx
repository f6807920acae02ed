import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { stepAfter } from '../lib/next-steps.ts';
import { ErrorCode } from './error-code.tsx';
import { unbroken } from './unbroken.ts';

type NoticeTone = 'info' | 'positive' | 'warning' | 'danger';

const looks = {
  info: { icon: Info, className: 'bg-info-soft text-info' },
  positive: { icon: CircleCheck, className: 'bg-positive-soft text-positive' },
  warning: { icon: TriangleAlert, className: 'bg-warning-soft text-warning' },
  danger: { icon: CircleAlert, className: 'bg-danger-soft text-danger' },
};

interface NoticeProps {
  tone: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** The error that the notice reports: what to do after it is shown, and its code when the server failed. */
  error?: unknown;
  className?: string;
}

/** A persistent message next to the content that it is about. */
export function Notice({ tone, title, children, action, error, className }: NoticeProps) {
  const { icon: Icon, className: look } = looks[tone];
  const step = stepAfter(error);
  return (
    <div
      data-notice=""
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn('flex items-start gap-3 rounded-md px-4 py-3 text-body max-sm:flex-wrap', look, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 basis-48">
        {title && <p className="font-semibold">{unbroken(title)}</p>}
        {typeof children === 'string' ? <p>{unbroken(children)}</p> : children}
        {step && <p>{unbroken(step)}</p>}
        <ErrorCode error={error} />
      </div>
      {/* As high as the first line of the text, in whose middle the button is: the text is where it is without one. */}
      {action && <div className="flex flex-wrap items-center gap-2 sm:h-5 sm:shrink-0 sm:flex-nowrap">{action}</div>}
    </div>
  );
}
