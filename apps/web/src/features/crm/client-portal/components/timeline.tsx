import { formatDay } from '@restitui/brazil/day.ts';
import type { TimelineEvent, TimelineKind } from '@restitui/domain/crm/client-portal/timeline-event.ts';
import { useQuery } from '@tanstack/react-query';
import {
  BadgeDollarSign,
  ChartNoAxesCombined,
  FileSignature,
  FileText,
  Gavel,
  HandCoins,
  Landmark,
  type LucideIcon,
  MessageSquarePlus,
  Milestone,
  Paperclip,
  PenLine,
  Send,
  Undo2,
} from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { unbroken } from '../../../../ui/unbroken.ts';
import { portalMessages } from '../client-portal.messages.ts';
import { timelineQuery } from '../client-portal.queries.ts';
import { timelineMessages } from '../timeline.messages.ts';
import { StepAction } from './step-action.tsx';

const icons: Record<TimelineKind, LucideIcon> = {
  CONTRATO: FileSignature,
  ALTERACAO: MessageSquarePlus,
  ASSINATURA: PenLine,
  PROCURACAO: Landmark,
  DOCUMENTO: Paperclip,
  ANALISE: ChartNoAxesCombined,
  CREDITO: BadgeDollarSign,
  COMPENSACAO: FileText,
  PEDIDO: Send,
  DESPACHO: Gavel,
  DINHEIRO: HandCoins,
  HONORARIO: Undo2,
  OUTRO: Milestone,
};

interface TimelineProps {
  id_client: string;
  /** Label of steps that wait for the client. */
  waitLabel: string;
  /** Shows the link to a contract that waits for the signature; staff has none. */
  maySign?: boolean;
  /** Enters the missing first day of the power of attorney; only staff has it. */
  onPowerDay?: (() => void) | undefined;
}

/** Timeline of the work for one company, newest first. */
export function Timeline({ id_client, waitLabel, maySign = false, onPowerDay }: TimelineProps) {
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(timelineQuery(id_client));
  if (isPending) return <TimelineSkeleton />;
  if (isError) {
    return (
      <ErrorState title={portalMessages.loadFailed} error={error} onRetry={() => refetch()} retrying={isFetching} />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState icon={Milestone} title={timelineMessages.nothingYet} description={timelineMessages.nothingYetHelp} />
    );
  }
  return (
    <ol aria-label="Andamento" className="relative">
      {data.map((event, i) => (
        <TimelineStep
          key={event.id}
          event={event}
          waitLabel={waitLabel}
          isLast={i === data.length - 1}
          signs={maySign ? id_client : undefined}
          onPowerDay={event.missing === 'DIA_DA_PROCURACAO' ? onPowerDay : undefined}
        />
      ))}
    </ol>
  );
}

interface TimelineStepProps {
  event: TimelineEvent;
  waitLabel: string;
  isLast: boolean;
  /** The client whose owner may sign. */
  signs: string | undefined;
  /** Enters the day that this step misses. */
  onPowerDay: (() => void) | undefined;
}

function TimelineStep({ event, waitLabel, isLast, signs, onPowerDay }: TimelineStepProps) {
  const { kind, date, title, text, waits } = event;
  const Icon = icons[kind];
  return (
    <li className="flex gap-4">
      <div className="flex flex-col items-center">
        <span
          className={cn(
            'grid size-9 shrink-0 place-items-center rounded-full border',
            waits ? 'border-transparent bg-warning-soft text-warning' : 'bg-canvas text-muted',
          )}
        >
          <Icon aria-hidden className="size-4" strokeWidth={1.75} />
        </span>
        {!isLast && <span aria-hidden className="my-1 w-px flex-1 bg-line" />}
      </div>
      <div className={cn('min-w-0 flex-1 pt-1.5', !isLast && 'pb-6')}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-semibold text-body">{title}</p>
          <time dateTime={date} className="figures text-caption text-muted">
            {formatDay(date)}
          </time>
        </div>
        <p className="mt-0.5 break-words text-body text-muted">{unbroken(text)}</p>
        {waits && <p className="mt-1 font-medium text-caption text-warning">{waitLabel}</p>}
        {onPowerDay && (
          <Button size="sm" onClick={onPowerDay} className="mt-2">
            Informar o dia da habilitação
          </Button>
        )}
        {signs && <StepAction id_client={signs} event={event} className="mt-3 w-full" />}
      </div>
    </li>
  );
}

function TimelineSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <LoadingNote />
      {['w-40', 'w-56', 'w-48', 'w-52'].map((width) => (
        <div key={width} className="flex gap-4">
          <Skeleton className="size-9 rounded-full" />
          <div className="flex flex-1 flex-col gap-2 pt-1.5">
            <Skeleton className={width} />
            <Skeleton className="w-full max-w-md" />
          </div>
        </div>
      ))}
    </div>
  );
}
