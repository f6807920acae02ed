import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InShell } from './in-shell.ts';
import { PendingPage } from './pending-page.tsx';

it('keeps away from the edges of the window where no shell does', () => {
  const page = createElement(PendingPage);
  expect(renderToStaticMarkup(page)).toMatch(/^<div class="[^"]*px-4/);
  expect(renderToStaticMarkup(createElement(InShell, { value: true }, page))).not.toContain('px-4 py-6');
});
