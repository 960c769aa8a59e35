import { nameChunks } from './chunk-names.ts';
import { MappedScript } from './mapped-script.ts';

const nameIn = (entry: string, chunks: Readonly<Record<string, string>>): string =>
  nameChunks(new MappedScript(entry), chunks).text;

const files = { title: 'title.abc.js' };

it.each(['JSON.parse("@@chunk-files@@")', "JSON.parse('@@chunk-files@@')", 'JSON.parse(`@@chunk-files@@`)'])(
  "an entry gets the names of its chunks' files: %s",
  (placeholder) => {
    expect(nameIn(`i=${placeholder},o={}`, files)).toBe('i={"title":"title.abc.js"},o={}');
  },
);

it('an entry that has no place for the names of its chunks is an error, and one without chunks is none', () => {
  expect(() => nameIn('i={}', files)).toThrow('has no place for the names of its chunks');
  expect(nameIn('i={}', {})).toBe('i={}');
});
