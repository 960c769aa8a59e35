import { readDevOptions } from './dev-options.ts';

const remotes = ['mfe-people', 'mfe-title'];

describe('the command line of npm run dev', () => {
  it('without arguments npm run dev works on every remote, with the BFF of the repository', () => {
    expect(readDevOptions([], remotes)).toEqual({ remotes: [] });
  });

  it('npm run dev takes remotes, and the address of another API by its origin', () => {
    expect(readDevOptions(['mfe-title', '--api', 'http://localhost:4001/api'], remotes)).toEqual({
      remotes: ['mfe-title'],
      api: 'http://localhost:4001',
    });
  });

  it.each([
    [['mfe-titel'], 'There is no remote named mfe-titel. Did you mean mfe-title?'],
    [['ui-kit', 'mfe-title'], 'npm run dev -- ui-kit'],
    [['--mock', '--api', 'http://localhost:4001'], '--api and --mock each say where data comes from'],
  ])('npm run dev refuses %j and says why', (args, message) => {
    expect(() => readDevOptions(args, remotes)).toThrow(message);
  });
});
