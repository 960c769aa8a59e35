import type { StoriesOf, Story } from '@sinima/testing/stories';
import { ErrorArea } from '../src/error-area/error-area.tsx';

export default {
  title: 'Primitives/Error area',
  component: ErrorArea,
  parameters: {
    docs: {
      description: {
        component: `Stands in the place of an area that failed, while the rest of the page lives on.

- **Do:** Put it in the place of what failed, and let the rest stand.
- **Do:** Give it \`onRetry\` where the read can be tried again.
- **Don’t:** Do not show codes or messages of servers.
- **Don’t:** Do not use it where there is simply nothing: that is an empty state.
- **Accessibility:** It is an alert: read out when it comes.
- **Accessibility:** Without a script, its link asks for the page again.`,
      },
    },
  },
} satisfies StoriesOf<typeof ErrorArea>;

type Shown = Story<typeof ErrorArea>;

export const withoutAScriptAsksForThePageAnew: Shown = {
  name: 'Without a script: asks for the page anew',
  args: {},
};
export const triesAgainInPlace: Shown = {
  name: 'Tries again in place',
  args: { onRetry: function tryAgain() {} },
};
