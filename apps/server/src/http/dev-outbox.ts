import type { FastifyInstance } from 'fastify';
import { isLocalRequest } from './is-local-request.ts';

export interface OutboxMessage {
  channel: string;
  to: string;
  subject: string;
  text: string;
  /** The page of an e-mail. */
  html: string | null;
  at: string;
}

/** Serves the unsent messages to callers on this machine; registered for a demonstration only. */
export async function registerDevOutbox(
  app: FastifyInstance,
  read: () => Promise<OutboxMessage[]>,
  configuredHost?: string,
): Promise<void> {
  app.get('/api/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    if (!isLocalRequest(request, configuredHost)) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').send({ data: await read() });
  });
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    if (!isLocalRequest(request, configuredHost)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pageOf(await read()));
  });
}

function pageOf(messages: OutboxMessage[]): string {
  const listed = messages.map(articleOf).join('') || '<p>Nenhuma mensagem ainda.</p>';
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Caixa de saída</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="5">
<style>${style}</style></head><body><main><h1>Caixa de saída</h1>
<p>Mensagens desta demonstração: nada sai desta máquina. A página se atualiza a cada 5 segundos.</p>
${listed}</main></body></html>`;
}

function articleOf({ channel, to, subject, text, html, at }: OutboxMessage): string {
  const when = new Date(at).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  const words = escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);
  return `<article><h2>${escapeHtml(subject)}</h2><dl><dt>${channel === 'email' ? 'E-mail' : 'WhatsApp'}</dt>
<dd>${escapeHtml(to)}</dd><dt>Em</dt><dd>${when}</dd></dl><pre>${words}</pre>${html ? pageFrame(html) : ''}</article>`;
}

function pageFrame(html: string): string {
  return `<details><summary>Como chega no e-mail</summary><iframe title="E-mail" sandbox srcdoc="${escapeHtml(html)}"></iframe></details>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;background:Canvas;color:CanvasText}main{max-width:44rem;margin:auto;padding:2rem 1rem}
h1{font-size:1.5rem}h2{font-size:1.05rem;margin:0}article{border-top:1px solid GrayText;padding:1.25rem 0}
dl{display:flex;flex-wrap:wrap;gap:.25rem .75rem;margin:.25rem 0;font-size:.875rem}dt{font-weight:600}dd{margin:0}
iframe{width:100%;height:32rem;border:1px solid GrayText;background:white}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.75rem 0 0}`;
