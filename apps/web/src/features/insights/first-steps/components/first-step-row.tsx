import type { FirstStep, FirstStepState } from '@restitui/domain/insights/first-steps/first-step.ts';
import { firstStepMinutes } from '@restitui/domain/insights/first-steps/first-step.ts';
import type { FirstStepFacts } from '@restitui/domain/insights/first-steps/first-steps.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Circle, CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';
import { Button } from '../../../../ui/button.tsx';
import { firstStepDetail, firstStepTitles } from '../first-step-texts.ts';
import { postponeSteps } from '../first-steps.queries.ts';
import { ChannelTests } from './channel-tests.tsx';
import { DoneStepLink, StepActions } from './step-actions.tsx';

interface FirstStepRowProps {
  step: FirstStep;
  state: FirstStepState;
  isNext: boolean;
  isPrimary: boolean;
  facts: FirstStepFacts;
  tenant: string;
}

const stateWords: Record<FirstStepState, string> = { feito: 'Feito', adiado: 'Para depois', aberto: 'A fazer' };

function StateIcon({ state, isNext }: Pick<FirstStepRowProps, 'state' | 'isNext'>) {
  const Icon = { feito: CircleCheck, adiado: CircleDashed, aberto: isNext ? CircleDot : Circle }[state];
  const colour = state === 'feito' ? 'text-positive' : isNext ? 'text-brand-text' : 'text-muted';
  return <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', colour)} strokeWidth={1.75} />;
}

export function FirstStepRow({ step, state, isNext, isPrimary, facts, tenant }: FirstStepRowProps) {
  const postpone = useMutation(postponeSteps(tenant));
  const title = firstStepTitles[step];
  const change = (adiado: boolean) => postpone.mutate({ passos: [step], adiado });
  return (
    <li className={cn('flex gap-3 px-4 py-3', state !== 'aberto' && 'items-center')}>
      <StateIcon state={state} isNext={isNext} />
      <div
        className={cn(
          'flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-2',
          state === 'aberto' ? 'items-start' : 'items-center',
        )}
      >
        <div className={cn('flex-1', state === 'aberto' ? 'min-w-52' : 'min-w-36')}>
          <p className={cn('text-body', state === 'aberto' ? 'font-medium' : 'text-muted', isNext && 'text-lead')}>
            <span className="sr-only">{stateWords[state]}: </span>
            {title}
          </p>
          {state === 'aberto' && <p className="text-caption text-muted">{firstStepDetail(step, facts)}</p>}
          {state === 'adiado' && <p className="text-caption text-muted">Deixado para depois</p>}
        </div>
        {isNext && <p className="figures pt-1 text-caption text-muted">{firstStepMinutes[step]} min</p>}
        {step === 'canais' && state === 'aberto' && <ChannelTests tenant={tenant} channels={facts.canais} />}
        <div className={cn('flex flex-wrap items-center gap-2', isNext && 'basis-full')}>
          {state === 'feito' && <DoneStepLink step={step} tenant={tenant} />}
          {state === 'aberto' && <StepActions step={step} tenant={tenant} facts={facts} isPrimary={isPrimary} />}
          {state === 'aberto' && isNext && (
            <Button size="sm" variant="ghost" loading={postpone.isPending} onClick={() => change(true)}>
              Deixar para depois
            </Button>
          )}
          {state === 'adiado' && (
            <Button
              size="sm"
              variant="ghost"
              loading={postpone.isPending}
              aria-label={`Retomar: ${title}`}
              onClick={() => change(false)}
            >
              Retomar
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
