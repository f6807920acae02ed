import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterHeading, followSteps, isHeadingFirst } from './step-forward.ts';

let go: (type: string, hash?: string) => void;
let paint: () => void;
let rendered: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('document', { hidden: false });
  paint = () => {
    for (const run of frames.splice(0)) run();
    vi.runAllTimers();
  };
  followSteps({
    history: {
      subscribe: (follow) => {
        go = (type, hash = '') => follow({ location: { hash }, action: { type } });
      },
    },
    subscribe: (_, follow) => {
      rendered = follow;
    },
  });
});

describe('a step to the next page', () => {
  it('shows the heading first when a link led to it, also over a redirect', () => {
    go('PUSH');
    expect(isHeadingFirst()).toBe(true);
    go('REPLACE');
    expect(isHeadingFirst()).toBe(true);
  });

  it.each([
    ['Back', 'BACK', ''],
    ['a hash', 'PUSH', '#contato'],
  ])('shows all at once for %s', (_, type, hash) => {
    go('PUSH');
    go(type, hash);
    expect(isHeadingFirst()).toBe(false);
  });

  it('shows all at once in the background, which has no frames', () => {
    vi.stubGlobal('document', { hidden: true });
    go('PUSH');
    expect(isHeadingFirst()).toBe(false);
  });

  it('ends with a page that has nothing for later, such as one whose filters changed', () => {
    go('PUSH');
    rendered();
    expect(isHeadingFirst()).toBe(false);
  });

  it('shows all that waits at once, after the frame of the heading', () => {
    const shown: string[] = [];
    go('PUSH');
    afterHeading(() => shown.push('actions'));
    const takeBack = afterHeading(() => shown.push('left'));
    afterHeading(() => shown.push('list'));
    takeBack();
    rendered();
    expect(isHeadingFirst()).toBe(true);
    expect(shown).toEqual([]);
    paint();
    expect(shown).toEqual(['actions', 'list']);
    expect(isHeadingFirst()).toBe(false);
  });
});
