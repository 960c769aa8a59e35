/** @jest-environment node */
import { namedRecord } from './named-record.ts';

it.each([
  ['title=lionheart', { kind: 'title', slug: 'lionheart' }],
  ['person=mati-diop', { kind: 'person', slug: 'mati-diop' }],
  ['page=https://sinima.example/title/lionheart/cast', { kind: 'title', slug: 'lionheart' }],
  ['page=/titles/lionheart?tab=crew', { kind: 'title', slug: 'lionheart' }],
  ['page=sinima.example/person/mati-diop', { kind: 'person', slug: 'mati-diop' }],
  ['page=lionheart', { kind: 'title', slug: 'lionheart' }],
  ['page=What is this?', null],
  ['', null],
])('record that "%s" names is %j', (search, record) => {
  expect(namedRecord(new URLSearchParams(search))).toEqual(record);
});
