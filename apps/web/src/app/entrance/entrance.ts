import { loadApp } from '../../lib/load-app.ts';
import { readStored } from '../../lib/storage.ts';
import { followForm } from './entrance-form.ts';
import { followPerson } from './person.ts';
import { type Held, replacePage } from './replace-page.ts';
import { runSplash } from './splash.ts';

/** Runs a prerendered page: loads the app when the person acts, and keeps until then what was typed and pressed. */
function startEntrance(root: HTMLElement, page: HTMLElement) {
  const { pathname } = location;
  // The app forwards a browser with a session, and exchanges a one-time code.
  const needsApp = readStored('auth') !== undefined || location.hash !== '';
  const place = document.createElement('div');
  place.id = 'app';
  const splash = root.querySelector<HTMLElement>('[data-splash]');
  const failure = root.querySelector<HTMLTemplateElement>('template')?.content.firstElementChild;
  const retry = failure?.querySelector('button');
  let state: 'idle' | 'loading' | 'failed' = 'idle';
  let isRendered = false;
  let held: Held;

  const form = followForm(page, root.dataset.domain ?? '', () => hold('submit'));
  const person = followPerson(page, replaceIfCalm);

  function hold(what: Held) {
    held = what;
    form.setBusy(held === 'submit');
    load();
    replaceIfCalm();
  }

  /** Whether a switch that is held is pressed once more. */
  const isTakenBack = (button: HTMLButtonElement) => button === held && button.ariaPressed !== null;

  function load() {
    if (state === 'loading') return;
    state = 'loading';
    retry?.setAttribute('aria-busy', 'true');
    loadApp((share) => form.showLoaded(Math.floor(share * 100))).catch(() => {
      state = 'failed';
      showPage();
      form.setBusy(false);
      retry?.removeAttribute('aria-busy');
      if (failure && !failure.isConnected) page.querySelector('form')?.prepend(failure);
    });
  }

  function showPage() {
    splash?.remove();
    if (!page.hidden) return;
    page.hidden = false;
    if (document.activeElement === document.body) page.querySelector<HTMLElement>('[autofocus]')?.focus();
  }

  function replaceIfCalm() {
    const isEarly = !globalThis.entrance || !isRendered || page.hidden;
    if (isEarly || person.isPressing() || (!held && person.isChoosing())) return;
    globalThis.entrance = undefined;
    replacePage(root, place, person.left, held);
  }

  function handOver() {
    if (location.pathname !== pathname) {
      globalThis.entrance = undefined;
      return root.replaceWith(place);
    }
    isRendered = true;
    if (needsApp) showPage();
    replaceIfCalm();
  }

  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === retry) hold(held);
    else if (button && button.type !== 'submit') hold(isTakenBack(button) ? undefined : button);
  });
  // A correction takes the submission back, which would send a value that is typed in part.
  page.addEventListener('input', () => {
    if (held !== 'submit') return;
    held = undefined;
    form.setBusy(false);
  });

  globalThis.entrance = { place, providers: root.dataset.providers?.split(' ') ?? [], handOver };

  root.querySelector('[data-late]')?.remove();
  if (needsApp) return load();
  const act = ({ target }: Event) => {
    if (state === 'idle' && !(target instanceof Element && target.closest('a'))) load();
  };
  for (const name of ['keydown', 'pointerdown', 'input', 'change']) window.addEventListener(name, act);
  // A sign-in in another tab.
  window.addEventListener('storage', ({ key }) => (key === 'auth' || key === null) && state === 'idle' && load());
  if (splash) runSplash(splash, showPage);
  else showPage();
}

const root = document.getElementById('entrance');
const page = root?.querySelector<HTMLElement>('[data-page]');
if (root && page) startEntrance(root, page);
