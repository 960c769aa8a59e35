import { randomBytes } from 'node:crypto';
import { bucketOf } from './canary-bucket.ts';

const VISITORS = 10_000;
const visitors = Array.from({ length: VISITORS }, () => randomBytes(16).toString('base64url'));

const chosen = (percent: number, app = 'mfe-title', version = '2.0.0') =>
  new Set(visitors.filter((visitor) => bucketOf(visitor, { [app]: version }) < percent));

describe('the canary draw', () => {
  it('a canary at 10 % gets 10 ± 1.5 % of 10,000 visitors', () => {
    const share = (chosen(10).size / VISITORS) * 100;
    expect(share).toBeGreaterThan(8.5);
    expect(share).toBeLessThan(11.5);
  });

  it('a visitor of 10,000 draws the same on each of 10 pages', () => {
    const draws = () => visitors.map((visitor) => bucketOf(visitor, { 'mfe-title': '2.0.0' }));
    const first = draws();
    for (let page = 1; page < 10; page += 1) expect(draws()).toEqual(first);
  });

  it('no visitor goes back as a canary grows from 10 % to 50 %', () => {
    let former = chosen(10);
    for (let percent = 11; percent <= 50; percent += 1) {
      const present = chosen(percent);
      expect([...former].filter((visitor) => !present.has(visitor))).toEqual([]);
      former = present;
    }
    expect((former.size / VISITORS) * 100).toBeGreaterThan(47.5);
    expect((former.size / VISITORS) * 100).toBeLessThan(52.5);
  });

  it('a canary at 0 % gets nobody, at 100 % everybody', () => {
    expect(chosen(0).size).toBe(0);
    expect(chosen(100).size).toBe(VISITORS);
  });

  it('a set has one draw, whichever order names its versions, and another one than its versions alone', () => {
    const draws = (set: Record<string, string>) => visitors.map((visitor) => bucketOf(visitor, set));
    const set = draws({ 'mfe-title': '2.0.0', 'mfe-people': '1.0.0' });
    expect(draws({ 'mfe-people': '1.0.0', 'mfe-title': '2.0.0' })).toEqual(set);
    expect(draws({ 'mfe-title': '2.0.0' })).not.toEqual(set);
  });

  it('visitors of one canary are not those of the next', () => {
    const next = chosen(10, 'mfe-title', '3.0.0');
    const both = [...chosen(10, 'mfe-title', '2.0.0')].filter((visitor) => next.has(visitor));
    expect(both.length / VISITORS).toBeLessThan(0.03);
  });
});
