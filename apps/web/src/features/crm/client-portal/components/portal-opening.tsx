import { formatDay } from '@restitui/brazil/day.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { type PortalHeadline, portalHeadline } from '@restitui/domain/crm/client-portal/portal-headline.ts';
import { type WorkStage, workOutlook } from '@restitui/domain/crm/client-portal/work-outlook.ts';
import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';
import { unbroken } from '../../../../ui/unbroken.ts';
import { portalMessages } from '../client-portal.messages.ts';
import { timelineQuery } from '../client-portal.queries.ts';
import { StepAction } from './step-action.tsx';

interface PortalOpeningProps {
  id_client: string;
  firstName: string;
}

/** Renders the first answers for an owner: how much comes back, what to do now, and what happens next. */
export function PortalOpening({ id_client, firstName }: PortalOpeningProps) {
  const { data } = useQuery(timelineQuery(id_client));
  if (!data) return null;
  const outlook = workOutlook(data);
  const { todo, isIdle, stages } = outlook;
  const headline = portalHeadline(outlook);
  return (
    <>
      {headline && <Headline {...headline} firstName={firstName} />}
      {todo && (
        <section aria-label="O que espera por você" className="rounded-md border bg-surface p-4">
          <h2 className="font-semibold text-lead">{todo.title}</h2>
          <p className="mt-0.5 break-words text-body text-muted">{unbroken(todo.text)}</p>
          <StepAction id_client={id_client} event={todo} variant="primary" className="mt-4 w-full" />
        </section>
      )}
      <section aria-labelledby="o-que-acontece">
        <h2 id="o-que-acontece" className="font-semibold text-lead">
          O que acontece e quando
        </h2>
        {isIdle && <p className="text-body text-muted">{portalMessages.nothingWaits}</p>}
        <ol className="mt-3 flex flex-col gap-3">
          {stages.map((stage) => (
            <StageLine key={stage.title} stage={stage} />
          ))}
        </ol>
      </section>
    </>
  );
}

function Headline({ amount, line, text, firstName }: PortalHeadline & { firstName: string }) {
  return (
    <div>
      <p className="font-semibold tracking-tight">
        <span className="figures block text-[2.125rem] leading-10 sm:text-[2.75rem] sm:leading-[3.25rem]">
          {formatBRL(amount)}
        </span>
        <span className="block text-title">
          {line}, {firstName}
        </span>
      </p>
      <p className="mt-1 text-body text-muted">{unbroken(text)}</p>
    </div>
  );
}

const looks = {
  done: { icon: CircleCheck, className: 'text-positive', label: 'Feito' },
  current: { icon: CircleDot, className: 'text-brand-text', label: 'Agora' },
  later: { icon: Circle, className: 'text-muted', label: 'Depois' },
};

function StageLine({ stage: { title, state, date, text } }: { stage: WorkStage }) {
  const { icon: Icon, className, label } = looks[state];
  return (
    <li aria-current={state === 'current' ? 'step' : undefined} className="flex gap-3">
      <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', className)} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p
            className={cn(
              'text-body',
              state === 'later' ? 'text-muted' : 'text-ink',
              state === 'current' && 'font-semibold',
            )}
          >
            <span className="sr-only">{label}: </span>
            {unbroken(title)}
          </p>
          {date && (
            <time dateTime={date} className="figures text-caption text-muted">
              {formatDay(date)}
            </time>
          )}
        </div>
        {text && <p className="text-body text-muted">{unbroken(text)}</p>}
      </div>
    </li>
  );
}
