import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber } from '@libpdf/core';

/** Later signatures and form fields are allowed, such as a party's own one at gov.br; other changes break the seal. */
const permission = 2;

/**
 * Makes the signature that is saved next a certification (DocMDP, ISO 32000-1, 12.8.2.2). @libpdf/core 0.4.2 has no
 * option for it: it saves the document between creating the signature's dictionary and signing.
 */
export function certifyNextSave(document: PDF): void {
  const { registry } = document.context;
  const { save } = document;
  document.save = async (options) => {
    document.save = save;
    const field = document.getForm()?.getSignatureFields().at(-1)?.getDict();
    const ref = field?.getRef('V');
    const signature = ref && registry.resolve(ref);
    if (!ref || !(signature instanceof PdfDict)) throw new Error('The signature to certify is not there.');
    signature.set('Reference', new PdfArray([transformation()]));
    document.context.catalog.getDict().set('Perms', PdfDict.of({ DocMDP: ref }));
    return save.call(document, options);
  };
}

function transformation(): PdfDict {
  return PdfDict.of({
    Type: PdfName.of('SigRef'),
    TransformMethod: PdfName.of('DocMDP'),
    TransformParams: PdfDict.of({
      Type: PdfName.of('TransformParams'),
      P: PdfNumber.of(permission),
      V: PdfName.of('1.2'),
    }),
  });
}
