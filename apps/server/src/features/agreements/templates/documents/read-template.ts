import { placeholderProblems, placeholdersOf } from '@restitui/domain/agreements/templates/placeholders.ts';
import type { TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';
import { DocumentRefusal, type RefusalCode } from './document-refusal.ts';
import { type ReadDocument, readDocument, type UploadedDocument } from './read-document.ts';

export interface ReadTemplate extends ReadDocument {
  /** Placeholders that the text uses. */
  campos: string[];
  /** Sentences about placeholders that cannot be filled. */
  problems: string[];
}

export type ReadOutcome = { read: ReadTemplate } | { refused: RefusalCode };

/** Reads an uploaded template and its placeholders; returns the code of a refusal, whose class a thread cannot send. */
export async function readTemplate(document: UploadedDocument & { type: TemplateType }): Promise<ReadOutcome> {
  try {
    const read = await readDocument(document);
    const html = read.html ?? '';
    const { type } = document;
    return { read: { ...read, campos: placeholdersOf(html), problems: placeholderProblems(html, type) } };
  } catch (error) {
    if (error instanceof DocumentRefusal) return { refused: error.code };
    throw error;
  }
}
