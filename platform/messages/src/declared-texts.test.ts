import type { RemoteConfig } from '@sinima/contracts/remote';
import { declaredTexts } from './declared-texts.ts';

const config: RemoteConfig = {
  name: 'mfe-music',
  navigation: [{ place: 'header', label: 'Music', path: '/music', order: 1 }],
  pages: {
    music: {
      paths: ['/music'],
      feeds: [
        { name: 'new', format: 'atom', title: 'New in {slug}', api: '/api/music', entries: [] },
        { name: 'artist', format: 'atom', title: '{name}', api: '/api/artists', entries: [] },
      ],
      card: {
        kind: 'music',
        api: '/api/music/{slug}',
        name: 'name',
        facts: ['Music', '{country}', '{count} {unit}'],
        words: { LP: 'Album' },
        cloth: { shape: 'poster' },
      },
    },
  },
  widgets: {},
};

it('declared texts are labels, titles of feeds, facts and words of cards, each once; one field alone is none', () => {
  expect(declaredTexts(config)).toEqual(['Music', 'New in {slug}', '{count} {unit}', 'Album']);
});
