import { describeWork, type MonthWork } from '@restitui/domain/simples/analysis/month-work.ts';
import { type ListedKey, useListedKeys } from '../../../../lib/listed-keys.ts';
import { useLetterKeys } from '../../../../lib/use-letter-keys.ts';
import { Button } from '../../../../ui/button.tsx';
import { KeyHint } from '../../../../ui/key-hint.tsx';
import { type MonthPlaces, useMonthAction } from './use-month-action.ts';

const acting: readonly ListedKey[] = [['E', 'fazer o que falta no mês']];

interface MonthWorkFooterProps {
  work: MonthWork;
  today: string;
  places: MonthPlaces;
}

/** Says in the open month what is left in it, with the action that resolves it. */
export function MonthWorkFooter({ work, today, places }: MonthWorkFooterProps) {
  const action = useMonthAction(work, places);
  useLetterKeys({ e: () => action?.run() });
  useListedKeys(action ? acting : [], true);
  return (
    <div className="flex w-full min-w-0 items-center justify-between gap-x-4">
      <p className="min-w-0 text-body text-muted">
        <span className="sr-only">O que falta: </span>
        <span className="inline-block first-letter:uppercase">{describeWork(work, today)}</span>
      </p>
      {action && (
        <Button onClick={action.run} aria-keyshortcuts="e">
          {action.label}
          <KeyHint>E</KeyHint>
        </Button>
      )}
    </div>
  );
}
