import type { AgreementSummary } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { contractNames } from '@restitui/domain/agreements/documents/contract-names.ts';
import { pdfSource } from '@restitui/domain/agreements/documents/display-html.ts';
import { useMutation } from '@tanstack/react-query';
import { Download, Ellipsis, Paperclip } from 'lucide-react';
import { DropdownMenu, MenuItem } from '../../../../ui/dropdown-menu.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { downloadPdf } from '../client-agreements.queries.ts';
import { takesPdf } from '../takes-pdf.ts';

/** The columns PDF and Anexar of an agreement as a menu, where a row has one line (W-366 to W-368, W-397). */
export function AgreementMenu({ agreement, onAttach }: { agreement: AgreementSummary; onAttach: () => void }) {
  const { id, pdf, contracts } = agreement;
  const download = useMutation(downloadPdf(undefined));
  const hasText = pdfSource(agreement) === 'html';
  const mayAttach = takesPdf(agreement);
  if (!hasText && !pdf && !mayAttach) return null;
  return (
    <DropdownMenu
      trigger={
        <IconButton
          icon={Ellipsis}
          size="sm"
          label={`Ações de ${contractNames(contracts)}`}
          hint="Ações"
          loading={download.isPending}
        />
      }
    >
      {hasText && (
        <MenuItem icon={Download} onSelect={() => download.mutate(id)}>
          Baixar PDF
        </MenuItem>
      )}
      {pdf && (
        <MenuItem icon={Paperclip} asChild>
          <a href={pdf} download>
            Baixar anexo
          </a>
        </MenuItem>
      )}
      {mayAttach && (
        <MenuItem icon={Paperclip} onSelect={onAttach}>
          Anexar
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
