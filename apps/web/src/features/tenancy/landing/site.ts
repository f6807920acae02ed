import { formatPhone, parsePhone } from '@restitui/brazil/phone.ts';
import {
  type ContactField,
  type ContactFields,
  type ContactKind,
  contactProblems,
  contactSuccess,
  contactSuccessMs,
} from '@restitui/domain/crm/leads/contact-form.ts';
import { type Answered, postJson } from '../../../lib/post-json.ts';
import { isPhoneOrTablet } from './share-devices.ts';

/** Script of the public pages, which work without it except for sending the form. */
const headerTurns = 50;
const topShows = 600;

function followScroll() {
  const header = document.querySelector<HTMLElement>('[data-header]');
  const top = document.querySelector<HTMLElement>('[data-top]');
  const follow = () => {
    header?.toggleAttribute('data-scrolled', window.scrollY > headerTurns);
    top?.toggleAttribute('data-shown', window.scrollY > topShows);
  };
  follow();
  window.addEventListener('scroll', follow, { passive: true });
}

function offerShare() {
  const button = document.querySelector<HTMLButtonElement>('[data-share]');
  if (!button || !isPhoneOrTablet(navigator)) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const { href } = window.location;
    try {
      if (navigator.share) await navigator.share({ title: document.title, url: href });
      else await navigator.clipboard.writeText(href);
    } catch {
      // Who closes the sheet shares nothing.
    }
  });
}

function serveForm(form: HTMLFormElement) {
  const kind = form.dataset.contact as ContactKind;
  const names: Record<ContactField, string> = {
    name: 'name',
    tel: kind === 'generic' ? 'phone' : 'tel',
    email: 'email',
    message: 'message',
  };
  const fields = Object.keys(names) as ContactField[];
  const control = (field: ContactField) => form.elements.namedItem(names[field]) as HTMLInputElement;
  const place = (selector: string) => form.querySelector<HTMLElement>(selector);
  const failure = place('[data-failure]');
  const done = place('[data-done]');
  const button = place('button[type=submit]');

  function say(problems: Partial<Record<string, string>>) {
    for (const field of fields) {
      const problem = problems[names[field]] ?? problems[field];
      control(field).setAttribute('aria-invalid', String(problem !== undefined));
      const note = document.getElementById(`contact-${field}-error`);
      if (note) note.textContent = problem ?? '';
    }
    const together = document.getElementById('contact-error');
    if (together) together.textContent = Object.values(problems)[0] ?? '';
    const first = fields.find((field) => problems[names[field]] ?? problems[field]);
    if (first) control(first).focus();
  }

  function thank() {
    form.toggleAttribute('data-sent', true);
    if (done) done.textContent = contactSuccess[kind];
    form.reset();
    setTimeout(() => {
      form.removeAttribute('data-sent');
      if (done) done.textContent = '';
    }, contactSuccessMs);
  }

  function explain({ status, body }: Answered) {
    const issues = body.issues ?? [];
    say(Object.fromEntries(issues.map(({ path, message }) => [path, message])));
    const words = status === 0 ? 'Sem conexão. Nada do que você escreveu se perdeu: tente novamente.' : body.message;
    if (failure && issues.length === 0) failure.textContent = words ?? 'Não foi possível enviar. Tente novamente.';
  }

  control('tel').addEventListener('blur', ({ currentTarget }) => {
    const input = currentTarget as HTMLInputElement;
    if (parsePhone(input.value)) input.value = formatPhone(input.value);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button?.ariaBusy === 'true') return;
    const typed = Object.fromEntries(fields.map((field) => [field, control(field).value])) as unknown as ContactFields;
    const problems = contactProblems(kind, typed);
    if (failure) failure.textContent = '';
    say(problems);
    if (Object.keys(problems).length > 0) return;

    const { tel, ...rest } = typed;
    const site = (form.elements.namedItem('site') as HTMLInputElement).value;
    const landing = document.documentElement.dataset.landing || undefined;
    button?.setAttribute('aria-busy', 'true');
    const answer = await postJson('/api/leads', { ...rest, [names.tel]: tel, site, landing });
    button?.removeAttribute('aria-busy');
    if (answer.status === 201) thank();
    else explain(answer);
  });
}

followScroll();
offerShare();
for (const form of document.querySelectorAll<HTMLFormElement>('[data-contact]')) serveForm(form);
