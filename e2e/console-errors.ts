import type { Page } from '@playwright/test';

/**
 * Collects the errors of a page's console and those that no code handles. Failed requests are left out, or with
 * `statuses` those with one of these answers.
 */
export function collectConsoleErrors(page: Page, statuses?: readonly number[]): string[] {
  const errors: string[] = [];
  const mayFail = (text: string) =>
    text.startsWith('Failed to load resource') &&
    (!statuses || statuses.some((status) => text.includes(`status of ${status} `)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !mayFail(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
