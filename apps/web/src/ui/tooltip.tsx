import { Tooltip as Radix } from 'radix-ui';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { useLandmark } from './use-landmark.ts';

interface TooltipProps {
  text: ReactNode;
  side?: ComponentProps<typeof Radix.Content>['side'];
  /** For callers that control when the tooltip may show. */
  disabled?: boolean;
  children: ReactNode;
}

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={350} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  );
}

/** Ignores focus that was set by code, such as when a dialog returns it. */
function keyboardOnly(event: FocusEvent) {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

export function Tooltip({ text, side = 'top', disabled = false, children }: TooltipProps) {
  const [landmark, anchor] = useLandmark();
  return (
    <Radix.Root open={disabled ? false : undefined}>
      <Radix.Trigger asChild ref={anchor} onFocus={keyboardOnly}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={landmark}>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          // Removed after its animation: a dialog takes the focus back when an element leaves it while focus moves.
          className="z-50 max-w-80 animate-appear data-[state=closed]:animate-vanish break-words rounded-sm bg-ink px-2 py-1 font-normal text-canvas text-caption"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
