import { type ListedKey, useScreenKeys } from '../lib/listed-keys.ts';
import { setSingleKeys, useSingleKeys } from '../lib/single-keys.ts';
import { Dialog } from './dialog.tsx';
import { Switch } from './switch.tsx';

interface KeysDialogProps {
  /** Keys that work on every screen, whether or not single keys are on. */
  everywhere: readonly ListedKey[];
  /** Single keys that work on every screen. */
  singleEverywhere: readonly ListedKey[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lists the keys that act on the screen and everywhere, and switches single keys on and off. */
export function KeysDialog({ everywhere, singleEverywhere, open, onOpenChange }: KeysDialogProps) {
  const onScreen = useScreenKeys();
  const on = useSingleKeys();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="sm" title="Teclas desta tela">
      <div className="flex flex-col gap-5">
        {on && onScreen.length > 0 ? (
          <KeyList label="Nesta tela" keys={onScreen} />
        ) : (
          <p className="text-body text-muted">
            {on ? 'Esta tela não tem teclas próprias agora.' : 'As teclas de uma letra estão desligadas.'}
          </p>
        )}
        <KeyList label="Em todas as telas" keys={on ? [...everywhere, ...singleEverywhere] : everywhere} />
        <Switch
          label="Teclas de uma letra"
          checked={on}
          onCheckedChange={setSingleKeys}
          help="Desligue se elas atrapalham um leitor de tela ou o ditado."
        />
      </div>
    </Dialog>
  );
}

function KeyList({ label, keys }: { label: string; keys: readonly ListedKey[] }) {
  return (
    <section aria-label={label}>
      <h3 className="mb-1 text-caption text-muted">{label}</h3>
      <dl className="divide-y border-y">
        {keys.map(([key, does]) => (
          <div key={key} className="flex items-center gap-4 py-1.5 text-body">
            <dt className="w-20 shrink-0">
              <kbd className="rounded-sm border border-line-strong px-1.5 py-0.5 font-sans text-caption">{key}</kbd>
            </dt>
            <dd className="min-w-0">{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
