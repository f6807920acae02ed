import { expect, it } from 'vitest';
import { fillSlots } from './page-slots.ts';

const hostile = `</style><script>alert("1")</script>'&{{{block}}}{{text}}$&`;

it('escapes texts, and fills blocks as they are', () => {
  const filled = fillSlots('<b title="{{text}}">{{text}}</b>{{{block}}}', { text: hostile }, { block: '<i>$&</i>' });
  const escaped = '&lt;/style&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;{{{block}}}{{text}}$&amp;';
  expect(filled).toBe(`<b title="${escaped}">${escaped}</b><i>$&</i>`);
});

it('fills braces around a slot, and leaves unknown slots empty', () => {
  expect(fillSlots(':root{{{{paint}}}}{{none}}{{{none}}}.', {}, { paint: 'a:b' })).toBe(':root{a:b}.');
});
