import { anchoredPrefix, isPrefixAlone, regularExpression } from './regular-expression.ts';

describe('anchoredPrefix', () => {
  it.each<[RegExp, string]>([
    [/^king/, 'king'],
    [/king/, ''],
    [/^king of b.*/, 'king of b'],
    [/^kings?/, 'king'],
    [/^kings*/, 'king'],
    [/^kings{2}/, 'king'],
    [/^kings+/, 'kings'],
    [/^a\.b\/c/, 'a.b/c'],
    [/^a\.?b/, 'a'],
    [/^a\d/, 'a'],
    [/^(a|b)/, ''],
    [/^a|b/, ''],
    [/^king/i, ''],
    [/^king/m, ''],
    [/^Àjọ/, 'Àjọ'],
    [/^😀?/, ''],
    [/^/, ''],
  ])('anchoredPrefix of %p is "%s"', (pattern, prefix) => {
    expect(anchoredPrefix(pattern)).toBe(prefix);
  });
});

describe('isPrefixAlone', () => {
  it.each<[RegExp, boolean]>([
    [/^king/, true],
    [/^ ki/, true],
    [/^Àjọ/, true],
    [/^kings?/, false],
    [/^a|b/, false],
    [/^a\.b/, false],
    [/^king$/, false],
    [/king/, false],
    [/^king/i, false],
    [/^/, false],
  ])('isPrefixAlone of %p is %p', (pattern, alone) => {
    expect(isPrefixAlone(pattern)).toBe(alone);
  });
});

describe('regularExpression', () => {
  it('regularExpression takes the option m and refuses others', () => {
    expect(regularExpression('a', 'm')).toEqual(/a/m);
    expect(() => regularExpression('a', 'i')).toThrow('option of $regex i');
    expect(() => regularExpression('(', '')).toThrow('Regular expression is invalid');
  });
});
