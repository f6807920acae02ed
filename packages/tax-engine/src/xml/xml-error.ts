export type XmlErrorCode = 'xml_malformed' | 'xml_doctype' | 'xml_encoding';

const reasons: Record<XmlErrorCode, string> = {
  xml_malformed: 'XML malformado ou cortado',
  xml_doctype: 'XML com DOCTYPE ou ENTITY, recusado por segurança',
  xml_encoding: 'codificação de texto não reconhecida',
};

/** A document that cannot be read; the message is pt-BR and contains the byte position. */
export class XmlError extends Error {
  readonly code: XmlErrorCode;

  constructor(code: XmlErrorCode, at: number) {
    super(`${reasons[code]} (byte ${at}).`);
    this.name = 'XmlError';
    this.code = code;
  }

  /** Code of the problem that an analysis reports for the document. */
  get problemCode(): 'XML_RECUSADO' | 'XML_INVALIDO' {
    return this.code === 'xml_doctype' ? 'XML_RECUSADO' : 'XML_INVALIDO';
  }
}
