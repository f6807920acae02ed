import type { Page } from '@restitui/domain/wire/endpoint.ts';
import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ExportButton } from '../../../../ui/export-button.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';

interface ControlCardProps extends Pick<ComponentProps<typeof Card>, 'title' | 'description' | 'aria-label'> {
  page: Page | undefined;
  /** Whether a search or filter limits the rows. */
  isNarrowed: boolean;
  /** Absent for users who may not export. */
  exporting: Pick<ComponentProps<typeof ExportButton>, 'label' | 'save'> | undefined;
  /** Absent for read-only users. */
  adding: AddButtonProps | undefined;
  /** Search, filters and totals; hidden while the control has no rows at all. */
  toolbar: ReactNode;
  noun: readonly [one: string, many: string];
  onPageChange: (page: number) => void;
  children: ReactNode;
}

/** Renders the frame of a credit control: its buttons, the toolbar and the pages of its rows. */
export function ControlCard(props: ControlCardProps) {
  const { page, isNarrowed, exporting, adding, toolbar, noun, onPageChange, children, ...card } = props;
  const isBlank = page?.total === 0 && !isNarrowed;
  return (
    <Card
      flush
      {...card}
      actions={
        <div className="flex flex-wrap gap-2">
          {page && exporting && <ExportButton {...exporting} empty={page.total === 0} />}
          {!isBlank && adding && <AddButton {...adding} />}
        </div>
      }
    >
      {!isBlank && toolbar}
      {children}
      {page && page.total > page.size && (
        <div className="border-t">
          <Pagination page={page} noun={noun} onPageChange={onPageChange} />
        </div>
      )}
    </Card>
  );
}

interface AddButtonProps {
  label: string;
  onAdd: () => void;
  variant?: 'primary' | 'secondary';
}

export function AddButton({ label, onAdd, variant = 'secondary' }: AddButtonProps) {
  return (
    <Button variant={variant} onClick={onAdd}>
      <Plus aria-hidden />
      {label}
    </Button>
  );
}
