import { createZip, type ZipFileEntry } from '../../../packages/tax-engine/test-support/write-zip.ts';

const wordNamespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

const contentTypes = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
</Types>`;

const relations = `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>
</Relationships>`;

const styles = `<?xml version="1.0" encoding="UTF-8"?>
<w:styles ${wordNamespaces}>
<w:style w:type="paragraph" w:styleId="Ttulo1"><w:name w:val="heading 1"/></w:style>
</w:styles>`;

/** A paragraph of Word; each text is a run of its own, one that begins with `*` is bold. */
export function paragraph(texts: string[], style = ''): string {
  const runs = texts.map((text) => {
    const bold = text.startsWith('*');
    const written = bold ? text.slice(1) : text;
    return `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${written}</w:t></w:r>`;
  });
  const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : '';
  return `<w:p>${properties}${runs.join('')}</w:p>`;
}

/** Builds a small Word document of the paragraphs, with additional parts. */
export function docxOf(paragraphs: string[], more: ZipFileEntry[] = []): Buffer {
  const document = `<?xml version="1.0" encoding="UTF-8"?><w:document ${wordNamespaces}><w:body>${paragraphs.join('')}</w:body></w:document>`;
  return createZip([
    { name: '[Content_Types].xml', data: contentTypes },
    { name: '_rels/.rels', data: relations },
    { name: 'word/document.xml', data: document },
    { name: 'word/styles.xml', data: styles },
    ...more,
  ]);
}
