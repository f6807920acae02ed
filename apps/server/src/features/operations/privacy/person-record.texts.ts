import { formatInstant } from '@restitui/brazil/day.ts';
import type { PersonRecord, RecordSection } from '@restitui/domain/operations/privacy/person-record.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Renders the record as a self-contained HTML page without scripts or external resources. */
export function personRecordPage(
  { nome, secoes, fotos }: PersonRecord,
  about: { empresa: string; at: string },
): string {
  const pictures = fotos.map(
    ({ nome: file }) => `<figure><img src="${escaped(file)}" alt=""><figcaption>${escaped(file)}</figcaption></figure>`,
  );
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Dados pessoais de ${escaped(nome)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b2a33; }
h1 { font-size: 1.5rem; margin-bottom: 0; } h2 { font-size: 1.1rem; margin-top: 2rem; border-top: 1px solid #c8d0d4; padding-top: 1rem; }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .15rem 1rem; margin: 0 0 1rem; padding: .75rem 0; }
dl + dl { border-top: 1px dotted #c8d0d4; } dt { color: #51626b; } dd { margin: 0; overflow-wrap: anywhere; }
figure { display: inline-block; margin: 0 1rem 1rem 0; } img { max-width: 16rem; max-height: 16rem; display: block; }
figcaption, .nota { color: #51626b; font-size: .875rem; }
</style>
</head>
<body>
<h1>Dados pessoais de ${escaped(nome)}</h1>
<p class="nota">Guardados por ${escaped(about.empresa)} em ${escaped(formatInstant(about.at))}. Os mesmos dados estão em dados.json.</p>
${secoes.map(sectionOf).join('\n')}
${pictures.length > 0 ? `<h2>Fotos e assinatura</h2>\n${pictures.join('\n')}` : ''}
</body>
</html>
`;
}

function sectionOf({ titulo, campos, registros }: RecordSection): string {
  const rows = registros.map((registro) => {
    const facts = Object.entries(campos).map(
      ([key, label]) => `<dt>${escaped(label)}</dt><dd>${escaped(displayValue(registro[key]))}</dd>`,
    );
    return `<dl>${facts.join('')}</dl>`;
  });
  return `<section><h2>${escaped(titulo)}</h2>${rows.join('') || '<p class="nota">Nada registrado.</p>'}</section>`;
}

function displayValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (Array.isArray(value)) return value.map(displayValue).join(', ') || '—';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  return /^\d{4}-\d\d-\d\dT/.test(text) ? formatInstant(text) : text;
}
