import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Notice } from './notice.tsx';
import { unbroken, unbrokenHtml } from './unbroken.ts';

const markup = (content: Parameters<typeof unbroken>[0]) =>
  renderToStaticMarkup(createElement('p', undefined, unbroken(content)));
const whole = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

it.each(['e-mail', 'E-mails', 'e-CAC', 'PGDAS-D', 'NFC-e', 'ICMS-ST', 'PER/DCOMP', '74000-000', '90449-3982'])(
  'keeps %s on one line',
  (word) => {
    expect(markup(`Veja o ${word}, sempre.`)).toBe(`<p>Veja o ${whole(word)}, sempre.</p>`);
  },
);

it.each([
  '(62) 90000-0001',
  '(62) 3000-0001',
  '529.982.247-25',
  '11.222.333/0001-81',
  '40.BLT.000/0001-68',
  '10166.720123/2025-11',
  '12345.67890.010125.1.2.04-1234',
])('keeps the number %s on one line', (number) => {
  expect(markup(`Dúvidas: ${number}.`)).toBe(`<p>Dúvidas: ${whole(number)}.</p>`);
});

it('keeps words on one line in HTML, and changes no character of its text or tags', () => {
  const html = '<p style="text-align:left">Por e-mail, no <strong>e-CAC</strong>: a@e-mail.test</p>e-mail';
  const shown = unbrokenHtml(html);
  const span = (word: string) => `<span style="white-space:nowrap">${word}</span>`;
  expect(shown).toBe(
    `<p style="text-align:left">Por ${span('e-mail')}, no <strong>${span('e-CAC')}</strong>: a@e-mail.test</p>${span('e-mail')}`,
  );
});

it('lets other texts break, and changes no character', () => {
  for (const text of ['Segunda-feira e pós-venda', 'joana-e-filhos@loja.test', '0001-81', 'PIS/COFINS']) {
    expect(markup(text)).toBe(`<p>${text}</p>`);
  }
  expect(markup('São R$ 10,00 no e-CAC')).toBe(`<p>São R$\u00a010,00 no ${whole('e-CAC')}</p>`);
});

it('keeps words on one line in the texts of the parts that all pages share', () => {
  const text = 'Enviado por e-mail.';
  const field = { label: text, help: text, children: createElement(Input) };
  const parts = [
    createElement(Notice, { tone: 'info' }, text),
    createElement(Notice, { tone: 'info', title: text }),
    createElement(EmptyState, { title: text, description: text }),
    createElement(ErrorState, { title: text, error: 'Confira o e-mail.' }),
    createElement(Field, field),
  ];
  for (const part of parts) {
    const shown = renderToStaticMarkup(part);
    expect(shown.split(whole('e-mail')).join('')).not.toContain('e-mail');
  }
});
