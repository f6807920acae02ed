import { useState } from 'react';
import type { ListedKey } from '../lib/listed-keys.ts';
import { useOnRequest } from '../lib/use-later.ts';
import { useLetterKeys } from '../lib/use-letter-keys.ts';

const loadKeysDialog = async () => (await import('../ui/keys-dialog.tsx')).KeysDialog;

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
  const KeysDialog = useOnRequest(loadKeysDialog, open, () => setOpen(false));
  return open && KeysDialog && <KeysDialog {...{ everywhere, singleEverywhere }} open onOpenChange={setOpen} />;
}
