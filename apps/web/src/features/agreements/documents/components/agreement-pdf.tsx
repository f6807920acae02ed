import type { AgreementText } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { pdfSource } from '@restitui/domain/agreements/documents/display-html.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button, type ButtonProps } from '../../../../ui/button.tsx';
import { downloadPdf } from '../client-agreements.queries.ts';

interface AgreementPdfProps {
  agreement: Pick<AgreementText, 'id' | 'html' | 'pdf'>;
  t: string | undefined;
  size?: ButtonProps['size'];
}

/** Download of the PDF: from the text, else the attached one, else a dash (W-366 to W-368). */
export function AgreementPdf({ agreement: { id, html, pdf }, t, size }: AgreementPdfProps) {
  const download = useMutation(downloadPdf(t));
  const source = pdfSource({ html, pdf });
  if (source === 'none') return <>-</>;
  const label = (
    <>
      <Download aria-hidden />
      {size === 'sm' ? 'PDF' : 'Baixar PDF'}
    </>
  );
  if (source === 'attached') {
    return (
      <Button asChild size={size}>
        <a href={pdf ?? ''} download aria-label="Baixar PDF">
          {label}
        </a>
      </Button>
    );
  }
  return (
    <Button size={size} aria-label="Baixar PDF" loading={download.isPending} onClick={() => download.mutate(id)}>
      {label}
    </Button>
  );
}
