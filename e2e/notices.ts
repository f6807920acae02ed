import type { Page } from '@playwright/test';

/** Sentences of a notice, its title included: the next ones are about something else, or belong into the page. */
const mostSentences = 3;

/**
 * Returns what is wrong with the notices in the content of the page, or in the dialog over it:
 * - two that say the same, or of which one repeats the title of another,
 * - one with so many sentences that it says several things,
 * - a button or link that names no action, is offered by two notices, or leads to the page that is open.
 */
export function noticeFlaws(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const flat = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
    const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
    const content = dialogs[dialogs.length - 1] ?? document.querySelector('main') ?? document.body;
    const notices = [...content.querySelectorAll<HTMLElement>('[data-notice]')]
      .filter((notice) => notice.checkVisibility({ visibilityProperty: true }))
      .map((notice) => {
        const actions = [...notice.querySelectorAll<HTMLElement>('button, a[href]')];
        const said = notice.cloneNode(true);
        if (said instanceof HTMLElement) for (const each of said.querySelectorAll('button')) each.remove();
        return { text: flat(said.textContent), title: flat(notice.querySelector('p')?.textContent ?? ''), actions };
      });
    const found: string[] = [];
    const offered = new Set<string>();
    for (const [at, { text, title, actions }] of notices.entries()) {
      for (const other of notices.slice(at + 1)) {
        if (text === other.text) found.push(`said twice: ${text}`);
        else if (title && title === other.title) found.push(`title of two notices: ${title}`);
      }
      // A stop before a digit belongs to a number, one after a single letter or `art` to an abbreviation.
      const sentences = text.split(/(?<![\s(]\p{L}|\bart|\bLtda)[.!?](?=\s+\p{Lu})/u);
      if (sentences.length > most) found.push(`${sentences.length} sentences: ${text}`);
      for (const action of actions) {
        const name = flat(action.getAttribute('aria-label') ?? action.textContent);
        if (action.localName === 'button' && !/^(\p{L}+[aei]r|pôr)\b/iu.test(name)) found.push(`no action: ${name}`);
        if (action.localName === 'button' && offered.has(name)) found.push(`offered twice: ${name}`);
        offered.add(name);
        if (action instanceof HTMLAnchorElement && action.href === location.href) found.push(`leads nowhere: ${name}`);
      }
    }
    return found;
  }, mostSentences);
}
