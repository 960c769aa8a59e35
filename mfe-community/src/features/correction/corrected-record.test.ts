/** @jest-environment node */
import { correctedRecord } from './corrected-record.ts';

it.each([
  ['title=lionheart', { kind: 'title', slug: 'lionheart' }],
  ['person=mati-diop', { kind: 'person', slug: 'mati-diop' }],
  ['page=https://sinima.example/title/lionheart/cast', { kind: 'title', slug: 'lionheart' }],
  ['page=/titles/lionheart?tab=crew', { kind: 'title', slug: 'lionheart' }],
  ['page=sinima.example/person/mati-diop', { kind: 'person', slug: 'mati-diop' }],
  ['page=lionheart', { kind: 'title', slug: 'lionheart' }],
  ['page=What is this?', null],
  ['', null],
])('record that "%s" names for correction is %j', (search, record) => {
  expect(correctedRecord(new URLSearchParams(search))).toEqual(record);
});
