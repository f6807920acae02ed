const shownMs = 2000;
const fadeMs = 500;

/** Ends the splash after its time, or at any key or click (F-089, G-21). */
export function runSplash(splash: HTMLElement, onEnd: () => void): void {
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', end);
    window.removeEventListener('pointerdown', end);
    onEnd();
  };
  let timer = setTimeout(() => {
    splash.firstElementChild?.classList.add('opacity-0');
    timer = setTimeout(end, fadeMs);
  }, shownMs);
  window.addEventListener('keydown', end);
  window.addEventListener('pointerdown', end);
}
