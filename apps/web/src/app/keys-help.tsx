import { lazy, Suspense, useState } from 'react';
import type { ListedKey } from '../lib/listed-keys.ts';
import { useLetterKeys } from '../lib/use-letter-keys.ts';

const KeysDialog = lazy(() => import('../ui/keys-dialog.tsx').then((m) => ({ default: m.KeysDialog })));

const everywhere: readonly ListedKey[] = [
  ['Ctrl K', 'buscar e ir'],
  ['Ctrl B', 'recolher o menu'],
  ['↑ ↓', 'andar nas linhas de uma tabela'],
];
const singleEverywhere: readonly ListedKey[] = [['?', 'ver estas teclas']];

/** Opens the list of the keys of the screen with '?'. */
export function KeysHelp() {
  const [open, setOpen] = useState(false);
  useLetterKeys({ '?': () => setOpen(true) });
  return (
    <Suspense>{open && <KeysDialog {...{ everywhere, singleEverywhere }} open onOpenChange={setOpen} />}</Suspense>
  );
}
