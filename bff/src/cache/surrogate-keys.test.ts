import { surrogateKeysOf } from './surrogate-keys.js';

it.each([
  ['/api/titles/slug/:slug', { slug: 'lionheart' }, ['title:lionheart']],
  ['/api/titles/:id/credits', { id: 'lionheart' }, ['title:lionheart']],
  ['/api/people/:id', { id: 'genevieve-nnaji' }, ['person:genevieve-nnaji']],
  ['/api/titles/:id', { id: 'two words' }, []],
  ['/api/titles/trending', {}, []],
  ['/api/lists/slug/:slug', { slug: 'classics' }, []],
])('surrogateKeysOf %s with %j is %j', (route, params, keys) => {
  expect(surrogateKeysOf(route, params)).toEqual(keys);
});
