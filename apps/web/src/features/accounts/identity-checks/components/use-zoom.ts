import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { moveBy, pinch, startView, viewAfterKey, wheelFactor, zoomAt } from '../zoom.ts';

interface Point {
  x: number;
  y: number;
}

/** Zooms and moves an image in its pane by pointer, wheel and keys. */
export function useZoom() {
  const pane = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const [view, setView] = useState(startView);
  const [dragging, setDragging] = useState(false);

  // React attaches wheel listeners as passive, so preventDefault could not stop the page from scrolling.
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    function turn(event: WheelEvent) {
      event.preventDefault();
      const point = fromMiddle(element as HTMLElement, event);
      setView((now) => zoomAt(now, wheelFactor(event.deltaY), point));
    }
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, []);

  function down(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, fromMiddle(event.currentTarget, event));
    setDragging(true);
  }

  function move(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const after = fromMiddle(event.currentTarget, event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, after);
    setView((now) =>
      other
        ? pinch(now, [before, other], [after, other])
        : moveBy(now, { x: after.x - before.x, y: after.y - before.y }),
    );
  }

  function up(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId);
    setDragging(fingers.current.size > 0);
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const next = viewAfterKey(view, event.key);
    if (!next) return;
    event.preventDefault();
    setView(next);
  }

  const handlers = { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up, onKeyDown: press };
  return { pane, view, setView, handlers, dragging };
}

function fromMiddle(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
