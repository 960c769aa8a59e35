import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteConfig } from '@sinima/contracts/remote';
import { translatedDeclaration } from './translated-declaration.ts';

const config: RemoteConfig = {
  name: 'mfe-music',
  navigation: [
    { place: 'header', label: 'Music', path: '/music', order: 1 },
    { place: 'account', label: 'Your music', path: '/music', order: 2 },
  ],
  pages: {
    music: {
      paths: ['/music'],
      feeds: [{ name: 'new', format: 'atom', title: 'New in {slug}', api: '/api/music', entries: [] }],
      card: {
        kind: 'music',
        api: '/api/music/{slug}',
        name: 'name',
        facts: ['Music', '{country}'],
        words: { LP: 'Album' },
        cloth: { shape: 'poster' },
      },
    },
  },
  widgets: {},
};

const entry = (context: string, english: string, text: string): string =>
  `msgctxt "${context}"\nmsgid "${english}"\nmsgstr "${text}"\n\n`;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-declaration-'));
  writeFileSync(path.join(dir, 'package.json'), '{ "name": "@sinima/mfe-music" }');
});
afterEach(() => rmSync(dir, { recursive: true }));

it('a declaration gets the translations that its remote has of labels, titles of feeds, facts and words', () => {
  mkdirSync(path.join(dir, 'messages'));
  const translation =
    entry('remote.config.ts', 'Music', 'Musique') +
    entry('remote.config.ts', 'New in {slug}', 'Nouveau : {slug}') +
    entry('remote.config.ts', 'Album', 'Disque') +
    entry('yours', 'Your music', 'A message of a page');
  writeFileSync(path.join(dir, 'messages/fr.po'), translation);
  const { navigation = [], pages } = translatedDeclaration(config, dir);
  expect(navigation.map(({ labels }) => labels)).toEqual([{ fr: 'Musique' }, undefined]);
  expect(pages['music']?.feeds?.[0]?.titles).toEqual({ fr: 'Nouveau : {slug}' });
  expect(pages['music']?.card?.translations).toEqual({ fr: { Music: 'Musique', LP: 'Disque' } });
});

it('a remote without translations declares what it says', () => {
  expect(translatedDeclaration(config, dir)).toEqual(config);
});
