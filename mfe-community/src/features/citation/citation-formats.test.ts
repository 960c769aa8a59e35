/** @jest-environment node */
import { bibtex, citeWeb, ris, type Citation } from './citation-formats.ts';

const lionheart: Citation = {
  kind: 'page',
  key: 'sinima-title-lionheart',
  name: 'Lionheart (2018)',
  path: '/title/lionheart',
  url: 'https://sinima.example/title/lionheart',
  accessed: '2026-11-26',
};

it('citation for BibTeX has author, title, address and day', () => {
  expect(bibtex(lionheart)).toBe(`@misc{sinima-title-lionheart,
  author = {{Sinima}},
  title  = {{Lionheart (2018)}},
  url    = {https://sinima.example/title/lionheart},
  note   = {Accessed 2026-11-26}
}`);
});

it('citation for BibTeX has no character that TeX takes for a command', () => {
  const name = String.raw`Blood & Water_100% #1 {~^\}`;
  expect(bibtex({ ...lionheart, name })).toContain(
    String.raw`title  = {{Blood \& Water\_100\% \#1 \{\textasciitilde{}\textasciicircum{}\textbackslash{}\}}},`,
  );
});

it.each([
  ['page', 'ELEC'],
  ['dataset', 'DATA'],
] as const)('citation in RIS of a %s is of the type %s', (kind, type) => {
  expect(ris({ ...lionheart, kind }).split('\n')).toEqual([
    `TY  - ${type}`,
    'TI  - Lionheart (2018)',
    'PB  - Sinima',
    'UR  - https://sinima.example/title/lionheart',
    'Y2  - 2026/11/26',
    'ER  - ',
  ]);
});

it('citation for Wikipedia is one template, whatever the name has in it', () => {
  expect(citeWeb({ ...lionheart, name: 'A|B [C]' })).toBe(
    '{{cite web |url=https://sinima.example/title/lionheart |title=A{{!}}B &#91;C&#93; |website=Sinima |access-date=2026-11-26}}',
  );
});
