/** How the workbench shows each story: as a page of the site would, in the theme that the toolbar says. */
import '@sinima/ui-kit/reset.css';
import '@sinima/ui-kit/tokens.css';
import '@sinima/ui-kit/fonts.css';
import './preview.css';
import { configureApi, createQueryClient } from '@sinima/runtime/host';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import { responseTo } from '@sinima/testing/answers';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { Decorator, Preview } from 'storybook-react-rsbuild';
import type { StoryParameters } from '@sinima/testing/stories';

interface SitePageProps {
  parameters: StoryParameters;
  Shown: ComponentType;
}

/** A story with a router, a cache of its own and its answers, which are those of the whole document. */
function SitePage({ parameters: { address = '/', pattern, answers = {} }, Shown }: SitePageProps): ReactNode {
  const [client] = useState(() => {
    configureApi((path) => responseTo(answers, path));
    return createQueryClient();
  });
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={pattern ?? new URL(address, 'http://site').pathname} element={<Shown />} />
          <Route path="*" element={<p>This link leads to another page.</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

const asOnTheSite: Decorator = (Shown, { id, parameters }) => (
  <SitePage key={id} parameters={parameters} Shown={Shown as ComponentType} />
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    withThemeByDataAttribute({
      themes: { system: '', light: 'light', dark: 'dark' },
      defaultTheme: 'system',
      attributeName: 'data-theme',
    }),
    asOnTheSite,
  ],
  parameters: {
    options: { storySort: { order: ['ui-kit', ['Foundations', 'Cloth', 'Primitives']] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '800px' } },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
};

export default preview;
