import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hideComposedKeys, isComposedText } from './composition.ts';

class Editor extends EventTarget {
  isContentEditable = true;
}

let pressed: string[];

function press(target: EventTarget, key: string, more: object = {}) {
  target.dispatchEvent(Object.assign(new Event('keydown'), { key, isComposing: false, keyCode: 0, ...more }));
}
function listening(target: EventTarget) {
  hideComposedKeys(target);
  target.addEventListener('keydown', (event) => 'key' in event && pressed.push(String(event.key)));
  return target;
}

beforeEach(() => {
  pressed = [];
  vi.stubGlobal('HTMLElement', Editor);
});
afterEach(() => vi.unstubAllGlobals());

describe('the keys of a composition', () => {
  it.each(['Enter', 'Escape', 'j', 'ArrowDown'])('hides %s from what listens after it', (key) => {
    const page = listening(new EventTarget());
    press(page, key, { isComposing: true });
    press(page, key, { keyCode: 229 });
    expect(pressed).toEqual([]);
  });

  it('passes keys on before and after it', () => {
    const page = listening(new EventTarget());
    press(page, 'Enter', { keyCode: 13 });
    expect(pressed).toEqual(['Enter']);
  });

  it('passes them on to a text editor, which follows compositions by itself', () => {
    const editor = listening(new Editor());
    press(editor, 'Enter', { isComposing: true });
    expect(pressed).toEqual(['Enter']);
  });
});

it('takes the text of a program for no composition', () => {
  expect(isComposedText(new Event('input'))).toBe(false);
  expect(isComposedText(Object.assign(new Event('input'), { isComposing: true }))).toBe(true);
});
