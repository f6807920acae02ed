import { displayName } from '@restitui/brazil/display-name.ts';
import type { IdentityCheck } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { X } from 'lucide-react';
import { Dialog as Radix, ToggleGroup } from 'radix-ui';
import { useState } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { focusOnClose, focusOnOpen } from '../../../../ui/dialog-focus.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TabWithin, tabFromDialog } from '../../../../ui/tab-within.tsx';
import { reviewImages } from '../review-images.ts';
import { ZoomPane } from './zoom-pane.tsx';

interface ComparePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  signature: IdentityCheck;
  onRetry: () => void;
}

/** Shows the photo or the drawing beside the document, each with zoom. */
export function ComparePanel({ open, onOpenChange, signature, onRetry }: ComparePanelProps) {
  const [chosen, setChosen] = useState<'fotoPessoa' | 'assinatura'>('fotoPessoa');
  const [selfie, drawing, document] = reviewImages(signature);
  const left = chosen === 'fotoPessoa' ? selfie : drawing;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusOnOpen}
          onCloseAutoFocus={focusOnClose}
          onKeyDown={tabFromDialog}
          className="fixed inset-x-0 top-0 bottom-(--offline) z-50 flex animate-appear flex-col bg-canvas focus:outline-none"
        >
          <TabWithin>
            <header className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b bg-surface px-4 py-2 sm:px-6">
              <Radix.Title className="min-w-0 flex-1 font-semibold text-lead">
                Comparar imagens
                <span className="block truncate font-normal text-caption text-muted">
                  {displayName(signature.nome)}
                </span>
              </Radix.Title>
              <ToggleGroup.Root
                type="single"
                aria-label="Comparar com o documento"
                value={chosen}
                onValueChange={(next) => next && setChosen(next as typeof chosen)}
                className="flex rounded-md border p-0.5"
              >
                {[selfie, drawing].map(({ key, label }) => (
                  <ToggleGroup.Item
                    key={key}
                    value={key}
                    className={cn(
                      'h-8 rounded-sm px-3 text-body text-muted transition-colors duration-100 hover:text-ink',
                      'data-[state=on]:bg-neutral-soft data-[state=on]:font-medium data-[state=on]:text-ink',
                    )}
                  >
                    {label}
                  </ToggleGroup.Item>
                ))}
              </ToggleGroup.Root>
              <Radix.Close asChild>
                <IconButton icon={X} label="Fechar (Esc)" className="-mr-2" />
              </Radix.Close>
            </header>
            <div className="grid min-h-0 flex-1 grid-rows-2 gap-px bg-line sm:grid-cols-2 sm:grid-rows-1">
              <ZoomPane key={left.key} image={left} onRetry={onRetry} />
              <ZoomPane image={document} onRetry={onRetry} />
            </div>
          </TabWithin>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
