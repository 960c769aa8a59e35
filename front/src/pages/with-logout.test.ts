/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '@sinima/runtime/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { SignIn } from '@sinima/shell/app/sign-in.tsx';
import { SiteProvider, type Site } from '@sinima/shell/app/site.ts';
import { withLogout } from './with-logout.ts';

const site = { composition: { generation: 1, remotes: [] } } as unknown as Site;

/** The header's part as the server renders it. */
const header = (): string =>
  renderToString(
    createElement(
      QueryClientProvider,
      { client: createQueryClient() },
      createElement(
        StaticRouter,
        { location: '/movies' },
        createElement(SiteProvider, { value: site }, createElement(SignIn)),
      ),
    ),
  );

it('a page for somebody who is signed in has Logout where scripts are off', () => {
  const [, anonymous = ''] = /<noscript>(.*?)<\/noscript>/.exec(header()) ?? [];
  const [, signedIn = ''] = /<noscript>(.*?)<\/noscript>/.exec(withLogout(header())) ?? [];
  expect(anonymous).toMatch(/href="\/api\/login[^"]*".*>Sign In</);
  expect(signedIn).toMatch(/href="\/api\/logout".*>Logout</);
});

it('what scripts take over stays as it was rendered', () => {
  const outside = (html: string): string => html.replace(/<noscript>.*?<\/noscript>/g, '');
  expect(outside(withLogout(header()))).toBe(outside(header()));
});
