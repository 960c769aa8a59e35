import { nameChunks } from './chunk-names.ts';

const files = { title: 'title.abc.js' };

it.each(['JSON.parse("@@chunk-files@@")', "JSON.parse('@@chunk-files@@')", 'JSON.parse(`@@chunk-files@@`)'])(
  "an entry gets the names of its chunks' files: %s",
  (placeholder) => {
    expect(nameChunks(`i=${placeholder},o={}`, files)).toBe('i={"title":"title.abc.js"},o={}');
  },
);

it('an entry that has no place for the names of its chunks is an error, and one without chunks is none', () => {
  expect(() => nameChunks('i={}', files)).toThrow('has no place for the names of its chunks');
  expect(nameChunks('i={}', {})).toBe('i={}');
});
