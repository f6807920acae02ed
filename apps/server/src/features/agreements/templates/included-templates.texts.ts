import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholdersOf } from '@restitui/domain/agreements/templates/placeholders.ts';
import type { TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';

/** Returns the text that the product includes for a type: clean HTML with placeholders, a starting point for counsel. */
export function includedText(type: TemplateType): string {
  return readFileSync(join(import.meta.dirname, 'included', `${type}.html`), 'utf8');
}

/** Returns the included text of a type as the document of a template. */
export function includedDocument(type: TemplateType) {
  const html = includedText(type);
  return {
    formato: 'html' as const,
    nome: `${type.toLowerCase().replaceAll('_', '-')}.html`,
    tamanho: Buffer.byteLength(html),
    sha256: createHash('sha256').update(html).digest('hex'),
    html,
    campos: placeholdersOf(html),
    avisos: [],
  };
}
