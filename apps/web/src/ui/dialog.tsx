import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { focusOnClose, focusOnOpen } from './dialog-focus.ts';
import { IconButton } from './icon-button.tsx';
import { TabWithin, tabFromDialog } from './tab-within.tsx';
import { unbroken } from './unbroken.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons; the primary one is last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Fills the screen on phones, in portrait and landscape. */
  fill?: boolean;
  /** False while the dialog must stay, such as during a request: as `guarded`, and without the close button. */
  dismissible?: boolean;
  /** True while closing by accident would lose input: disables outside clicks and Escape. */
  guarded?: boolean;
  children?: ReactNode;
}

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl' };
const filled =
  'max-sm:h-[calc(100dvh-var(--offline))] max-sm:max-h-[calc(100dvh-var(--offline))] max-sm:max-w-none max-sm:rounded-none [@media(max-height:30rem)]:h-[calc(100dvh-var(--offline))] [@media(max-height:30rem)]:max-h-[calc(100dvh-var(--offline))] [@media(max-height:30rem)]:max-w-none [@media(max-height:30rem)]:rounded-none';

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'md',
  fill = false,
  dismissible = true,
  guarded = false,
  children,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  /** Keeps the dialog open while its form saves: closing would neither cancel the call nor keep what was typed. */
  const hold = (event: Event) => {
    const isSaving = content.current?.querySelector('button[type=submit][aria-busy=true]');
    if (!dismissible || guarded || isSaving) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          className={cn(
            'fixed inset-x-0 top-0 bottom-(--offline) z-40 grid animate-appear grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto bg-veil p-4 print:hidden',
            fill && 'max-sm:p-0 [@media(max-height:30rem)]:p-0',
          )}
        >
          <Radix.Content
            ref={content}
            onOpenAutoFocus={focusOnOpen}
            onCloseAutoFocus={focusOnClose}
            onKeyDown={tabFromDialog}
            onInteractOutside={hold}
            onEscapeKeyDown={hold}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={cn(
              'group/dialog flex max-h-[calc(100dvh-2rem-var(--offline))] w-full animate-rise flex-col rounded-md bg-surface shadow-float focus:outline-none',
              widths[size],
              fill && filled,
            )}
          >
            <TabWithin>
              <header className="flex items-start gap-4 px-6 pt-5 pb-2">
                <div className="min-w-0 flex-1">
                  <Radix.Title className="font-semibold text-lead">{title}</Radix.Title>
                  {description && (
                    <Radix.Description className="mt-1 text-body text-muted">{unbroken(description)}</Radix.Description>
                  )}
                </div>
                {dismissible && (
                  <Radix.Close asChild>
                    <IconButton
                      icon={X}
                      label="Fechar"
                      size="sm"
                      className="-mr-2 -mt-1 group-has-[button[type=submit][aria-busy=true]]/dialog:invisible"
                    />
                  </Radix.Close>
                )}
              </header>
              {/* A focused field is scrolled to with its label and error, clear of the buttons of a form, which stick. */}
              {children && (
                <div className="min-h-0 flex-1 overflow-y-auto px-6 py-3 [scroll-padding-block:2rem_6rem]">
                  {children}
                </div>
              )}
              {footer && <footer className="flex flex-wrap justify-end gap-2 px-6 pt-3 pb-5">{footer}</footer>}
            </TabWithin>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
