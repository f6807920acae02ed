import { describe, expect, it } from 'vitest';
import { addressOfAlertView, alertViewOf } from './alert-filters.ts';

describe('I-052 I-053 C-05 what the alerts page shows', () => {
  it('is what the address asks for once nothing is unread', () => {
    expect(alertViewOf({ aba: 'resolvidos', q: 'padaria', pagina: 2 }, 0)).toEqual({
      tab: 'resolved',
      q: 'padaria',
      pagina: 2,
    });
    expect(alertViewOf({ aba: 'vistos' }, 0)).toEqual({ tab: 'read', q: '', pagina: 1 });
    expect(alertViewOf({}, 0).tab).toBe('unread');
    expect(alertViewOf({ aba: 'outra' }, 0).tab).toBe('unread');
  });

  it('is the unread ones while there are any', () => {
    expect(alertViewOf({ aba: 'resolvidos', q: 'padaria', pagina: 2 }, 1)).toEqual({ tab: 'unread', q: '', pagina: 1 });
    expect(alertViewOf({ q: 'padaria', pagina: 2 }, 1)).toEqual({ tab: 'unread', q: 'padaria', pagina: 2 });
  });

  it('goes into the address and comes back', () => {
    const view = { tab: 'read', q: 'a', pagina: 3 } as const;
    expect(alertViewOf(addressOfAlertView(view), 0)).toEqual(view);
    expect(addressOfAlertView({ tab: 'unread', q: '', pagina: 1 })).toEqual({});
  });
});
