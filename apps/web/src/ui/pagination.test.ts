import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';
import { TooltipProvider } from './tooltip.tsx';

function shown(page: { number: number; size: number; total: number }): string {
  const pages = createElement(Pagination, { page, noun: ['cliente', 'clientes'], onPageChange: () => undefined });
  return renderToStaticMarkup(createElement(TooltipProvider, null, pages)).replace(/<!-- -->/g, '');
}

it.each([
  [9, '3 de 3'],
  [3, '3 de 3'],
  [0, '1 de 3'],
  [-4, '1 de 3'],
])('shows page %i of three as %s', { tags: ['W-596'] }, (number, words) => {
  expect(shown({ number, size: 50, total: 120 })).toContain(words);
});

it.each([
  [1, '1 cliente'],
  [12, '12 clientes'],
  [0, '0 clientes'],
])('says how many there are when %i items fill one page, without buttons', (total, text) => {
  const html = shown({ number: 1, size: 50, total });
  expect(html).toContain(`>${text}<`);
  expect(html).not.toContain('button');
});
