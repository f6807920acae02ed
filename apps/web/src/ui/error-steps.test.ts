import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { ErrorState } from './error-state.tsx';
import { Notice } from './notice.tsx';

const unreached = new ApiError({ status: 0, code: 'network', message: 'Erro de rede' });
const refused = new ApiError({ status: 422, code: 'taken', message: 'E-mail já cadastrado' });
const step = 'Confira a conexão e tente de novo.';

it('a notice of an error says what to do where the error does not', { tags: ['D-50'] }, () => {
  const notice = (error: unknown) => renderToStaticMarkup(createElement(Notice, { tone: 'danger', error }));
  expect(notice(unreached)).toContain(step);
  expect(notice(refused)).not.toContain('<p>');
  expect(notice(undefined)).not.toContain('<p>');
});

it('a part that cannot be loaded offers a retry only where it can help', { tags: ['D-50'] }, () => {
  const offersRetry = (error?: unknown) =>
    renderToStaticMarkup(createElement(ErrorState, { title: 'Nada carregado', error, onRetry: () => {} })).includes(
      'Tentar novamente',
    );
  const of = (status: number, code = 'x') => new ApiError({ status, code, message: 'Recusado' });
  for (const error of [undefined, 'Texto', unreached, of(408), of(409), of(429), of(500), of(503)]) {
    expect(offersRetry(error)).toBe(true);
  }
  for (const error of [of(401, 'link_invalid'), of(400), of(403), of(404), of(422)]) {
    expect(offersRetry(error)).toBe(false);
  }
});

it('a part that cannot be loaded says what to do where the error does not', { tags: ['D-50'] }, () => {
  const state = (error: unknown) => renderToStaticMarkup(createElement(ErrorState, { title: 'Nada carregado', error }));
  expect(state(unreached)).toMatch(new RegExp(`Erro de rede.*${step}`));
  expect(state(refused).match(/<p[ >]/g)).toHaveLength(2);
});
