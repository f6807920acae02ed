import type { AcceptedFile } from '@restitui/domain/wire/accepted-file.ts';
import type { CheckedFile, Registered, Verdict } from '@restitui/pdf-check/verdict.ts';
import { useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { evidenceMessages as messages, sealTexts, verdictTexts } from '../evidence.messages.ts';

const tones = { valido: 'positive', alterado: 'warning', invalido: 'danger' } as const satisfies Record<
  Verdict,
  string
>;

const sealedPdf: AcceptedFile = {
  maxBytes: 100 * 1024 * 1024,
  extensions: ['.pdf'],
  messages: messages.pdfFile,
};

/** Compares a PDF with the registered hashes in the browser; the file is not uploaded. */
export function FileCheck({ registered }: { registered: Registered }) {
  const [file, setFile] = useState<File>();
  const [checked, setChecked] = useState<CheckedFile>();
  const [failed, setFailed] = useState(false);

  async function check(chosen: File | undefined) {
    setFile(chosen);
    setChecked(undefined);
    setFailed(false);
    if (!chosen) return;
    try {
      const { checkFile } = await import('@restitui/pdf-check/verdict.ts');
      setChecked(await checkFile(new Uint8Array(await chosen.arrayBuffer()), registered));
    } catch {
      setFailed(true);
    }
  }

  return (
    <Card title="Conferir um arquivo" description="A conferência é feita neste aparelho: o arquivo não é enviado.">
      <div className="flex flex-col gap-4">
        <FileField
          label="PDF do contrato"
          help="Solte aqui o PDF que você recebeu."
          accepts={sealedPdf}
          file={file}
          onFileChange={(chosen) => void check(chosen)}
          error={failed ? messages.unreadableFile : undefined}
        />
        {file && !checked && !failed && <p className="text-caption text-muted">Conferindo…</p>}
        {checked && (
          <Notice tone={tones[checked.verdict]} title={verdictTexts[checked.verdict].title}>
            <p>
              {verdictTexts[checked.verdict].text} {sealTexts[checked.seal]}
            </p>
            <p className="figures mt-1 break-all text-caption">SHA-256 do arquivo: {checked.sha256}</p>
          </Notice>
        )}
      </div>
    </Card>
  );
}
