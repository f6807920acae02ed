import { alertList } from '@restitui/domain/insights/alerts/alert-list.ts';
import { describe, expect, it } from 'vitest';
import { shownAlerts } from './alert-filters.ts';

const shown = (search: object, unread: number) => shownAlerts(alertList.read(search), unread);

describe('the alerts page', { tags: ['I-052', 'I-053', 'C-05'] }, () => {
  it('shows what the URL asks for once no alert is unread', () => {
    expect(shown({ aba: 'resolvidos', q: 'padaria', pagina: 2 }, 0)).toEqual({
      tab: 'resolved',
      q: 'padaria',
      page: 2,
    });
    expect(shown({ aba: 'vistos' }, 0)).toEqual({ tab: 'read', q: '', page: 1 });
    expect(shown({}, 0).tab).toBe('unread');
    expect(shown({ aba: 'outra' }, 0).tab).toBe('unread');
  });

  it('shows the unread alerts while there are any', () => {
    expect(shown({ aba: 'resolvidos', q: 'padaria', pagina: 2 }, 1)).toEqual({ tab: 'unread', q: '', page: 1 });
    expect(shown({ q: 'padaria', pagina: 2 }, 1)).toEqual({ tab: 'unread', q: 'padaria', page: 2 });
  });

  it('reads its filters back from the URL', () => {
    const filters = { tab: 'read', q: 'a', page: 3 } as const;
    expect(alertList.write(filters)).toEqual({ aba: 'vistos', q: 'a', pagina: 3 });
    expect(shown(alertList.write(filters), 0)).toEqual(filters);
    const unread = alertList.write({ tab: 'unread', q: '', page: 1 });
    expect(Object.values(unread).filter((value) => value !== undefined)).toEqual([]);
  });
});
