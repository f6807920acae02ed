import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { focusOnClose, focusOnOpen } from './dialog-focus.ts';
import { IconButton } from './icon-button.tsx';
import { TabWithin, tabFromDialog } from './tab-within.tsx';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons next to the close button. */
  actions?: ReactNode;
  footer?: ReactNode;
  side?: 'right' | 'left';
  size?: 'sm' | 'md' | 'lg';
  children: ReactNode;
}

const widths = { sm: 'sm:max-w-sm', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl' };
const body = 'min-h-0 flex-1 overflow-y-auto px-4 py-4 [--topbar:-1rem] sm:px-6 print:overflow-visible print:px-0';
const sides = { right: 'right-0 animate-slide sm:border-l', left: 'left-0 animate-slide-start sm:border-r' };

export function Drawer({
  open,
  onOpenChange,
  title,
  description,
  actions,
  footer,
  side = 'right',
  size = 'md',
  children,
}: DrawerProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-veil print:hidden" />
        <Radix.Content
          onOpenAutoFocus={focusOnOpen}
          onCloseAutoFocus={focusOnClose}
          onKeyDown={tabFromDialog}
          data-panel=""
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'fixed top-0 bottom-(--offline) z-40 flex w-full flex-col bg-surface focus:outline-none print:static print:block print:max-w-none print:border-0',
            sides[side],
            widths[size],
          )}
        >
          <TabWithin>
            {/* On a phone the description has the whole width: beside the buttons a sentence takes five lines. */}
            <header className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b px-4 py-2 sm:px-6 print:px-0">
              <Radix.Title className="font-semibold text-lead">{title}</Radix.Title>
              <div className={cn('flex items-center gap-3', description && 'sm:row-span-2')}>
                {actions}
                <Radix.Close asChild>
                  <IconButton icon={X} label="Fechar" className="-mr-2" />
                </Radix.Close>
              </div>
              {description && (
                <Radix.Description className="col-span-2 text-caption text-muted sm:col-span-1 sm:col-start-1 sm:row-start-2">
                  {description}
                </Radix.Description>
              )}
            </header>
            {/* What sticks here keeps off the edge by the padding: the heads of tables take it back. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
            <div className={body} tabIndex={0}>
              {children}
            </div>
            {footer && (
              <footer className="flex flex-wrap justify-end gap-2 border-t px-4 py-3 sm:px-6 print:hidden">
                {footer}
              </footer>
            )}
          </TabWithin>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
