import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Movement since the last call. */
    movedParts?: string[];
  }
}

/** Longest animation or transition that counts as none, in milliseconds. */
const shortest = 10;

/**
 * Begins to record what moves on the page, from its next document on. Events are recorded, because an animation that ends
 * before a look at `document.getAnimations()` would be missed. The end is recorded too: the events of an animation that
 * begins and ends between two frames arrive together, when it is no longer listed. Returns a function that gives what
 * moved since the last call.
 */
export async function recordMovement(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((limit) => {
    const moved: string[] = [];
    window.movedParts = moved;
    const note = (name: unknown, lasts: number, part: Element | null) => {
      if (lasts > limit) moved.push(`${name} of ${lasts} ms: ${part?.outerHTML.replace(/>.*/s, '>').slice(0, 160)}`);
    };
    const record = (animation: Animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect)) return;
      const name = 'animationName' in animation ? animation.animationName : 'transition';
      note(name, Number(effect.getComputedTiming().endTime), effect.target);
    };
    const recordAll = () => document.getAnimations().forEach(record);
    for (const event of ['animationstart', 'transitionrun']) document.addEventListener(event, recordAll, true);
    const recordEnd = (event: AnimationEvent | TransitionEvent) => {
      const name = 'animationName' in event ? event.animationName : 'transition';
      if (event.target instanceof Element) note(name, Math.round(event.elapsedTime * 1000), event.target);
    };
    for (const event of ['animationend', 'transitionend'] as const) document.addEventListener(event, recordEnd, true);
    const { animate } = Element.prototype;
    Element.prototype.animate = function recorded(...parts) {
      const animation = animate.apply(this, parts);
      record(animation);
      return animation;
    };
  }, shortest);
  return () =>
    page.evaluate(() => {
      if (!window.movedParts) throw new Error('The page was loaded before the recording began.');
      return [...new Set(window.movedParts.splice(0))];
    });
}
