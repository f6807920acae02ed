import { Tooltip as Radix, Slot } from 'radix-ui';
import { type FocusEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { TooltipOverlay, type TooltipPlace, type TooltipSide, type TriggerLink } from './tooltip-overlay.tsx';
import { landmarkOf } from './use-landmark.ts';

interface TooltipProps {
  text: ReactNode;
  side?: TooltipSide;
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

/**
 * Shows a text beside its child while the child is pointed at or has the focus of the keyboard. The parts of the library are
 * rendered the first time that this happens: a list has two tooltips in each row.
 */
export function Tooltip({ text, side = 'top', disabled = false, children }: TooltipProps) {
  const [place, setPlace] = useState<TooltipPlace>();
  const [describedBy, setDescribedBy] = useState<string>();
  const link = useRef<TriggerLink>({});

  function begin(event: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) {
    const element = event.currentTarget;
    link.current.awaited = event;
    if (place?.element !== element) setPlace({ element, landmark: landmarkOf(element) });
  }

  /** Returns the handlers of the library, after what began before they were there has ended. */
  function end() {
    link.current.awaited = undefined;
    return link.current.handlers;
  }

  return (
    <>
      <Slot.Root
        aria-describedby={describedBy}
        onPointerEnter={() => {
          link.current.isPressed = false;
        }}
        // Not on enter: an element that moves below a resting pointer shows nothing.
        onPointerMove={(event) => {
          if (link.current.isPressed) return;
          if (link.current.handlers && place?.element === event.currentTarget)
            link.current.handlers.onPointerMove(event);
          else if (event.pointerType !== 'touch') begin(event);
        }}
        onPointerLeave={(event) => {
          link.current.isPressed = false;
          end()?.onPointerLeave(event);
        }}
        onPointerDown={(event) => {
          link.current.isPressed = true;
          end()?.onPointerDown(event);
        }}
        onClick={(event) => end()?.onClick(event)}
        onBlur={(event) => end()?.onBlur(event)}
        onFocus={(event) => {
          // Focus that was set by code, such as when a dialog returns it, shows nothing.
          if (!event.currentTarget.matches(':focus-visible')) return;
          if (link.current.handlers) link.current.handlers.onFocus(event);
          else begin(event);
        }}
      >
        {children}
      </Slot.Root>
      {place && !disabled && (
        <TooltipOverlay text={text} side={side} place={place} link={link} onDescribe={setDescribedBy} />
      )}
    </>
  );
}
