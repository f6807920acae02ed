/** Splits text into pieces to speak: some browsers stop in the middle of longer ones. */
export function splitForSpeech(text: string, longest = 180): string[] {
  const sentences =
    text
      .replace(/\s+/g, ' ')
      .trim()
      .match(/[^.;:!?]+[.;:!?]*\s*/g) ?? [];
  const pieces: string[] = [];
  for (const sentence of sentences) {
    for (let rest = sentence.trim(); rest; ) {
      const end = rest.length <= longest ? rest.length : rest.lastIndexOf(' ', longest);
      pieces.push(rest.slice(0, end > 0 ? end : longest).trim());
      rest = rest.slice(end > 0 ? end : longest).trim();
    }
  }
  return pieces;
}

/** Speaks in Portuguese at normal speed; returns a function that stops it (W-306). */
export function speak(text: string, onEnd: () => void): () => void {
  const { speechSynthesis } = window;
  speechSynthesis.cancel();
  const pieces = splitForSpeech(text);
  pieces.forEach((piece, i) => {
    const utterance = new SpeechSynthesisUtterance(piece);
    utterance.lang = 'pt-BR';
    utterance.rate = 1;
    if (i === pieces.length - 1) utterance.onend = onEnd;
    utterance.onerror = onEnd;
    speechSynthesis.speak(utterance);
  });
  return () => speechSynthesis.cancel();
}
