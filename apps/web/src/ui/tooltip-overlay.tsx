import { Tooltip as Radix } from 'radix-ui';
import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefCallback,
  type RefObject,
  useEffect,
  useLayoutEffect,
} from 'react';

export type TooltipSide = ComponentProps<typeof Radix.Content>['side'];

/** The described element, and the landmark that the tooltip is rendered into. */
export interface TooltipPlace {
  element: HTMLElement;
  landmark: HTMLElement | null;
}

interface TriggerHandlers {
  onPointerMove(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onPointerDown(event: PointerEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
  onClick(event: MouseEvent): void;
}

/** Connects an element with the trigger of the library, which is rendered after it. */
export interface TriggerLink {
  /** Undefined until the library's trigger is rendered. */
  handlers?: TriggerHandlers | undefined;
  /** The event that rendered the library's trigger, which therefore did not receive it. */
  awaited?: PointerEvent | FocusEvent | undefined;
  /** The element was pressed, and shows nothing more until the pointer leaves it. */
  isPressed?: boolean;
}

interface TooltipOverlayProps {
  text: ReactNode;
  side: TooltipSide;
  place: TooltipPlace;
  link: RefObject<TriggerLink>;
  /** Called with the id of the shown text, or undefined. */
  onDescribe: (id: string | undefined) => void;
}

/** The tooltip of an element that is already rendered. */
export function TooltipOverlay({ text, side, place, link, onDescribe }: TooltipOverlayProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>
        <ExistingTrigger element={place.element} link={link} onDescribe={onDescribe} />
      </Radix.Trigger>
      <Radix.Portal container={place.landmark}>
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

interface ExistingTriggerProps extends Partial<TriggerHandlers> {
  element: HTMLElement;
  link: RefObject<TriggerLink>;
  onDescribe: (id: string | undefined) => void;
  ref?: RefCallback<HTMLElement>;
  'aria-describedby'?: string;
}

/** Gives the library an element that it did not render, and the element the handlers of the library. */
function ExistingTrigger({
  element,
  link,
  onDescribe,
  ref,
  'aria-describedby': describedBy,
  ...handlers
}: ExistingTriggerProps) {
  useLayoutEffect(() => {
    ref?.(element);
    return () => void ref?.(null);
  }, [ref, element]);
  useLayoutEffect(() => {
    link.current.handlers = handlers as TriggerHandlers;
  });
  useLayoutEffect(() => onDescribe(describedBy), [onDescribe, describedBy]);
  useLayoutEffect(
    () => () => {
      link.current.handlers = undefined;
      onDescribe(undefined);
    },
    [link, onDescribe],
  );
  useEffect(() => {
    const { awaited, handlers: current } = link.current;
    link.current.awaited = undefined;
    if (awaited?.type === 'focus') current?.onFocus(awaited as FocusEvent);
    else if (awaited) current?.onPointerMove(awaited as PointerEvent);
  }, [link]);
  return null;
}
