import { htmlForDisplay } from '@restitui/domain/agreements/documents/display-html.ts';
import type { Signing } from '@restitui/domain/agreements/signing/signing.api.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ChangeNavigator } from '../../suggestions/components/change-navigator.tsx';
import { AgreementHtml } from '../../templates/components/agreement-html.tsx';

/** Changes since the version that the reader opened last. */
export function WhatChanged({ changes, version }: { changes: NonNullable<Signing['changes']>; version: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Notice
        tone="warning"
        title={`O contrato mudou desde que você ${changes.isSigned ? 'assinou' : 'leu'}`}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            Ver o que mudou
          </Button>
        }
      >
        {changes.isSigned
          ? `A sua assinatura é da versão ${changes.version}, que não vale mais; esta é a versão ${version}. Leia e assine de novo.`
          : `Você abriu a versão ${changes.version}; esta é a versão ${version}.`}
      </Notice>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="lg"
        fill
        title={`O que mudou desde que você ${changes.isSigned ? 'assinou' : 'leu'}`}
        description={`Da versão ${changes.version} para a ${version}: o que entrou está em verde, o que saiu, riscado.`}
      >
        <ChangeNavigator content={changes.html}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text that scrolls is reached by keyboard too */}
          <section aria-label="Texto com as mudanças marcadas" tabIndex={0}>
            <AgreementHtml html={htmlForDisplay(changes.html)} />
          </section>
        </ChangeNavigator>
      </Dialog>
    </>
  );
}
