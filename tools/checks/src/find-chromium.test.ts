import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-chromium-'));
});

afterEach(() => rmSync(dir, { recursive: true }));

function program(file: string): string {
  const full = path.join(dir, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, '#!/bin/sh\n');
  chmodSync(full, 0o755);
  return full;
}

describe('Chromium', () => {
  it.each(['chromium', 'chromium-browser', 'google-chrome'])('is found on the PATH as %s', (name) => {
    const browser = program(`bin/${name}`);
    expect(findChromium({ PATH: `${dir}/none:${dir}/bin` })).toBe(browser);
  });

  it('is what CHROME_PATH names, before all others', () => {
    program('bin/chromium');
    const mine = program('mine/browser');
    expect(findChromium({ PATH: `${dir}/bin`, CHROME_PATH: mine })).toBe(mine);
  });

  it('is not what only has the name', () => {
    const browser = program('bin/chromium');
    chmodSync(browser, 0o644);
    expect(findChromium({ PATH: `${dir}/bin` })).not.toBe(browser);
  });

  it('named and not there is an error that says so', () => {
    expect(() => findChromium({ CHROME_PATH: `${dir}/gone` })).toThrow(
      `CHROME_PATH is ${dir}/gone, which does not exist.`,
    );
  });
});

describe('Chromium without a user interface', () => {
  it('is found on the PATH beside the whole one', () => {
    program('bin/chromium');
    const shell = program('bin/chromium-headless-shell');
    expect(findHeadlessShell({ PATH: `${dir}/bin` })).toBe(shell);
  });

  it('is the whole one where there is no other, or where CHROME_PATH names one', () => {
    const whole = program('bin/chromium');
    expect(findHeadlessShell({ PATH: `${dir}/bin` })).toBe(whole);
    program('bin/chromium-headless-shell');
    expect(findHeadlessShell({ PATH: `${dir}/bin`, CHROME_PATH: whole })).toBe(whole);
  });
});
