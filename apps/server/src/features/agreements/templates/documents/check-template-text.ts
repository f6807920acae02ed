import { placeholderProblems } from '@restitui/domain/agreements/templates/placeholders.ts';
import type { TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';
import { cleanEditedHtml } from '../clean-html.rules.ts';

/** Cleans a template's text as an upload does and lists the placeholders that cannot be filled. */
export function checkTemplateText({ html, type }: { html: string; type: TemplateType }): {
  html: string;
  problems: string[];
} {
  const clean = cleanEditedHtml(html);
  return { html: clean, problems: placeholderProblems(clean, type) };
}
