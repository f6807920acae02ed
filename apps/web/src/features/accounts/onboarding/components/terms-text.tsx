import { termsOfUse } from '@restitui/domain/accounts/users/terms-of-use.ts';
import { formatDate } from '../../../../lib/formats.ts';

export function TermsText() {
  return (
    <article className="mx-auto w-full max-w-3xl px-4 pt-10 pb-12 sm:px-6">
      <h1 className="font-semibold text-title tracking-tight">Termos de uso</h1>
      <p className="mt-1 text-caption text-muted">
        Versão {termsOfUse.version}, publicada em {formatDate(termsOfUse.publishedDate)}
      </p>
      <ol className="mt-8 flex flex-col gap-8">
        {termsOfUse.sections.map(({ title, paragraphs }, i) => (
          <li key={title} className="grid gap-x-4 sm:grid-cols-[2rem_1fr]">
            <span aria-hidden className="figures hidden text-lead text-muted sm:block">
              {i + 1}
            </span>
            <div>
              <h2 className="font-semibold text-lead">{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-2 max-w-[68ch] text-lead">
                  {paragraph}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </article>
  );
}
