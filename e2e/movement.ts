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
 * before a look at `document.getAnimations()` would be missed. Returns a function that gives what moved since the last call.
 */
export async function recordMovement(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((limit) => {
    const moved: string[] = [];
    window.movedParts = moved;
    const record = (animation: Animation) => {
      const { effect } = animation;
      const lasts = Number(effect?.getComputedTiming().endTime);
      if (!(effect instanceof KeyframeEffect) || lasts <= limit) return;
      const name = 'animationName' in animation ? animation.animationName : 'transition';
      moved.push(`${name} of ${lasts} ms: ${effect.target?.outerHTML.replace(/>.*/s, '>').slice(0, 160)}`);
    };
    const recordAll = () => document.getAnimations().forEach(record);
    for (const event of ['animationstart', 'transitionrun']) document.addEventListener(event, recordAll, true);
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
