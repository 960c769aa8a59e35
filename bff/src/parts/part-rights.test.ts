import { uriOfUser } from './part-rights.js';

it.each([
  [
    'mongodb://localhost:27017',
    'mongodb://mfe-a:p%2F@localhost:27017/films?authSource=films&authMechanism=SCRAM-SHA-256',
  ],
  [
    'mongodb://owner:secret@a:1,b:2/films?replicaSet=rs0&authSource=admin',
    'mongodb://mfe-a:p%2F@a:1,b:2/films?replicaSet=rs0&authSource=films&authMechanism=SCRAM-SHA-256',
  ],
  [
    'mongodb+srv://owner:s@cluster.example/',
    'mongodb+srv://mfe-a:p%2F@cluster.example/films?authSource=films&authMechanism=SCRAM-SHA-256',
  ],
])('%s with the user of a part', (uri, expected) => {
  expect(uriOfUser(uri, 'films', 'mfe-a', 'p/')).toBe(expected);
});
