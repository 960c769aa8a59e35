/** The questions of `npm run new`, to somebody at a terminal. Answers that flags give are not asked for. */
import { cancel, confirm, group, intro, isCancel, text } from '@clack/prompts';
import { nounOf, type RemoteRequest } from './plan/remote-plan.ts';

function breakOff(): never {
  cancel('Nothing was written.');
  process.exit(1);
}

/** Ask whether the API is to have a part for the remote. Ends the process when the question is broken off. */
export async function askForApi(): Promise<boolean> {
  const answer = await confirm({
    message: 'Does it need its own API data? Otherwise it reads the data of the site.',
    initialValue: false,
  });
  return isCancel(answer) ? breakOff() : answer;
}

/** Ask for missing answers. Ends the process when the questions are broken off. */
export async function askForRest(request: RemoteRequest): Promise<RemoteRequest> {
  const noun = nounOf(request.name);
  intro(`A new remote: ${request.name}`);
  const answers = await group(
    {
      pages: () =>
        request.pages?.length
          ? Promise.resolve(request.pages.join(' '))
          : text({ message: 'Routes of its pages, with spaces between', initialValue: `/${noun}` }),
      widget: () =>
        request.widget === undefined
          ? confirm({ message: 'Does it have a widget on the home page?' })
          : Promise.resolve(request.widget),
      owner: () =>
        request.owner === undefined
          ? text({ message: 'Which team owns it, as in CODEOWNERS?', initialValue: `@sinima/${noun}` })
          : Promise.resolve(request.owner),
    },
    { onCancel: breakOff },
  );
  const { pages, widget, owner } = answers;
  return { ...request, pages: pages.split(/[\s,]+/).filter(Boolean), widget, owner };
}
