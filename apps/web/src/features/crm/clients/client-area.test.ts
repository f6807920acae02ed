import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClientArea } from './components/client-area.tsx';

const shown = (isPending: boolean) =>
  renderToStaticMarkup(
    createElement(ClientArea, {
      client: { data: undefined, isPending, error: null, refetch: () => undefined },
      show: () => 'o cliente',
    }),
  );

it('shows that a client is loading, and that there is none', { tags: ['W-039', 'W-040'] }, () => {
  expect(shown(true)).toContain('Carregando dados do cliente...');
  expect(shown(false)).toContain('Nenhum dado do cliente disponível.');
});
