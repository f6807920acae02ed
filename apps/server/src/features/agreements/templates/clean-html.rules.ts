import { normalizePlaceholders } from '@restitui/domain/agreements/templates/placeholders.ts';
import sanitizeHtml from 'sanitize-html';
import { joinPlaceholders } from './join-placeholders.rules.ts';

const number = [/^\d{1,3}$/];
const alignment = { 'text-align': [/^(?:left|right|center|justify)$/] };
const aligned = ['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th'];

const whole = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'blockquote', 'ul', 'ol', 'li', 'hr', 'br'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['strong', 'em', 'u', 's', 'sub', 'sup'],
];

/** Converts the alignment attributes of old editors into styles. */
function withAlignment(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { align, ...rest } = attributes;
  const style = [align && `text-align: ${align.toLowerCase()}`, attributes.style].filter(Boolean).join('; ');
  return { tagName, attribs: style ? { ...rest, style } : rest };
}

const options: sanitizeHtml.IOptions = {
  allowedTags: whole,
  // No links or images: placeholder values must not be able to become addresses.
  allowedAttributes: {
    ...Object.fromEntries(aligned.map((tag) => [tag, ['style']])),
    td: ['style', 'colspan', 'rowspan'],
    th: ['style', 'colspan', 'rowspan', 'scope'],
    ol: ['start'],
  },
  allowedStyles: Object.fromEntries(aligned.map((tag) => [tag, alignment])),
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'head', 'template', 'svg', 'math', 'xml'],
  nestingLimit: 60,
  parseStyleAttributes: true,
  transformTags: {
    ...Object.fromEntries(aligned.map((tag) => [tag, withAlignment])),
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    ins: 'u',
    center: () => ({ tagName: 'div', attribs: { style: 'text-align: center' } }),
  },
};

function onlyNumbers(html: string): string {
  return html.replace(/ (?:colspan|rowspan|start|scope)="([^"]*)"/g, (attribute, value: string) =>
    number.some((form) => form.test(value)) || /^(?:row|col)$/.test(value) ? attribute : '',
  );
}

const empty = /<(strong|em|u|s|sub|sup|p|div|h[1-6]|blockquote)(?: style="[^"]*")?>(?:\s|<br \/>)*<\/(\w+)>/g;

/** Removes blank paragraphs; the page decides the spacing. */
function withoutEmpty(html: string): string {
  let before = html;
  for (let i = 0; i < 5; i++) {
    const after = before.replace(empty, (all, tag, end) => (tag === end ? '' : all));
    if (after === before) break;
    before = after;
  }
  return before;
}

/**
 * Reduces HTML to an allow-list of headings, paragraphs, lists, tables and emphasis, and joins split placeholders.
 */
export function cleanHtml(html: string): string {
  const sanitised = onlyNumbers(sanitizeHtml(html, options));
  return withoutEmpty(normalizePlaceholders(joinPlaceholders(sanitised))).trim();
}

const wrapped = /<(li|td|th)((?: [^<>]*)?)><p>([^<]*(?:<(?!\/?p\b)[^<]*)*)<\/p><\/(li|td|th)>/g;
const singleSpans = / (?:colspan|rowspan)="1"/g;

/** Cleans an edited text and removes what the editor adds to list items and cells, as a Word document gives it. */
export function cleanEditedHtml(html: string): string {
  return cleanHtml(html).replace(singleSpans, '').replace(wrapped, withoutParagraph);
}

function withoutParagraph(all: string, tag: string, attributes: string, content: string, end: string): string {
  return tag === end ? `<${tag}${attributes}>${content}</${tag}>` : all;
}
