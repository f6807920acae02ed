import type { ComponentProps } from 'react';
import { useLarge } from '../../../../lib/media-query.ts';
import { Drawer } from '../../../../ui/drawer.tsx';
import { SidePanel } from '../../../../ui/side-panel.tsx';
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
  const isWide = useLarge();
  const head = `${position} de ${total}`;
  const steps = <StepButtons position={position} total={total} onStep={onStep} />;
  const footer = (
    <>
      <WorkAction row={row} variant="primary" onResolve={onResolve} className="h-11 flex-1 lg:h-9" />
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
    <SidePanel head={head} steps={steps} footer={footer}>
      <WorkDetail {...props} />
    </SidePanel>
  );
}
