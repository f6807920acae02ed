import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';
import { TooltipProvider } from './tooltip.tsx';

it.each([
  [9, '3 de 3'],
  [3, '3 de 3'],
  [0, '1 de 3'],
  [-4, '1 de 3'],
])('shows page %i of three as %s', { tags: ['W-596'] }, (number, words) => {
  const pages = createElement(Pagination, {
    page: { number, size: 50, total: 120 },
    noun: 'clientes',
    onPageChange: () => undefined,
  });
  const html = renderToStaticMarkup(createElement(TooltipProvider, null, pages));
  expect(html.replace(/<!-- -->/g, '')).toContain(words);
});
