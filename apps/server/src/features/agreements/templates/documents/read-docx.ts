import { walkZip } from '@restitui/tax-engine/zip/read-zip.ts';
import { createZipLimits } from '@restitui/tax-engine/zip/zip-limits.ts';
import mammoth from 'mammoth';
import { DocumentRefusal } from './document-refusal.ts';
import { storedZip } from './stored-zip.ts';

const partBytes = 20 * 1024 ** 2;
const limits = { maxEntries: 2_000, maxInflatedBytes: 40 * 1024 ** 2, maxRatio: 100, ratioFromBytes: 2 * 1024 ** 2 };

const styleMap = ['u => u', "p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"];

/** Reads the parts with text, within limits; skips images, fonts and macros. */
async function textParts(path: string): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  const wanted = (name: string) => (/\.(?:xml|rels)$/i.test(name) ? 'read' : 'skip');
  try {
    const entries = walkZip(path, { wanted, maxEntryBytes: () => partBytes, limits: createZipLimits(limits) });
    for await (const entry of entries) {
      if (!('data' in entry)) throw new DocumentRefusal('contract_file_refused');
      parts.set(entry.name, entry.data);
    }
  } catch (error) {
    if (error instanceof DocumentRefusal) throw error;
    const isBomb = error instanceof Error && 'code' in error && error.code === 'zip_bomb';
    throw new DocumentRefusal(isBomb ? 'contract_file_refused' : 'contract_file_unreadable');
  }
  return parts;
}

function hasText(parts: Map<string, Buffer>, name: RegExp): boolean {
  return [...parts].some(([part, data]) => name.test(part) && /<w:t[ >]/.test(data.toString()));
}

/** Converts a Word document to HTML and lists what was left out. */
export async function readDocx(path: string): Promise<{ html: string; avisos: string[] }> {
  const parts = await textParts(path);
  if (!parts.has('word/document.xml')) throw new DocumentRefusal('contract_file_mislabelled');
  let images = 0;
  const convertImage = mammoth.images.imgElement(async () => {
    images++;
    return { src: '' };
  });
  const buffer = storedZip([...parts].map(([name, data]) => ({ name, data })));
  const { value } = await mammoth
    .convertToHtml({ buffer }, { styleMap, convertImage, externalFileAccess: false, includeEmbeddedStyleMap: false })
    .catch(() => {
      throw new DocumentRefusal('contract_file_unreadable');
    });
  const avisos = [
    images === 1 && '1 imagem não entrou no modelo.',
    images > 1 && `${images} imagens não entraram no modelo.`,
    hasText(parts, /^word\/(?:header|footer)\d*\.xml$/) && 'O cabeçalho e o rodapé do Word não entraram no modelo.',
  ];
  return { html: value, avisos: avisos.filter((aviso) => aviso !== false) };
}
