import type { ComponentProps } from 'react';
import { useMediaQuery } from '../../../../lib/media-query.ts';
import { Drawer } from '../../../../ui/drawer.tsx';
import { StepButtons } from '../../../../ui/step-buttons.tsx';
import { SnoozeMenu } from './snooze-menu.tsx';
import { WorkAction } from './work-action.tsx';
import { WorkDetail } from './work-detail.tsx';
import { ReminderButton } from './work-reminder.tsx';

type WorkPanelProps = ComponentProps<typeof WorkDetail> &
  ComponentProps<typeof SnoozeMenu> & {
    onResolve: () => void;
    onRemind: () => void;
    /** Position among all rows, from 1. */
    position: number;
    total: number;
    onStep: (by: 1 | -1) => void;
    /** Whether the row was opened on a narrow screen. */
    isOpened: boolean;
    onClose: () => void;
  };

/** The detail of the selected row: beside the queue, or over it where there is no room. */
export function WorkPanel(props: WorkPanelProps) {
  const { row, position, total, onStep, isOpened, onClose, onResolve, onRemind } = props;
  const isWide = useMediaQuery('(min-width: 1024px)');
  const head = `${position} de ${total}`;
  const steps = <StepButtons position={position} total={total} onStep={onStep} />;
  const footer = (
    <>
      <WorkAction row={row} primary onResolve={onResolve} className="h-11 flex-1 lg:h-9" />
      <ReminderButton row={row} onRemind={onRemind} narrow={!isWide} className="h-11 lg:h-9" />
      <SnoozeMenu {...props} open={props.open} />
    </>
  );
  if (!isWide) {
    return (
      <Drawer open={isOpened} onOpenChange={onClose} title={head} actions={steps} footer={footer}>
        <WorkDetail {...props} />
      </Drawer>
    );
  }
  return (
    <section
      aria-label="Detalhe"
      className="sticky top-4 flex max-h-[calc(100dvh-2rem)] flex-col rounded-md border bg-surface"
    >
      <div className="flex items-center gap-2 border-b px-5 py-2">
        <p className="flex-1 text-body text-muted">{head}</p>
        {steps}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto p-5 focus-visible:-outline-offset-2">
        <WorkDetail {...props} />
      </div>
      <div className="flex gap-2 border-t p-4">{footer}</div>
    </section>
  );
}
