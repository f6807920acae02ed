import type { AgreementText } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { pdfSource } from '@restitui/domain/agreements/documents/display-html.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { IconButton, IconLink } from '../../../../ui/icon-button.tsx';
import { downloadPdf } from '../client-agreements.queries.ts';

interface AgreementPdfProps {
  agreement: Pick<AgreementText, 'id' | 'html' | 'pdf'>;
  t: string | undefined;
  /** An icon in the column of a list, which its heading names. */
  compact?: boolean;
}

/** Download of the PDF: from the text, else the attached one, else a dash (W-366 to W-368). */
export function AgreementPdf({ agreement: { id, html, pdf }, t, compact = false }: AgreementPdfProps) {
  const download = useMutation(downloadPdf(t));
  const source = pdfSource({ html, pdf });
  if (source === 'none') return <>-</>;
  if (compact) {
    const look = { icon: Download, label: 'Baixar PDF', size: 'sm', variant: 'secondary' } as const;
    return source === 'attached' ? (
      <IconLink {...look} href={pdf ?? ''} download />
    ) : (
      <IconButton {...look} loading={download.isPending} onClick={() => download.mutate(id)} />
    );
  }
  const label = (
    <>
      <Download aria-hidden />
      Baixar PDF
    </>
  );
  return source === 'attached' ? (
    <Button asChild>
      <a href={pdf ?? ''} download>
        {label}
      </a>
    </Button>
  ) : (
    <Button loading={download.isPending} onClick={() => download.mutate(id)}>
      {label}
    </Button>
  );
}
