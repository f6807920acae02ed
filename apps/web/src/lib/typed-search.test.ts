import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardTypedSearches, keepTypedSearches, typedSearch, typingPause } from './typed-search.ts';

let page: EventTarget;
let searched: string[];
let text: string;
let stop: () => void;

function fieldOf(value = '') {
  text = value;
  const field = typedSearch(value, {
    onSearch: (q) => searched.push(q),
    onText: (next) => {
      text = next;
    },
  });
  stop = field.listen(page);
  return field;
}
const pointer = (kind: 'down' | 'up' | 'cancel') => page.dispatchEvent(new Event(`pointer${kind}`));

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  searched = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('the text of a search field', () => {
  it('is searched for once when typing pauses, without spaces around it', () => {
    const field = fieldOf();
    field.type('pa');
    vi.advanceTimersByTime(typingPause - 1);
    field.type('padaria ');
    vi.advanceTimersByTime(typingPause - 1);
    expect(searched).toEqual([]);
    vi.runAllTimers();
    expect([searched, text]).toEqual([['padaria'], 'padaria ']);
  });

  it('is searched for at once when the keyboard leaves the field', () => {
    const field = fieldOf();
    field.type('padaria');
    field.search();
    vi.runAllTimers();
    expect(searched).toEqual(['padaria']);
  });

  it('follows a search that changes elsewhere, and stays when it is its own', () => {
    const field = fieldOf('ana');
    field.follow('');
    expect(text).toBe('');
    field.type('bia ');
    field.search();
    field.follow('bia');
    expect([searched, text]).toEqual([['bia'], 'bia ']);
  });

  it.each(['up', 'cancel'] as const)('waits for a pressed pointer, until pointer%s and the click', (end) => {
    const field = fieldOf();
    field.type('padaria');
    pointer('down');
    field.search();
    vi.advanceTimersByTime(10 * typingPause);
    expect(searched).toEqual([]);
    pointer(end);
    expect(searched).toEqual([]);
    vi.runAllTimers();
    expect(searched).toEqual(['padaria']);
  });

  it('does not wait for the other buttons, whose release a menu takes', () => {
    const field = fieldOf();
    field.type('padaria');
    page.dispatchEvent(Object.assign(new Event('pointerdown'), { button: 2 }));
    field.search();
    expect(searched).toEqual(['padaria']);
  });

  it('waits no more for a pointer whose release was not reported once the user types', () => {
    const field = fieldOf();
    pointer('down');
    field.type('padaria');
    vi.runAllTimers();
    expect(searched).toEqual(['padaria']);
  });

  it('waits for the end of a composition', () => {
    const field = fieldOf();
    field.type('padari', { isComposing: true });
    vi.runAllTimers();
    expect([searched, text]).toEqual([[], 'padari']);
    field.type('padaria');
    vi.runAllTimers();
    expect(searched).toEqual(['padaria']);
  });

  it('stays when the list shows earlier searches only after the latest one is asked for', () => {
    const field = fieldOf();
    for (const typed of ['pad', 'padaria', 'padaria do']) {
      field.type(typed);
      field.search();
    }
    field.type('padaria do zé');
    for (const shown of ['pad', 'padaria do']) field.follow(shown);
    expect(text).toBe('padaria do zé');
    vi.runAllTimers();
    expect(searched).toEqual(['pad', 'padaria', 'padaria do', 'padaria do zé']);
  });

  it('is dropped when the field goes', () => {
    const field = fieldOf();
    field.type('padaria');
    stop();
    vi.runAllTimers();
    discardTypedSearches();
    expect([searched, text]).toEqual([[], 'padaria']);
  });
});

describe('removing the search that the list shows', () => {
  it('keeps a newer text, which is searched for next', () => {
    const field = fieldOf('ana');
    field.type('bia');
    pointer('down');
    field.search();
    pointer('up');
    keepTypedSearches();
    vi.runAllTimers();
    for (const shown of ['', 'bia']) field.follow(shown);
    expect([searched, text]).toEqual([['bia'], 'bia']);
  });

  it('empties a field that holds no newer text', () => {
    const field = fieldOf('ana');
    field.type('ana ');
    keepTypedSearches();
    field.follow('');
    vi.runAllTimers();
    expect([searched, text]).toEqual([[], '']);
  });

  it('asks for nothing when the newer text is empty as well', () => {
    const field = fieldOf('ana');
    field.type('');
    keepTypedSearches();
    field.follow('');
    vi.runAllTimers();
    expect([searched, text]).toEqual([[], '']);
  });
});

describe('removing all filters', () => {
  it('discards a text that was not searched for, and brings it back no more', () => {
    const field = fieldOf();
    field.type('padaria');
    pointer('down');
    field.search();
    pointer('up');
    discardTypedSearches();
    vi.runAllTimers();
    expect([searched, text]).toEqual([[], '']);
  });

  it('discards a search that the list has not rendered yet', () => {
    const field = fieldOf();
    field.type('padaria');
    field.search();
    discardTypedSearches();
    field.follow('');
    expect([searched, text]).toEqual([['padaria'], '']);
  });

  it('goes back to the search of the list, which the change then empties', () => {
    const field = fieldOf('ana');
    field.type('ana maria');
    discardTypedSearches();
    expect(text).toBe('ana');
    field.follow('');
    vi.runAllTimers();
    expect([searched, text]).toEqual([[], '']);
  });
});
