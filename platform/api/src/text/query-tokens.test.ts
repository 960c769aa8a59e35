import { queryTokens, withLiteral, without } from './query-tokens.ts';

describe('the parts of a query', () => {
  it.each([
    ['king of boys', ['king', 'of', 'boys'], []],
    ['"king of" boys', ['king of', 'boys'], ['king of']],
    ['“wolof” 2018', ['wolof', '2018'], ['wolof']],
    ['king "of boys', ['king', 'of', 'boys'], []],
  ])('%s has the parts %j, of which %j are literal', (query, texts, literal) => {
    const tokens = queryTokens(query);
    expect(tokens.map(({ text }) => text)).toEqual(texts);
    expect(tokens.filter(({ isLiteral }) => isLiteral).map(({ text }) => text)).toEqual(literal);
  });

  it.each([
    [0, 0, '"Senegalese" comedies "of love"'],
    [0, 1, '"Senegalese comedies" "of love"'],
    [0, 2, '"Senegalese comedies of love"'],
  ])('parts %i to %i are put in quotation marks: %s', (first, last, expected) => {
    expect(withLiteral(queryTokens('Senegalese comedies "of love"'), first, last)).toBe(expected);
  });

  it('a query is written without some of its parts', () => {
    expect(without(queryTokens('senegalese comedies "of love"'), 1, 1)).toBe('senegalese "of love"');
  });
});
