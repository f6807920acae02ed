import { describe, expect, it } from 'vitest';
import { clientMessage, fillMessage } from './client-message.ts';

const message = { canal: 'email', assunto: 'Sobre {empresa}', texto: '{nome}, veja {portal}' };

describe('a message to clients', () => {
  it('is filled for each client, and keeps what is no placeholder', () => {
    const parts = { nome: 'Ana', empresa: 'Loja {x} Ltda', portal: 'https://a.test/portal' };
    expect(fillMessage('{nome}, a {empresa} em {portal}: {outro}', parts)).toBe(
      'Ana, a Loja {x} Ltda em https://a.test/portal: {outro}',
    );
  });

  it('is refused without text, and with a placeholder that does not exist', () => {
    expect(clientMessage.safeParse(message).success).toBe(true);
    for (const wrong of [{ texto: ' ' }, { assunto: '' }, { texto: 'Olá {razao}' }, { assunto: '{link}' }]) {
      expect(clientMessage.safeParse({ ...message, ...wrong }).success).toBe(false);
    }
  });
});
