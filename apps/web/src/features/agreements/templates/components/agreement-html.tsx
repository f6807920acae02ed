import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { unbrokenHtml } from '../../../../ui/unbroken.ts';
import { lowerHeadings } from '../lower-headings.ts';

const allowed = {
  ALLOWED_TAGS: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'blockquote', 'ul', 'ol', 'li', 'hr', 'br', 'mark'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'strong', 'em', 'u', 's', 'sub', 'sup'],
    ...['ins', 'del', 'span'],
  ],
  ALLOWED_ATTR: ['style', 'colspan', 'rowspan', 'scope', 'start'],
};

const text =
  'break-words text-body leading-relaxed [&_del]:rounded-sm [&_del]:bg-danger-soft [&_del]:px-0.5 [&_del]:text-danger [&_del]:line-through [&_ins]:rounded-sm [&_ins]:bg-positive-soft [&_ins]:px-0.5 [&_ins]:text-positive [&_ins]:no-underline [&_li]:mb-1 [&_mark]:rounded-sm [&_mark]:bg-warning-soft [&_mark]:text-warning [&_ol]:mb-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:mb-3 [&_table]:mb-3 [&_table]:w-full [&_td]:border [&_td]:p-2 [&_th]:border [&_th]:p-2 [&_ul]:mb-3 [&_ul]:list-disc [&_ul]:pl-6';

/** Styles of an agreement's text in editing. */
export const editedTextStyle = cn(
  text,
  '[&_h1]:mb-4 [&_h1]:text-balance [&_h1]:font-semibold [&_h1]:text-lead [&_h2]:mt-6 [&_h2]:mb-2 [&_h2]:font-semibold [&_h3]:mt-4 [&_h3]:mb-2 [&_h3]:font-semibold',
);
const readTextStyle = cn(
  text,
  '[&_h2]:mb-4 [&_h2]:text-balance [&_h2]:font-semibold [&_h2]:text-lead [&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:font-semibold [&_h4]:mt-4 [&_h4]:mb-2 [&_h4]:font-semibold',
);

/** Renders an agreement's text below the heading of the page; sanitized by the server and again here. */
export function AgreementHtml({ html }: { html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(unbrokenHtml(lowerHeadings(html)), allowed), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the line above leaves text and its structure
  return <article className={readTextStyle} dangerouslySetInnerHTML={{ __html: clean }} />;
}
