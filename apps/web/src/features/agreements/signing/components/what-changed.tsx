import { htmlForDisplay } from '@restitui/domain/agreements/documents/display-html.ts';
import type { Signing } from '@restitui/domain/agreements/signing/signing.api.ts';
import { useEffect, useRef, useState } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ChangeNavigator } from '../../suggestions/components/change-navigator.tsx';
import { AgreementHtml } from '../../templates/components/agreement-html.tsx';

interface WhatChangedProps {
  changes: NonNullable<Signing['changes']>;
  version: number;
  /** Whether the text changed while the page was open, such as when the reader wanted to sign. */
  isNew: boolean;
}

/**
 * Changes since the version that the reader opened last. The notice stays in view, at the text and at the signature, until
 * the changes were opened; it takes the focus when the text changes under the reader.
 */
export function WhatChanged({ changes, version, isNew }: WhatChangedProps) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={cn('z-10 rounded-md bg-surface print:hidden', !wasOpened && 'top-2 [@media(min-height:30rem)]:sticky')}
    >
      <Notice
        tone="warning"
        title={`O contrato mudou desde que você ${changes.isSigned ? 'assinou' : 'leu'}`}
        action={
          <Button
            size="sm"
            onClick={() => {
              setOpen(true);
              setOpened(true);
            }}
          >
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
    </div>
  );
}
