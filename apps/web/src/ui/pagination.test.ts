import type { Page } from '@restitui/domain/wire/endpoint.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';
import { TooltipProvider } from './tooltip.tsx';

function shown(page: Page): string {
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

it('shows that more follow than were counted, and leads beyond the last page that is known', () => {
  const html = shown({ number: 40, size: 50, total: 2000, more: true });
  expect(html).toContain('1.951–2.000 de mais de 2.000 clientes');
  expect(html).toContain('40 de mais de 40');
  expect(html).not.toContain('disabled=""');
});
