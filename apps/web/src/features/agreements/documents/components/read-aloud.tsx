import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { speak } from '../read-aloud.ts';

/** Reads the agreement aloud; stops when the page is left (W-306, W-307). */
export function ReadAloud({ html }: { html: string }) {
  const [reading, setReading] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  if (!('speechSynthesis' in window)) return null;

  function toggle() {
    stop.current?.();
    stop.current = undefined;
    if (!reading) {
      const { body } = new DOMParser().parseFromString(html.replace(/<\/(?:p|h\d|li|td|th|div)>/g, '. '), 'text/html');
      stop.current = speak(body.textContent ?? '', () => setReading(false));
    }
    setReading(!reading);
  }
  return (
    <Button aria-pressed={reading} onClick={toggle}>
      {reading ? <Square aria-hidden /> : <Volume2 aria-hidden />}
      {reading ? 'Parar leitura' : 'Ouvir contrato'}
    </Button>
  );
}
