import { readFile } from 'node:fs/promises';
import { counted } from '@restitui/brazil/counted.ts';
import { templateFile } from '@restitui/domain/agreements/templates/template-file.ts';
import type { TemplateFormat } from '@restitui/domain/agreements/templates/templates.api.ts';
import { cleanEditedHtml, cleanHtml } from '../clean-html.rules.ts';
import { compoundRoot } from './compound-root.ts';
import { decodeHtml } from './decode-html.ts';
import { DocumentRefusal } from './document-refusal.ts';
import { readDocx } from './read-docx.ts';

export interface UploadedDocument {
  path: string;
  /** The uploaded file name; its extension is checked against the content. */
  name: string;
}

export interface ReadDocument {
  formato: TemplateFormat;
  /** Null for PDF and old Word, which are stored unchanged. */
  html: string | null;
  avisos: string[];
}

const maxHtmlFile = 2 * 1024 ** 2;
const maxHtml = 1024 ** 2;
const zip = '504b0304';
const pdf = Buffer.from('%PDF-').toString('hex');

/** Recognizes old Word by its stream; a password-protected .docx uses the same container. */
function formatOfCompound(inside: ReadonlySet<string>, ending: string | undefined): TemplateFormat {
  if (inside.has('EncryptedPackage')) throw new DocumentRefusal('contract_file_protected');
  if (!inside.has('WordDocument')) throw new DocumentRefusal('contract_file_mislabelled');
  if (ending !== 'doc') throw new DocumentRefusal('contract_file_old_word');
  return 'doc';
}

function formatOf(name: string, bytes: Buffer): TemplateFormat {
  const start = bytes.subarray(0, 4).toString('hex');
  const ending = name.toLowerCase().split('.').at(-1);
  const inside = compoundRoot(bytes);
  if (inside) return formatOfCompound(inside, ending);
  if (ending === 'pdf' && bytes.subarray(0, 1024).includes(Buffer.from(pdf, 'hex'))) return 'pdf';
  if (ending === 'docx' && start === zip) return 'docx';
  const isMarkup = !bytes.subarray(0, 4).includes('%PDF') && start !== zip && /<[a-z!]/i.test(decodeHtml(bytes));
  if ((ending === 'html' || ending === 'htm') && isMarkup) return 'html';
  throw new DocumentRefusal('contract_file_mislabelled');
}

function requireText(html: string): string {
  if (html.replace(/<[^<>]*>/g, '').trim() === '') throw new DocumentRefusal('contract_file_empty');
  if (Buffer.byteLength(html) > maxHtml) throw new DocumentRefusal('contract_file_refused');
  return html;
}

/** Detects the format by content, not only by name, and extracts the text. */
export async function readDocument({ path, name }: UploadedDocument): Promise<ReadDocument> {
  const bytes = await readFile(path);
  const formato = formatOf(name, bytes);
  if (formato === 'pdf') return { formato, html: null, avisos: [] };
  if (formato === 'doc') return { formato, html: null, avisos: [templateFile.oldWordKept] };
  if (formato === 'docx') {
    const { html, avisos } = await readDocx(path);
    return { formato, html: requireText(cleanHtml(html)), avisos };
  }
  if (bytes.length > maxHtmlFile) throw new DocumentRefusal('contract_file_refused');
  const text = decodeHtml(bytes);
  if (text.includes('\0')) throw new DocumentRefusal('contract_file_mislabelled');
  const pictures = text.match(/<img[\s/>]/gi)?.length ?? 0;
  const avisos =
    pictures === 0 ? [] : [counted(pictures, 'imagem não entrou no modelo.', 'imagens não entraram no modelo.')];
  return { formato, html: requireText(cleanEditedHtml(text)), avisos };
}
