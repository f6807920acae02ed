import type { AgreementText } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { pdfSource } from '@restitui/domain/agreements/documents/display-html.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { Tooltip } from '../../../../ui/tooltip.tsx';
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
  const label = (
    <>
      <Download aria-hidden />
      {!compact && 'Baixar PDF'}
    </>
  );
  const look = compact && ({ size: 'sm', className: 'w-8 px-0' } as const);
  return (
    <Tooltip text="Baixar PDF" disabled={!compact}>
      {source === 'attached' ? (
        <Button asChild {...look}>
          <a href={pdf ?? ''} download aria-label="Baixar PDF">
            {label}
          </a>
        </Button>
      ) : (
        <Button {...look} aria-label="Baixar PDF" loading={download.isPending} onClick={() => download.mutate(id)}>
          {label}
        </Button>
      )}
    </Tooltip>
  );
}
