import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Names that calls of this page answered in capitals. */
    capitals?: Set<string>;
  }
}

/** Makes every call answer names of people and companies in capitals, as the register of companies writes them. */
export async function answerNamesInCapitals(page: Page) {
  await page.addInitScript(() => {
    const nameKey =
      /^(razao_social|nome_fantasia|fantasia|empresa|company|sender|autor|convidadoPor|resolvedBy|decidedBy|\w+_por|nome(Proprietario|Contador|Analista|Beneficiario)|nome_\w+|(author|actor|creator|createdBy|decidedBy|requester)Name)$/;
    const personKeys = ['cpf', 'cpfCnpj', 'email', 'typeCargo', 'id_user'];
    const names = new Set<string>();
    window.capitals = names;

    function raise(value: unknown): unknown {
      if (Array.isArray(value)) return value.map(raise);
      if (typeof value !== 'object' || value === null) return value;
      const isPerson = personKeys.some((key) => key in value);
      return Object.fromEntries(
        Object.entries(value).map(([key, entry]) => {
          const isName = nameKey.test(key) || (isPerson && /^(name|nome)$/.test(key));
          if (!isName || typeof entry !== 'string' || !entry.trim().includes(' ')) return [key, raise(entry)];
          const capitals = entry.trim().toLocaleUpperCase('pt-BR');
          names.add(capitals);
          return [key, capitals];
        }),
      );
    }

    const signedInName = JSON.parse(localStorage.getItem('auth') ?? '{}').user?.name;
    if (signedInName) names.add(signedInName);
    const original = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const reply = await original(...request);
      if (!reply.headers.get('content-type')?.includes('application/json')) return reply;
      const { status, statusText, headers } = reply;
      return new Response(JSON.stringify(raise(await reply.json())), { status, statusText, headers });
    };
  });
}

/** Returns what surrounds each name that the page shows in capitals; texts of contracts and messages keep what is stored. */
export function namesShownInCapitals(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = document.body.cloneNode(true) as HTMLElement;
    for (const stored of shown.querySelectorAll('article, script, style')) stored.remove();
    const labels = [...shown.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
      element.getAttribute('aria-label'),
      element.getAttribute('title'),
    ]);
    const text = [shown.textContent, document.title, ...labels].join('\n');
    return [...(window.capitals ?? [])].flatMap((name) => {
      const start = text.indexOf(name);
      return start < 0 ? [] : [text.slice(Math.max(0, start - 80), start + name.length + 80)];
    });
  });
}
