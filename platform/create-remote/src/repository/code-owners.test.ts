import { addOwner, remoteOf } from './code-owners.ts';

const text = `*             @sinima/platform
/mfe-people/  @sinima/people
/mfe-title/   @sinima/title
/bff/         @sinima/api
`;

it('the owner of a new remote stands after those of the others', () => {
  expect(addOwner(text, 'mfe-song', '@sinima/song').split('\n')[3]).toBe('/mfe-song/    @sinima/song');
});

it('a folder that has an owner keeps it', () => {
  expect(addOwner(text, 'mfe-people', '@sinima/other')).toBe(text);
});

it('a longer name than the others pushes its own owner aside only', () => {
  expect(addOwner(text, 'mfe-soundtracks', '@sinima/soundtracks')).toContain(
    '/mfe-title/   @sinima/title\n/mfe-soundtracks/ @sinima/soundtracks\n/bff/',
  );
});

it('a team is known by the remote that it owns', () => {
  expect(remoteOf(text, '@sinima/title')).toBe('mfe-title');
  expect(remoteOf(text, '@sinima/api')).toBeUndefined();
});
